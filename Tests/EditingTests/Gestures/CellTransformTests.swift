import Base
import Documents
import Editing
import TestSupport
import Testing

@Suite("Handles around selected cells")
@MainActor struct CellTransformTests {
  private final class Display: GridDisplay {
    var pointer: CellPoint?
    var pointsPerCell = 20.0
    var isTiled = false
  }

  private let display = Display()

  /// Somebody who has selected the cells in the middle.
  private func pixels() -> HeadlessCells<CellToolContext> {
    let pixels = HeadlessCells.pixels(
      "........\n........\n..12....\n..34....\n........\n........\n........\n........")
    pixels.toolbox.choose(.select)
    pixels.press((2, 2)).move((3, 3)).release()
    pixels.context.display = display
    return pixels
  }

  private func drag(
    _ pixels: HeadlessCells<CellToolContext>, _ handle: SelectionHandle, by way: (Double, Double),
    _ modifiers: Modifiers = []
  ) throws {
    let start = try #require(pixels.context.handles?.point(of: handle))
    func cell(_ point: CellPoint) -> (Int, Int) {
      (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
    }
    display.pointer = start
    pixels.press(cell(start))
    let end = CellPoint(x: start.x + way.0, y: start.y + way.1)
    display.pointer = end
    pixels.move(cell(end), modifiers)
  }

  @Test func `A corner scales in both directions, a side in one, and the other sides stay`() throws
  {
    let pixels = pixels()
    try drag(pixels, .handle(x: 1, y: 1), by: (2, 2))
    #expect(pixels.seen == ["..1122..", "..1122..", "..3344..", "..3344.."])
    #expect(pixels.context.hint == "4 × 4")
    pixels.release()
    #expect(pixels.session.document.history.position == 1 && pixels.context.hint == nil)
    try drag(pixels, .handle(x: -1, y: 0), by: (3, 0))
    pixels.release()
    #expect(pixels.kept.allSatisfy { $0.hasPrefix(".....") } && pixels.kept.count == 4)
    // It is never less than a cell.
    try drag(pixels, .handle(x: -1, y: -1), by: (0, 4))
    #expect(pixels.seen.count == 1)
    pixels.callOff()
    #expect(pixels.seen == pixels.kept && pixels.context.selection.rect?.height == 4)
  }

  @Test func `Shift keeps the shape, Control the middle`() throws {
    let pixels = pixels()
    try drag(pixels, .handle(x: 1, y: 1), by: (2, 0), .shift)
    #expect(pixels.context.selection.rect == CellRect(x: 2, y: 2, width: 4, height: 4))
    pixels.callOff()
    try drag(pixels, .handle(x: 1, y: 1), by: (1, 1), .control)
    #expect(pixels.context.selection.rect == CellRect(x: 1, y: 1, width: 4, height: 4))
    pixels.release()
  }

  @Test func `A side dragged past the opposite one mirrors the cells, which begin there`() throws {
    let pixels = pixels()
    try drag(pixels, .handle(x: 1, y: 1), by: (-4, 0))
    #expect(pixels.seen == ["21......", "43......"])
    #expect(pixels.context.selection.rect == CellRect(x: 0, y: 2, width: 2, height: 2))
    pixels.callOff()
    try drag(pixels, .handle(x: 1, y: 1), by: (-4, -4))
    #expect(pixels.seen == ["43......", "21......"])
    #expect(pixels.context.selection.rect == CellRect(x: 0, y: 0, width: 2, height: 2))
    pixels.callOff()
    try drag(pixels, .handle(x: -1, y: 1), by: (4, 2))
    #expect(pixels.seen == ["....21..", "....21..", "....43..", "....43.."])
    pixels.callOff()
    try drag(pixels, .handle(x: 1, y: 1), by: (-2, 0), .control)
    #expect(pixels.seen == ["..21....", "..43...."], "about the middle")
    pixels.release()
    pixels.session.undo()
    #expect(pixels.kept == ["..12....", "..34...."])
  }

  @Test func `The knob turns about the middle, a quarter without loss`() throws {
    let pixels = pixels()
    let handles = try #require(pixels.context.handles)
    let (knob, center) = (handles.point(of: .knob), handles.center)
    let radius = center.y - knob.y
    try drag(pixels, .knob, by: (radius, radius))
    #expect(pixels.seen == ["..31....", "..42...."] && pixels.context.hint == "90°")
    pixels.release()
    pixels.session.undo()
    #expect(pixels.kept == ["..12....", "..34...."])
  }

  @Test func `Shift turns by steps of 15°`() throws {
    let pixels = pixels()
    try drag(pixels, .knob, by: (0.8, 0.1), .shift)
    let hint = try #require(pixels.context.hint)
    #expect(Int(hint.dropLast()).map { $0 % 15 == 0 && $0 > 0 } == true)
    pixels.callOff()
    #expect(pixels.kept == ["..12....", "..34...."])
  }

  @Test func `Beside the handles a press chooses anew, and inside it moves`() throws {
    let pixels = pixels()
    display.pointer = CellPoint(x: 3, y: 3)
    pixels.press((3, 3)).move((4, 3)).release()
    #expect(pixels.kept == ["...12...", "...34..."])
    display.pointer = CellPoint(x: 7.5, y: 7.5)
    pixels.press((7, 7)).release()
    #expect(pixels.context.selection.isEmpty && pixels.context.handles == nil)
  }
}
