/// Why an event loop came back.
public enum EventLoopExit: Equatable, Sendable {
  /// Somebody called `stop()`.
  case stopped
  /// The X server is gone. Windows stay as objects on which every call does nothing.
  case connectionLost
  /// SIGTERM, SIGINT or SIGHUP arrived, by its number.
  case signal(Int32)
}
