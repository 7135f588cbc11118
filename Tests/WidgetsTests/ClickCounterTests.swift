import Base
import Testing
import Widgets

@Suite("Clicks in the same place")
struct ClickCounterTests {
  /// The numbers of presses at some times, all in one place but for a step between them.
  private func numbers(
    _ times: [UInt32], step: Double = 0, by habits: PointerHabits = PointerHabits()
  ) -> [Int] {
    var clicks = ClickCounter()
    return times.enumerated().map { index, time in
      clicks.number(
        of: PointerEvent(
          position: ViewPoint(x: Double(index) * step, y: 0),
          time: EventTime(milliseconds: time)), by: habits)
    }
  }

  @Test func `are counted for as long as somebody is used to`() {
    #expect(numbers([1000, 1400, 1801]) == [1, 2, 1])
    #expect(numbers([1000, 1400, 1801], by: PointerHabits(doubleClickInterval: 900)) == [1, 2, 3])
    #expect(numbers([1000, 1400], by: PointerHabits(doubleClickInterval: 200)) == [1, 1])
  }

  @Test func `are as near as somebody's hand is steady`() {
    #expect(numbers([1000, 1100], step: 6) == [1, 1])
    #expect(numbers([1000, 1100], step: 6, by: PointerHabits(doubleClickReach: 10)) == [1, 2])
  }
}
