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
@testable import DocumentWindows
@testable import PaintingEditing
@testable import Windows

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

  @Test func `is ruled, squared and plain by the button that shows it`() throws {
    try openPatterns()
    choose(3)
    #expect(window.painting.background.pattern?.kind == .squared)
    #expect(window.painting.background.pattern?.spacing == PaperPattern.usualSpacing)
    #expect(window.paper.backdrop.pattern?.kind == .squared)
    let button = window.editor.screen.bar.paperButton
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

  @Test func `has another spacing, typed as a sum`() throws {
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

  @Test func `is not in the bar of a narrow window, but in its menu`() throws {
    #expect(!window.editor.screen.bar.paperButton.isHidden)
    window.window.resize(to: PixelSize(width: 400, height: 760))
    window.draw()
    #expect(window.editor.screen.bar.paperButton.isHidden)
    window.editor.showBackgroundMenu()
    #expect(window.editor.window.scene.hasPopup)
  }

  @Test func `is cropped to what is selected, and has its other edges again after an undo`() throws
  {
    let before = window.painting
    window.window.key("Ctrl+A")
    window.editor.cropToSelection()
    window.draw()
    // 0.25 × 0.375 of the longer side, and half of the line all round.
    #expect(abs(window.painting.aspectRatio.value - 0.26 / 0.385) < 1e-6)
    #expect(window.pixels == window.fullRedraw())
    #expect(window.painting.elements.count == 1)
    window.undo()
    #expect(window.painting.shape == before.shape && window.painting.elements == before.elements)
    #expect(window.pixels == window.fullRedraw())
  }

  @Test func `has a size that is asked in millimetres, inches or pixels`() throws {
    let services = window.editor.services
    window.editor.askForPaperSize()
    window.draw()
    enter("21cm+3")
    window.window.key("Tab")
    enter("420")
    window.window.key("Enter")
    window.draw()
    #expect(abs(window.painting.aspectRatio.value - 213.0 / 420) < 1e-9)
    #expect(services.settings[.paperUnit] == .millimeters)
    #expect(window.pixels == window.fullRedraw())
    let length = try #require(window.painting.paperLength)
    #expect(abs(length.millimeters - 420) < 1e-9)
    window.undo()
    #expect(window.painting.aspectRatio == .fourToThree && window.painting.paperLength == nil)
    #expect(!window.painting.canUndo)
    window.redo()
    // It is shown again, and left as it is.
    window.editor.askForPaperSize()
    window.draw()
    let fields = PaperSizeFields(window.painting.paper, in: .millimeters, texts: .init(.english))
    #expect(fields.width.value == 213 && fields.height.value == 420)
    window.window.key("Enter")
    window.draw()
    #expect(window.painting.history.edits.count == 1)
  }

  @Test func `that has a size is what rulers, guides and patterns are counted in`() throws {
    window.editor.aids.now.showsRulers = true
    window.draw()
    let rulers = try #require(window.editor.screen.rulers)
    #expect(rulers.countToLongerSide == PaperScale.points)
    window.editor.askForPaperSize()
    window.draw()
    enter("200")
    window.window.key("Tab")
    enter("100")
    window.window.key("Enter")
    window.draw()
    #expect(abs(rulers.countToLongerSide - 200) < 1e-9)
    window.editor.aids.now.guides = [Guide(.vertical, at: 0.25)]
    window.editor.askForGuide(0)
    window.draw()
    enter("20")
    window.window.key("Enter")
    #expect(window.editor.aids.now.guides == [Guide(.vertical, at: 0.1)])
    try openPatterns()
    choose(3)
    #expect(window.painting.background.pattern?.spacing == 5.0 / 200)
    window.undo()
    window.undo()
    #expect(rulers.countToLongerSide == PaperScale.points)
    window.redo()
    #expect(abs(rulers.countToLongerSide - 200) < 1e-9)
  }

  @Test func `is from 1 mm to 10 m long, whatever it is counted in`() {
    #expect(PaperUnit.millimeters.length(of: 1)?.millimeters == 1)
    #expect(PaperUnit.millimeters.length(of: 10_000)?.millimeters == 10_000)
    #expect(PaperUnit.millimeters.length(of: 0.9) == nil)
    #expect(PaperUnit.inches.length(of: 0.04) != nil && PaperUnit.inches.length(of: 0.03) == nil)
    #expect(PaperUnit.pixels.length(of: 4) != nil && PaperUnit.pixels.length(of: 40_000) == nil)
  }

  @Test func `of A4 is chosen by name with its size, and keeps it in another shape`() throws {
    let all = PaperRatio.all(window.editor.services.texts)
    let a4 = try #require(all.last)
    let chosen = a4.chosen(for: .fourToThree)
    #expect(chosen.length == .a4 && chosen.ratio.value < 1 && a4.fits(chosen))
    let wide = all[0].chosen(for: chosen)
    #expect(wide == PaperSize(.fourToThree, length: .a4) && all[0].fits(wide))
    #expect(!a4.fits(PaperSize(chosen.ratio, length: PaperLength(millimeters: 420))))
    #expect(a4.fits(PaperSize(chosen.ratio)))
  }

  @Test func `of an untouched painting has its size without a step`() throws {
    let application = try ApplicationTester()
    _ = try application.new(.painting)
    let first = try #require(application.application.documents.last?.editor as? PaintingEditor)
    let window = try #require(application.display.windows.last)
    first.askForPaperSize()
    window.draw()
    window.key("Ctrl+A")
    window.type("100")
    window.key("Tab").key("Ctrl+A")
    window.type("100")
    window.key("Enter")
    let square = try #require(AspectRatio(1))
    #expect(first.painting.paper == PaperSize(square, length: PaperLength(millimeters: 100)))
    #expect(!first.painting.canUndo)
    window.press(300, 300).drag(to: 340, 320).release()
    guard case .painting(let painting) = try application.stored(first.name) else {
      throw NoPainting()
    }
    #expect(painting.paperLength == PaperLength(millimeters: 100))
  }

  private struct NoPainting: Error {}

  @Test func `keeps its size in another unit, and lies down with its sides swapped`() throws {
    let paper = try #require(AspectRatio(210.0 / 297))
    let fields = PaperSizeFields(PaperSize(paper), in: .millimeters, texts: .init(.english))
    #expect(fields.width.value == 210 && fields.height.value == 297)
    #expect(fields.orientation.selection == 0)
    fields.orientation.chosen.post(1)
    #expect(fields.width.value == 297 && fields.height.value == 210)
    #expect(fields.orientation.selection == 1)
    fields.unitRow.chosen.post(1)
    #expect(abs(fields.width.value - 11.69) < 1e-9 && fields.unit == .inches)
    fields.width.wanted.post((0.001, true))
    #expect(fields.width.value == 0.01 && fields.ratio == nil && fields.size == nil)
    fields.width.wanted.post((2, true))
    #expect(fields.ratio != nil && fields.orientation.selection == 0)
    fields.height.wanted.post((400, true))
    fields.width.wanted.post((400, true))
    #expect(fields.ratio != nil && fields.size == nil)
  }
}
