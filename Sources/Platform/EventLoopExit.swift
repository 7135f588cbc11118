/// Why an event loop came back.
public enum EventLoopExit: Equatable, Sendable {
  /// `stop()` was called.
  case stopped
  /// The X server is gone. Calls on the remaining window objects do nothing.
  case connectionLost
  /// SIGTERM, SIGINT or SIGHUP arrived, by its number.
  case signal(Int32)
}
