/// The signals to listen to.
public nonisolated struct BusSignalMatch: Equatable, Sendable {
  /// The sender's name on the bus.
  public var sender: String
  public var path: String
  public var interface: String
  public var name: String
  /// The text of the first argument; nil for any.
  public var firstArgument: String?

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
