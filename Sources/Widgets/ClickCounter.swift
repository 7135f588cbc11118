public import Base

/// Detects double and triple clicks.
public struct ClickCounter {
  private var last: PointerEvent?
  private var count = 0

  /// Creates a counter that has seen no press yet.
  public init() {}

  /// Whether a press is the second of a double click.
  public mutating func isSecond(_ event: PointerEvent, by habits: PointerHabits) -> Bool {
    number(of: event, by: habits) > 1
  }

  /// Returns the number of a press in a series at the same place, from 1.
  public mutating func number(of event: PointerEvent, by habits: PointerHabits) -> Int {
    let goesOn =
      last.map {
        event.time.milliseconds(since: $0.time) <= habits.doubleClickInterval
          && event.position.distance(to: $0.position) <= habits.doubleClickReach
      } ?? false
    last = event
    count = goesOn ? count + 1 : 1
    return count
  }

  /// Makes the next press a first one.
  public mutating func forget() { last = nil }
}
