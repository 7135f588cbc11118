/// A signal broadcast by a program on the bus.
public nonisolated struct BusSignal: Equatable, Sendable {
  /// The path of the object that sent it.
  public var path: String
  /// The interface that has the signal.
  public var interface: String
  /// The name of the signal.
  public var name: String
  /// The arguments, in the types that the sender gave them.
  public var arguments: [BusValue]

  /// Creates a signal to be sent, or as it was received.
  public init(_ path: String, _ interface: String, _ name: String, _ arguments: [BusValue]) {
    self.path = path
    self.interface = interface
    self.name = name
    self.arguments = arguments
  }
}
