/// An object of this program exported on the bus.
@MainActor
public struct BusObject {
  /// The path that callers know it by.
  public let path: String
  /// The name of its only interface.
  public let interface: String
  /// The methods and signals of the interface, in the introspection format.
  ///
  /// Source: freedesktop.org, "D-Bus Specification", introspection data format.
  public let description: String
  /// Constant properties.
  public var properties: [String: BusValue] = [:]
  /// Answers a call.
  public var called: (BusInvocation) -> Void

  /// Creates an object without properties.
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
