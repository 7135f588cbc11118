@testable import ApplicationTesting
import Base
import Canvas
import Documents
import Editing
import Testing
import Views
import Widgets

@testable import App
@testable import PaintingEditing

@Suite("The gradient panel of a painting")
struct GradientPanelTests {
  private let red = InkColor(red: 255, green: 0, blue: 0)

  /// A window with a red rectangle that has a gradient to blue, from (120, 150) to (280, 150) of a paper of 400 × 300.
  private func window() throws -> PaintingWindow {
    let element = PaintingElement(
      .shape(
        .rectangle, from: UnitPoint(x: 0.25, y: 80.0 / 300), to: UnitPoint(x: 0.75, y: 220.0 / 300)),
      width: 0.01, style: LineStyle(color: .black, fill: FillStyle(color: red)))
    let window = try PaintingWindow(
      .gradient, Painting(shape: .fixed(.fourToThree), baseElements: [element]))
    window.brushes.brush.style.color = InkColor(red: 0, green: 0, blue: 255)
    window.press(120, 150).drag(to: 280, 150).release()
    window.draw()
    return window
  }

  private func gradient(_ window: PaintingWindow) throws -> InkGradient {
    try #require(window.painting.elements[0].placedStyle.fill?.gradient)
  }

  private func panel(_ window: PaintingWindow) throws -> GradientPanel {
    let panel = try #require(window.editor.screen.gradientPanel)
    #expect(!panel.isHidden)
    return panel
  }

  private func click(_ name: String, _ window: PaintingWindow) throws {
    window.draw()
    let middle = try window.place(.button, name).center
    window.window.click(middle.x, middle.y)
  }

  /// Offsets in whole parts of a hundred.
  private func offsets(_ window: PaintingWindow) throws -> [Int] {
    try gradient(window).field.stops.map { Int(($0.offset * 100).rounded()) }
  }

  @Test func `is there with the tool and a gradient, and stays closed once it was closed`() throws {
    let window = try window()
    _ = try panel(window)
    window.tools.choose(.select)
    #expect(window.editor.screen.gradientPanel == nil)
    window.tools.choose(.gradient)
    #expect(window.editor.screen.gradientPanel == nil, "nothing is selected")
    window.click(200, 150)
    try click("Close the gradient panel", window)
    #expect(window.editor.screen.gradientPanel == nil && !window.selection.isEmpty)
    window.editor.gradients.toggle()
    _ = try panel(window)
  }

  @Test func `changes the gradient step by step, and each can be undone`() throws {
    let window = try window()
    for (name, isDone) in [
      ("Radial", { $0.form == .radial }), ("Reflected", { $0.field.spread == .reflect }),
      ("sRGB", { $0.field.space == .srgb }),
      ("Reverse gradient", { $0.field.stops.last?.color == red }),
      ("Add stop", { $0.field.stops.count == 3 }),
    ] as [(String, (InkGradient) -> Bool)] {
      let edits = window.painting.history.edits.count
      try click(name, window)
      #expect(isDone(try gradient(window)), "\(name)")
      #expect(window.painting.history.edits.count == edits + 1, "\(name)")
    }
    try click("Remove gradient", window)
    #expect(!window.painting.elements[0].placedStyle.hasGradients)
    #expect(window.editor.screen.gradientPanel == nil)
    for _ in 1...6 { window.undo() }
    let first = try gradient(window)
    #expect(first.form == .linear && first.field.stops.count == 2)
  }

  @Test func `drags a stop in a single step, seen on the paper meanwhile`() throws {
    let window = try window()
    try click("Add stop", window)
    let (panel, before) = (try panel(window), window.pixels)
    let edits = window.painting.history.edits.count
    panel.wanted.post(.drag(1, to: 0.6))
    panel.wanted.post(.drag(1, to: 0.75))
    window.draw()
    #expect(window.pixels != before)
    #expect(try offsets(window) == [0, 50, 100], "it is a draft")
    panel.wanted.post(.drop)
    #expect(try offsets(window) == [0, 75, 100])
    #expect(window.painting.history.edits.count == edits + 1)
    panel.wanted.post(.drag(1, to: 0.1))
    panel.wanted.post(.cancelDrag)
    #expect(try offsets(window) == [0, 75, 100])
    // Dragged off and back, it is still there; let go off the strip, it is gone.
    panel.wanted.post(.drag(1, to: nil))
    panel.wanted.post(.drag(1, to: 0.5))
    panel.wanted.post(.drop)
    #expect(try offsets(window) == [0, 50, 100])
    panel.wanted.post(.drag(1, to: nil))
    panel.wanted.post(.drop)
    #expect(try offsets(window) == [0, 100])
  }

  @Test func `moves a stop by keys, those of a held one in a single step`() throws {
    let window = try window()
    try click("Add stop", window)
    let panel = try panel(window)
    let edits = window.painting.history.edits.count
    for count in 0..<5 { panel.wanted.post(.step(1, by: 0.01, isHeld: count > 0)) }
    #expect(try offsets(window) == [0, 55, 100])
    #expect(window.painting.history.edits.count == edits + 1)
    panel.wanted.post(.step(1, by: -0.1, isHeld: false))
    #expect(try offsets(window) == [0, 45, 100])
    window.undo()
    window.undo()
    #expect(try offsets(window) == [0, 50, 100])
  }

  @Test(arguments: [PixelSize(width: 1280, height: 800), PixelSize(width: 420, height: 760)])
  func `leaves the handles and most of the paper free`(size: PixelSize) throws {
    let window = try window()
    if !window.editor.panel.isOpen { window.editor.panel.toggle() }
    window.window.resize(to: size)
    window.draw()
    let (panel, paper) = (try panel(window).frame, window.paper.frame)
    #expect(panel.x >= paper.x && panel.maxX <= paper.maxX && panel.maxY <= paper.maxY)
    #expect(panel.height <= paper.height * 0.6)
    for handle in try #require(window.paper.marks?.gradient?.handles) {
      let place = window.paper.viewPoint(at: handle.position)
      #expect(!panel.contains(ViewPoint(x: paper.x + place.x, y: paper.y + place.y)))
    }
  }
}
