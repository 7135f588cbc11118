/// An object of this program that others may call over the bus.
@MainActor
public struct BusObject {
  public let path: String
  public let interface: String
  /// The methods and signals of the interface, as the introspection format has them.
  ///
  /// Source: freedesktop.org, "D-Bus Specification", introspection data format.
  public let description: String
  /// Properties that never change.
  public var properties: [String: BusValue] = [:]
  /// Answers a call.
  public var called: (BusInvocation) -> Void

  public init(
    _ path: String, _ interface: String, description: String,
    called: @escaping (BusInvocation) -> Void
  ) {
    self.path = path
    self.interface = interface
    self.description = description
    self.called = called
  }
}
