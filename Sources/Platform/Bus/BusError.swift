/// The reason a call over the bus has no answer.
public nonisolated enum BusError: Error, Equatable, Sendable {
  /// The bus is missing or gone.
  case noBus
  /// No answer arrived in time.
  case silent
  /// The other program, or the bus itself, answered with an error.
  case refused(name: String, message: String)
  /// The call or its answer can't be represented in a message.
  case malformed
}
