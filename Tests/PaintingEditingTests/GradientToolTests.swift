@testable import ApplicationTesting
import Base
import Canvas
import Documents
import Editing
import Rendering
import TestSupport
import Testing
import Views
import Widgets

@testable import App
@testable import PaintingEditing

@Suite("The gradient tool")
struct GradientToolTests {
  private let red = InkColor(red: 255, green: 0, blue: 0)
  private let blue = InkColor(red: 0, green: 0, blue: 255)

  /// A window with a filled rectangle from (100, 80) to (300, 220) on a paper of 400 × 300, and a blue brush.
  private func window(_ content: ElementContent? = nil, fill: Bool = true) throws -> PaintingWindow
  {
    let paper = AspectRatio.fourToThree
    let rectangle = ElementContent.shape(
      .rectangle, from: UnitPoint(x: 0.25, y: 80.0 / 300), to: UnitPoint(x: 0.75, y: 220.0 / 300))
    let element = PaintingElement(
      content ?? rectangle, width: 0.01,
      style: LineStyle(color: .black, fill: fill ? FillStyle(color: red) : nil))
    let window = try PaintingWindow(
      .gradient, Painting(shape: .fixed(paper), baseElements: [element]))
    window.brushes.brush.style.color = blue
    return window
  }

  private func style(_ window: PaintingWindow) -> LineStyle {
    window.painting.elements[0].placedStyle
  }

  private func point(_ point: PaperPoint?) -> (Int, Int)? {
    point.map { (Int(($0.x * 400).rounded()), Int(($0.y * 400).rounded())) }
  }

  @Test
  func `gives a filled shape a gradient from its colour to the brush's, seen while it is dragged`()
    throws
  {
    let window = try window()
    let before = window.pixels
    window.press(120, 150).drag(to: 200, 150)
    #expect(window.pixels != before && !style(window).hasGradients)
    window.drag(to: 280, 150).release()
    let gradient = try #require(style(window).fill?.gradient)
    #expect(gradient.field.stops.map(\.color) == [red, blue])
    let ends = gradient.field.ends
    #expect(point(ends.start)! == (120, 150) && point(ends.end)! == (280, 150))
    #expect(window.selection.ids == [window.painting.elements[0].id])
    #expect(window.paper.marks?.gradient?.handles.count == 2)
    window.tools.choose(.select)
    window.selection.clear()
    window.draw()
    #expect(window.pixels == window.fullRedraw())
    window.undo()
    #expect(!style(window).hasGradients)
  }

  @Test func `moves ends and stops by their handles, and adds stops by a double click`() throws {
    let window = try window()
    window.press(120, 150).drag(to: 280, 150).release()
    window.press(280, 150).drag(to: 280, 200).release()
    #expect(point(style(window).fill?.gradient?.field.ends.end)! == (280, 200))
    window.press(280, 200).drag(to: 280, 150).release()
    window.doubleClick(200, 150)
    var stops = try #require(style(window).fill?.gradient?.field.stops)
    #expect(stops.count == 3 && abs(stops[1].offset - 0.5) < 0.02)
    #expect(window.tools.context.gradientStop == 1)
    window.press(200, 150).drag(to: 240, 170).release()
    stops = try #require(style(window).fill?.gradient?.field.stops)
    #expect(abs(stops[1].offset - 0.75) < 0.02)
    // The key for deleting takes the stop, and no element with this tool.
    window.window.key("Delete")
    #expect(style(window).fill?.gradient?.field.stops.count == 2)
    #expect(window.painting.elements.count == 1)
    window.window.key("Delete")
    #expect(window.painting.elements.count == 1)
  }

  @Test func `gives the chosen stop the colour of the chooser`() throws {
    let window = try window()
    window.press(120, 150).drag(to: 280, 150).release()
    // A click beside the middle of a handle leaves it in its place.
    window.click(122, 151)
    #expect(point(style(window).fill?.gradient?.field.ends.start)! == (120, 150))
    #expect(window.tools.context.gradientStop == 0 && window.tools.shownBrush.style.color == red)
    var brush = window.tools.shownBrush
    brush.style.color = .white
    window.tools.change(window.tools.shownBrush, to: brush)
    window.tools.finishStyling()
    #expect(style(window).fill?.gradient?.field.stops.map(\.color) == [.white, blue])
    // Without a chosen stop the colour is that of the line.
    window.tools.context.gradientStop = nil
    brush = window.tools.shownBrush
    brush.style.color = red
    window.tools.change(window.tools.shownBrush, to: brush)
    window.tools.finishStyling()
    #expect(style(window).color == red && style(window).fill?.gradient != nil)
  }

  @Test func `paints lines, and areas as a whole`() throws {
    let line = ElementContent.freehand(
      [(0.25, 0.5), (0.75, 0.5)].map { Sample(position: UnitPoint(x: $0.0, y: $0.1)) })
    let drawn = try window(line, fill: false)
    drawn.press(100, 150).drag(to: 300, 150).release()
    #expect(style(drawn).gradient?.field.stops.map(\.color) == [.black, blue])
    #expect(style(drawn).fill == nil)
    let box = try #require(
      AreaOutline(
        polygon: [(0.25, 0.2), (0.75, 0.2), (0.75, 0.55)].map { PaperPoint(x: $0.0, y: $0.1) },
        on: .fourToThree))
    let area = try window(.area(box), fill: false)
    area.press(260, 120).drag(to: 290, 100).release()
    #expect(style(area).gradient != nil)
    // The line of a shape, if that is chosen.
    let framed = try window()
    framed.tools.set { $0.gradientTarget = .line }
    framed.press(120, 150).drag(to: 280, 150).release()
    #expect(style(framed).gradient != nil && style(framed).fill?.gradient == nil)
  }

  @Test func `drags out circles in the other mode, which keep their form`() throws {
    let window = try window()
    window.tools.mode = .radialGradient
    window.press(200, 150).drag(to: 260, 150).release()
    guard case .radial(let field, let focus)? = style(window).fill?.gradient else {
      return #expect(Bool(false), "there is no radial gradient")
    }
    #expect(focus == PaperPoint(x: 0, y: 0) && point(field.ends.end)! == (260, 150))
    window.press(200, 150).drag(to: 220, 160).release()
    let moved = try #require(style(window).fill?.gradient?.field.ends)
    #expect(point(moved.start)! == (220, 160) && point(moved.end)! == (280, 160))
  }

  /// A window with a radial gradient round (200, 150) to (260, 150).
  private func radialWindow() throws -> PaintingWindow {
    let window = try window()
    window.tools.mode = .radialGradient
    window.press(200, 150).drag(to: 260, 150).release()
    return window
  }

  private func focus(_ window: PaintingWindow) -> (Int, Int)? {
    point(style(window).fill?.gradient?.focus)
  }

  @Test func `parts the focus of a circle from its centre by Shift, and shows it at once`() throws {
    let window = try radialWindow()
    #expect(window.paper.marks?.gradient?.handles.map(\.form) == [.end, .end])
    let before = window.pixels
    window.press(200, 150, .primary, .shift).drag(to: 217, 139, .shift)
    #expect(window.pixels != before && focus(window)! == (200, 150))
    window.release(.primary, .shift)
    // Shift doesn't hold it to an angle there.
    #expect(focus(window)! == (217, 139))
    #expect(point(style(window).fill?.gradient?.field.ends.start)! == (200, 150))
    #expect(window.paper.marks?.gradient?.handles.map(\.form) == [.end, .end, .focus])
    window.tools.choose(.select)
    window.selection.clear()
    window.draw()
    #expect(window.pixels == window.fullRedraw())
    window.undo()
    #expect(focus(window)! == (200, 150))
  }

  @Test func `keeps the focus within the circle, and lets Esc take it back`() throws {
    let window = try radialWindow()
    window.press(200, 150, .primary, .shift).drag(to: 220, 150, .shift).release()
    window.press(220, 150).drag(to: 200, 290).release()
    let (x, y) = try #require(focus(window))
    #expect(x == 200 && (205..<210).contains(y))
    let edits = window.painting.history.edits.count
    window.press(Double(x), Double(y)).drag(to: 230, 150)
    #expect(window.paper.cancelGesture())
    #expect(focus(window)! == (x, y) && window.painting.history.edits.count == edits)
    // It goes with the centre, and the circle keeps its own handle for that.
    window.press(200, 150).drag(to: 210, 150).release()
    #expect(focus(window)! == (x + 10, y))
  }

  @Test func `joins the focus with the centre by a drag back, or by a double click`() throws {
    let window = try radialWindow()
    window.press(200, 150, .primary, .shift).drag(to: 220, 150, .shift).release()
    window.press(220, 150).drag(to: 203, 151).release()
    #expect(focus(window)! == (200, 150))
    #expect(window.paper.marks?.gradient?.handles.count == 2)
    window.press(200, 150, .primary, .shift).drag(to: 220, 150, .shift).release()
    let edits = window.painting.history.edits.count
    window.doubleClick(220, 150)
    #expect(focus(window)! == (200, 150) && window.painting.history.edits.count == edits + 1)
  }

  @Test func `has no focus to part on a line`() throws {
    let window = try window()
    window.press(120, 150).drag(to: 280, 150).release()
    window.press(120, 150, .primary, .shift).drag(to: 120, 190, .shift).release(.primary, .shift)
    #expect(style(window).fill?.gradient?.focus == nil)
    #expect(point(style(window).fill?.gradient?.field.ends.start)! == (120, 190))
  }

  @Test func `changes nothing by a click, by Esc, beside elements and on an empty paper`() throws {
    let window = try window()
    window.click(150, 150)
    window.press(120, 150).drag(to: 200, 150)
    #expect(window.paper.cancelGesture())
    window.press(20, 20).drag(to: 60, 60).release()
    #expect(!style(window).hasGradients && window.selection.isEmpty)
    #expect(window.painting.history.edits.isEmpty)
    let blank = try PaintingWindow(.gradient)
    blank.press(20, 20).drag(to: 60, 60).release()
    blank.tools.context.addGradientStop()
    blank.tools.context.removeGradient()
    #expect(!blank.tools.context.removeGradientStop() && blank.painting.elements.isEmpty)
  }

  @Test func `has commands for the stops, the repetition and the blending`() throws {
    let window = try window()
    window.press(120, 150).drag(to: 280, 150).release()
    let context = window.tools.context
    context.addGradientStop()
    #expect(style(window).fill?.gradient?.field.stops.map(\.offset) == [0, 0.5, 1])
    context.changeGradient { $0.reverse() }
    #expect(style(window).fill?.gradient?.field.stops.first?.color == blue)
    context.changeGradient { $0.gradient.field.spread = .reflect }
    context.changeGradient { $0.gradient.field.space = .srgb }
    #expect(style(window).fill?.gradient?.field.spread == .reflect)
    #expect(style(window).fill?.gradient?.field.space == .srgb)
    context.removeGradient()
    #expect(style(window).fill.map { $0.gradient == nil && $0.color.alpha == 255 } == true)
  }
}
