/// The signals to listen to.
public nonisolated struct BusSignalMatch: Equatable, Sendable {
  /// The sender's name on the bus.
  public var sender: String
  /// The path of the sender's object.
  public var path: String
  /// The interface that has the signal.
  public var interface: String
  /// The name of the signal.
  public var name: String
  /// The text of the first argument; nil for any.
  public var firstArgument: String?

  /// Matches a signal of one object, with any arguments unless the first is given.
  public init(
    from sender: String, _ path: String, _ interface: String, _ name: String,
    firstArgument: String? = nil
  ) {
    self.sender = sender
    self.path = path
    self.interface = interface
    self.name = name
    self.firstArgument = firstArgument
  }
}
