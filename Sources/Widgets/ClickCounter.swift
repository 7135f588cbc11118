public import Base

/// Tells double and triple clicks from single ones.
public struct ClickCounter {
  /// From one press of a double click to the next, in milliseconds.
  public static let longestInterval: UInt32 = 400
  /// How far apart they may be, in points.
  public static let reach = 5.0

  private var last: PointerEvent?
  private var count = 0

  public init() {}

  /// Whether a press is the second of a double click.
  public mutating func isSecond(_ event: PointerEvent) -> Bool { number(of: event) > 1 }

  /// Which press of several in the same place it is, from 1.
  public mutating func number(of event: PointerEvent) -> Int {
    let goesOn =
      last.map {
        event.time.milliseconds(since: $0.time) <= Self.longestInterval
          && event.position.distance(to: $0.position) <= Self.reach
      } ?? false
    last = event
    count = goesOn ? count + 1 : 1
    return count
  }

  /// The next press is a first one.
  public mutating func forget() { last = nil }
}
