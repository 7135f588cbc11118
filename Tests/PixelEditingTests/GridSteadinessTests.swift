@testable import ApplicationTesting
import Base
import Documents
import Editing
import TestSupport
import Testing
import Views
import Widgets

@testable import App
@testable import DocumentWindows
@testable import PixelEditing

@Suite("A steadied hand on a grid")
struct GridSteadinessTests {
  @Test func `paints the steadied line, and catches up where it is lifted`() throws {
    let pixels = try PixelWindow(Sprite(size: CellSize(width: 64, height: 64)))
    pixels.palette.choose(1, for: .primary)
    pixels.tools.settings.steadiness = 60
    var random = SeededRandom(seed: 7)
    let start = pixels.point((8, 32))
    let way = (0...60).map { step in
      ViewPoint(
        x: start.x + 5 * Double(step), y: start.y + Double.random(in: -14...14, using: &random))
    }
    pixels.window.press(way[0].x, way[0].y)
    for place in way.dropFirst() { pixels.window.drag(to: place.x, place.y) }
    let last = try #require(way.last)
    pixels.window.drag(to: last.x, last.y)
    // The same hand, steadied by itself: events are 8 ms apart.
    var stabiliser = PointerStabiliser()
    stabiliser.length = 60
    func event(_ place: ViewPoint, _ step: Int) -> PointerEvent {
      PointerEvent(position: place, time: EventTime(milliseconds: UInt32(1000 + 8 * step)))
    }
    var cells = CellGrid(size: CellSize(width: 64, height: 64))
    var stroke = CellStroke(on: cells, brush: CellBrush(.cell(1)))
    func cell(_ place: ViewPoint) -> CellPosition {
      pixels.grid.cell(at: place - pixels.grid.originInScene)
    }
    stabiliser.begin(with: event(way[0], 0))
    stroke.move(to: cell(way[0]), in: &cells)
    for (step, place) in (way.dropFirst() + [last]).enumerated() {
      stroke.move(to: cell(stabiliser.pass(event(place, step + 1)).position), in: &cells)
    }
    #expect(pixels.seen == cells.text)
    for end in stabiliser.end(event(last, way.count + 1)) {
      stroke.move(to: cell(end.position), in: &cells)
    }
    pixels.release()
    #expect(pixels.text == cells.text && pixels.art.history.edits.count == 1)
    // It trembles less than the hand does.
    func height(_ text: String) -> Int {
      text.split(separator: "\n").count { $0.dropFirst(20).dropLast(20).contains("1") }
    }
    let steady = height(pixels.text)
    pixels.undo()
    pixels.tools.settings.steadiness = 0
    pixels.window.press(way[0].x, way[0].y)
    for place in way.dropFirst() { pixels.window.drag(to: place.x, place.y) }
    pixels.release()
    #expect(steady < height(pixels.text))
  }
}
