/// A time in the server's milliseconds, which wrap every 49.7 days.
struct ServerTime: Equatable {
  let milliseconds: UInt32

  /// - Parameter number: from Xlib.
  init(_ number: UInt) { milliseconds = UInt32(truncatingIfNeeded: number) }

  /// Whether this is the placeholder for the current time, used without an event.
  var isCurrent: Bool { milliseconds == 0 }

  /// The closer half of all times counts as earlier.
  func isBefore(_ other: ServerTime) -> Bool {
    Int32(bitPattern: milliseconds &- other.milliseconds) < 0
  }
}
