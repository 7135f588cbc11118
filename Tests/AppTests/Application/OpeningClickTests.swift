@testable import ApplicationTesting
import Base
import Documents
import Testing

@testable import App
@testable import Windows

@Suite("The double click that opens a window")
struct OpeningClickTests {
  private func pointer(_ x: Double, at time: UInt32) -> PointerEvent {
    PointerEvent(position: ViewPoint(x: x, y: 10), time: EventTime(milliseconds: time))
  }

  @Test(
    arguments: [
      (10.0, 1_300 as UInt32, true), (14, 1_400, true), (16, 1_300, false), (10, 1_401, false),
    ])
  func `takes a press soon after the first one, and near where the pointer was`(
    x: Double, time: UInt32, isTaken: Bool
  ) {
    var click = OpeningClick(at: EventTime(milliseconds: 1_000))
    let taken = [
      InputEvent.pointerMoved(pointer(10, at: 1_100)), .pointerMoved(pointer(x, at: time)),
      .pointerPressed(pointer(x, at: time), .primary),
      .pointerReleased(pointer(x, at: time), .primary),
      // Only once.
      .pointerPressed(pointer(10, at: 1_310), .primary),
      .pointerReleased(pointer(10, at: 1_320), .primary),
    ].map { click.takes($0) }
    #expect(taken == [false, false, isTaken, isTaken, false, false])
  }

  @Test func `takes no release but that of its own press`() {
    var click = OpeningClick(at: EventTime(milliseconds: 1_000))
    let taken = [
      InputEvent.pointerPressed(pointer(10, at: 1_200), .primary),
      // Its release went elsewhere.
      .pointerPressed(pointer(10, at: 2_000), .primary),
      .pointerReleased(pointer(10, at: 2_010), .primary),
    ].map { click.takes($0) }
    #expect(taken == [true, false, false])
  }

  @Test func `leaves no dot in a painting that opens with its first click`() throws {
    let tester = try ApplicationTester()
    tester.display.lastPress = EventTime(milliseconds: 900)
    let window = try tester.new(.painting)
    let before = window.pixel(300, 300)
    window.click(300, 300).drag(to: 200, 200)
    #expect(window.pixel(300, 300) == before)
    window.click(300, 300).drag(to: 200, 200)
    #expect(window.pixel(300, 300) != before)
  }
}
