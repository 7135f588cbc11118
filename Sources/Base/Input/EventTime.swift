/// The window system's time of an event. It wraps round after about 49 days.
public struct EventTime: Equatable, Hashable, Sendable {
  public var milliseconds: UInt32

  public static let zero = EventTime(milliseconds: 0)

  public init(milliseconds: UInt32) { self.milliseconds = milliseconds }

  /// Milliseconds from an earlier event to this one, right across the wrap.
  public func milliseconds(since earlier: EventTime) -> UInt32 {
    milliseconds &- earlier.milliseconds
  }
}
