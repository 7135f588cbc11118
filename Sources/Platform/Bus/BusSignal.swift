/// A signal broadcast by a program on the bus.
public nonisolated struct BusSignal: Equatable, Sendable {
  public var path: String
  public var interface: String
  public var name: String
  public var arguments: [BusValue]

  public init(_ path: String, _ interface: String, _ name: String, _ arguments: [BusValue]) {
    self.path = path
    self.interface = interface
    self.name = name
    self.arguments = arguments
  }
}
