import Geometry
import Input

/// Tells a double click from two clicks.
struct ClickCounter {
  private var last: PointerEvent?

  /// Whether a press is the second of a double click.
  mutating func isSecond(_ event: PointerEvent) -> Bool {
    defer { last = event }
    guard let last, event.time.milliseconds(since: last.time) <= 400,
      event.position.distance(to: last.position) <= 5
    else { return false }
    return true
  }

  /// The next press is a first one.
  mutating func forget() { last = nil }
}
