/// Why a call over the bus has no answer.
public nonisolated enum BusError: Error, Equatable, Sendable {
  /// The bus is missing or gone.
  case noBus
  /// Nothing came within the time that was given.
  case silent
  /// The other program, or the bus in its place, answered with an error.
  case refused(name: String, message: String)
  /// The call, or its answer, is none that a message can carry.
  case malformed
}
