/// The reason an event loop returned.
public enum EventLoopExit: Equatable, Sendable {
  /// `stop()` was called.
  case stopped
  /// The X server is gone. Calls on the remaining window objects do nothing.
  case connectionLost
  /// SIGTERM, SIGINT or SIGHUP arrived; carries its number.
  case signal(Int32)
}
