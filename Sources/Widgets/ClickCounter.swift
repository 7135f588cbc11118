public import Base

/// Tells a double click from two clicks.
public struct ClickCounter {
  /// From the first press of a double click to the second, in milliseconds.
  public static let longestInterval: UInt32 = 400
  /// How far apart they may be, in points.
  public static let reach = 5.0

  private var last: PointerEvent?

  public init() {}

  /// Whether a press is the second of a double click.
  public mutating func isSecond(_ event: PointerEvent) -> Bool {
    defer { last = event }
    guard let last, event.time.milliseconds(since: last.time) <= Self.longestInterval,
      event.position.distance(to: last.position) <= Self.reach
    else { return false }
    return true
  }

  /// The next press is a first one.
  public mutating func forget() { last = nil }
}
