public import Base

/// Tells a double click from two clicks.
public struct ClickCounter {
  private var last: PointerEvent?

  public init() {}

  /// Whether a press is the second of a double click.
  public mutating func isSecond(_ event: PointerEvent) -> Bool {
    defer { last = event }
    guard let last, event.time.milliseconds(since: last.time) <= 400,
      event.position.distance(to: last.position) <= 5
    else { return false }
    return true
  }

  /// The next press is a first one.
  public mutating func forget() { last = nil }
}
