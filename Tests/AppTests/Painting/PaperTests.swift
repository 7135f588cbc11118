import Base
import Documents
import Editing
import Rendering
import TestSupport
import Testing
import Texts
import Views
import Widgets

@testable import App
@testable import ApplicationTesting

@Suite("The paper of a painting")
struct PaperTests {
  private let window: PaintingWindow

  init() throws {
    window = try PaintingWindow(
      .select,
      Painting(
        shape: .fixed(.fourToThree),
        baseElements: [
          PaintingElement(
            .shape(.rectangle, from: UnitPoint(x: 0.25, y: 0.25), to: UnitPoint(x: 0.5, y: 0.75)),
            width: 0.01)
        ]))
  }

  /// Chooses from the menu that is open by keys, counting what can be chosen from 1.
  private func choose(_ item: Int) {
    for _ in 0..<item { window.window.key("Down") }
    window.window.key("Enter")
    window.draw()
  }

  /// Types over what a field has.
  private func enter(_ text: String) {
    window.window.key("Ctrl+A")
    window.window.type(text)
  }

  private func openPatterns() throws {
    let button = try window.place(.button, "Background")
    window.window.click(button.midX, button.midY)
    // White, colour of the brush, pattern.
    choose(3)
  }

  @Test("is ruled, squared and plain by the button that shows it")
  func patterns() throws {
    try openPatterns()
    choose(3)
    #expect(window.painting.background.pattern?.kind == .squared)
    #expect(window.painting.background.pattern?.spacing == PaperPattern.usualSpacing)
    #expect(window.paper.backdrop.pattern?.kind == .squared)
    let button = window.controller.screen.bar.paperButton
    #expect(button.accessibility.value == "Squared")
    try openPatterns()
    choose(9)
    #expect(window.painting.background.pattern?.spacing == 10.0 / 297)
    try openPatterns()
    choose(1)
    #expect(window.painting.background == .white && button.accessibility.value == "#FFFFFF")
    window.undo()
    window.undo()
    window.undo()
    #expect(window.painting.background == .white && !window.painting.canUndo)
    window.redo()
    #expect(button.accessibility.value == "Squared")
  }

  @Test("has another spacing, typed as a sum")
  func spacing() throws {
    try openPatterns()
    choose(4)
    try openPatterns()
    choose(11)
    enter("3+4")
    window.window.key("Enter")
    window.draw()
    let pattern = try #require(window.painting.background.pattern)
    #expect(pattern.kind == .dotted && abs(pattern.spacing - 7 / 297.0) < 1e-9)
  }

  @Test("is not in the bar of a narrow window, but in its menu")
  func narrow() throws {
    #expect(!window.controller.screen.bar.paperButton.isHidden)
    window.window.resize(to: PixelSize(width: 400, height: 760))
    window.draw()
    #expect(window.controller.screen.bar.paperButton.isHidden)
    window.controller.showBackgroundMenu()
    #expect(window.controller.window.scene.hasPopup)
  }

  @Test("is cropped to what is selected, and has its other edges again after an undo")
  func crop() throws {
    let before = window.painting
    window.window.key("Ctrl+A")
    window.controller.cropToSelection()
    window.draw()
    // 0.25 × 0.375 of the longer side, and half of the line all round.
    #expect(abs(window.painting.aspectRatio.value - 0.26 / 0.385) < 1e-6)
    #expect(window.pixels == window.fullRedraw())
    #expect(window.painting.elements.count == 1)
    window.undo()
    #expect(window.painting.shape == before.shape && window.painting.elements == before.elements)
    #expect(window.pixels == window.fullRedraw())
  }

  @Test("has a size that is asked in millimetres, inches or pixels")
  func size() throws {
    let services = window.controller.services
    window.controller.askForPaperSize()
    window.draw()
    enter("210+3")
    window.window.key("Tab")
    enter("420")
    window.window.key("Enter")
    window.draw()
    #expect(abs(window.painting.aspectRatio.value - 213.0 / 420) < 1e-9)
    #expect(services.settings.paperUnit == .millimeters)
    #expect(window.pixels == window.fullRedraw())
    window.undo()
    #expect(window.painting.aspectRatio == .fourToThree)
  }

  @Test("keeps its size in another unit, and lies down with its sides swapped")
  func fields() throws {
    let paper = try #require(AspectRatio(210.0 / 297))
    let fields = PaperSizeFields(paper, in: .millimeters, texts: .init(.english))
    #expect(fields.width.value == 210 && fields.height.value == 297)
    #expect(fields.orientation.selection == 0)
    fields.orientation.chosen.post(1)
    #expect(fields.width.value == 297 && fields.height.value == 210)
    #expect(fields.orientation.selection == 1)
    fields.unitRow.chosen.post(1)
    #expect(abs(fields.width.value - 11.69) < 1e-9 && fields.unit == .inches)
    fields.width.wanted.post((0.001, true))
    #expect(fields.width.value == 0.01 && fields.ratio == nil)
    fields.width.wanted.post((2, true))
    #expect(fields.ratio != nil && fields.orientation.selection == 0)
  }
}
