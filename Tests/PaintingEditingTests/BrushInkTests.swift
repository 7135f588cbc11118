@testable import ApplicationTesting
import Base
import Documents
import Editing
import Rendering
import Testing
import Widgets

@testable import App
@testable import PaintingEditing
@testable import Views

@Suite("Brushes with gradients")
struct BrushInkTests {
  private let red = InkColor(red: 255, green: 0, blue: 0)
  private let blue = InkColor(red: 0, green: 0, blue: 255)

  /// A window with a red brush of 8 points whose lines turn blue.
  private func window(
    _ tool: CommandName, _ form: GradientForm = .linear, angle: Double = 0
  ) throws -> PaintingWindow {
    let window = try PaintingWindow(tool)
    var brush = Brush(widthInPoints: 8, style: LineStyle(color: red))
    brush.inks.line = BrushInk(form, angle: angle, to: blue, in: .srgb)
    window.brushes.brush = brush
    return window
  }

  private func ends(_ gradient: InkGradient?) -> [Int] {
    guard let ends = gradient?.field.ends else { return [] }
    return [ends.start.x, ends.start.y, ends.end.x, ends.end.y].map {
      Int(($0 * 400).rounded())
    }
  }

  private func style(_ window: PaintingWindow, _ index: Int = 0) -> LineStyle {
    window.painting.elements[index].placedStyle
  }

  /// Draws the window without what is marked over the ink.
  private func draw(_ window: PaintingWindow) {
    window.draw()
    (window.paper.ring, window.paper.hint, window.paper.marks) = (nil, nil, nil)
    window.draw()
  }

  /// Whether the window shows what a full redraw does.
  private func isSettled(_ window: PaintingWindow) -> Bool {
    draw(window)
    let shown = window.pixels
    _ = window.fullRedraw()
    draw(window)
    return window.pixels == shown
  }

  /// Whether two pictures differ by no more than rounding, or one of the fifteen rows of a pixel at an edge.
  private func look(_ one: [UInt8], like other: [UInt8]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { abs(Int($0) - Int($1)) <= 255 / 15 + 1 }
  }

  @Test func `lay them over the bounds of a shape with its line, seen while it is stretched`()
    throws
  {
    let window = try window(.rectangle)
    window.press(100, 100).drag(to: 300, 200)
    draw(window)
    #expect(window.pixel(100, 150).map { $0 >> 16 > 0xF0 } == true)
    #expect(window.pixel(300, 150).map { $0 & 0xFF > 0xF0 } == true)
    let drafted = window.pixels
    window.release()
    draw(window)
    #expect(look(window.pixels, like: drafted) && isSettled(window))
    #expect(ends(style(window).gradient) == [96, 150, 304, 150])
    #expect(style(window).color == red)
    #expect(window.brushes.kit.recentColors.first == red)
  }

  @Test(arguments: GradientForm.allCases, [false, true])
  func `paint a line of a hand at once as it will be`(form: GradientForm, isFilled: Bool) throws {
    let window = try window(.pencil, form, angle: 30)
    if isFilled {
      window.brushes.brush.style.fill = FillStyle(color: .black)
      window.brushes.brush.inks.fill = BrushInk(.radial, to: .white)
    }
    window.press(60, 80)
    for step in 1...60 { window.drag(to: 60 + Double(step) * 4, 80 + Double(step % 30) * 4) }
    window.drag(to: 100, 260)
    draw(window)
    let live = window.pixels
    window.release()
    draw(window)
    #expect(look(window.pixels, like: live))
    #expect(isSettled(window))
    #expect(style(window).gradient?.form == form)
    #expect((style(window).fill?.gradient != nil) == isFilled)
    window.undo()
    window.redo()
    draw(window)
    #expect(look(window.pixels, like: live))
  }

  @Test func `leave no trace of a line that Esc takes back`() throws {
    let window = try window(.pencil)
    draw(window)
    let before = window.pixels
    window.press(60, 80).drag(to: 200, 120).drag(to: 300, 90)
    #expect(window.paper.cancelGesture())
    window.move(60, 80)
    draw(window)
    #expect(window.pixels == before && window.painting.elements.isEmpty)
  }

  @Test func `turn with the copies of a symmetry`() throws {
    let window = try window(.pencil)
    window.tools.symmetry.kind = .mirror
    window.press(40, 80)
    for step in 1...30 { window.drag(to: 40 + Double(step) * 4, 80 + Double(step)) }
    draw(window)
    let live = window.pixels
    window.release()
    draw(window)
    #expect(window.painting.elements.count == 2 && look(window.pixels, like: live))
    #expect(isSettled(window))
    let (own, copy) = (ends(style(window, 0).gradient), ends(style(window, 1).gradient))
    #expect(own[0] < own[2] && copy[0] > copy[2])
  }

  @Test func `turn nibs with the copies of a symmetry, too`() throws {
    let window = try window(.pencil)
    window.brushes.brush = Brush(widthInPoints: 24)
    window.brushes.brush.style.kind = BrushKind(.nib)
    window.tools.symmetry.kind = .rays(3)
    window.press(40, 80)
    for step in 1...30 { window.drag(to: 40 + Double(step) * 4, 80 + Double(step % 8)) }
    draw(window)
    let live = window.pixels
    window.release()
    draw(window)
    #expect(window.painting.elements.count == 3 && look(window.pixels, like: live))
    let angles = (0..<3).map { style(window, $0).kind[.angle] }
    #expect(Set(angles).count == 3, "\(angles)")
  }

  @Test func `give a selection gradients over the bounds of each, in a single step`() throws {
    let window = try PaintingWindow(.rectangle)
    window.brushes.brush = Brush(widthInPoints: 8, style: LineStyle(color: red))
    window.press(20, 20).drag(to: 120, 80).release()
    window.press(200, 100).drag(to: 360, 280).release()
    window.tools.choose(.select)
    window.selection.selectAll()
    let edits = window.painting.history.edits.count
    let chooser = window.editor.panel.chooser
    chooser.brush.inks.line = BrushInk(.linear, to: blue)
    window.tools.finishStyling()
    #expect(ends(style(window, 0).gradient) == [16, 50, 124, 50])
    #expect(ends(style(window, 1).gradient) == [196, 190, 364, 190])
    #expect(window.painting.history.edits.count == edits + 1)
    // The faceplate shows it, and goes on from there.
    #expect(chooser.brush.inks.line.form == .linear && chooser.color == red)
    chooser.brush.inks.line.angle = 90
    chooser.color = .black
    window.tools.finishStyling()
    #expect(ends(style(window, 0).gradient) == [70, 16, 70, 84])
    #expect(style(window, 0).gradient?.field.stops.map(\.color) == [.black, blue])
    #expect(window.painting.history.edits.count == edits + 2)
    #expect(window.brushes.brush.inks.arePlain, "the brush in hand is another one")
    chooser.brush.inks.line.form = nil
    window.tools.finishStyling()
    #expect(!style(window, 0).hasGradients && !style(window, 1).hasGradients)
    #expect(style(window, 0).color == .black)
    for _ in 1...3 { window.undo() }
    #expect(style(window, 0) == style(window, 1) && style(window, 0).color == red)
    #expect(!style(window, 0).hasGradients)
  }

  @Test func `fill a selected shape with a gradient, and leave its line as it is`() throws {
    let window = try PaintingWindow(.ellipse)
    window.brushes.brush = Brush(
      widthInPoints: 8, style: LineStyle(color: red, fill: FillStyle(color: .white)))
    window.press(100, 100).drag(to: 300, 200).release()
    window.tools.choose(.select)
    window.selection.selectAll()
    let chooser = window.editor.panel.chooser
    chooser.brush.inks.fill = BrushInk(.radial, to: blue)
    window.tools.finishStyling()
    #expect(style(window).gradient == nil && style(window).color == red)
    #expect(ends(style(window).fill?.gradient) == [200, 150, 300, 150])
    #expect(style(window).fill?.gradient?.field.stops.map(\.color) == [.white, blue])
    chooser.brush.inks.fill.form = nil
    window.tools.finishStyling()
    #expect(style(window).fill == FillStyle(color: .white))
  }
}
