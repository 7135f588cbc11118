/// A method call to another program's object over the bus.
public nonisolated struct BusCall: Equatable, Sendable {
  /// The program's name on the bus.
  public var destination: String
  /// The path of the receiver's object.
  public var path: String
  /// The interface that has the method.
  public var interface: String
  /// The name of the method.
  public var method: String
  /// The arguments, whose types make the signature.
  public var arguments: [BusValue]
  /// The descriptors to which handles among the arguments refer. They remain the caller's property and may be closed
  /// after the call.
  public var descriptors: [Int32]
  /// Whether the bus may start the receiver if it is not running.
  public var startsReceiver = true

  /// Creates a call that the bus may start the receiver for.
  public init(
    _ destination: String, _ path: String, _ interface: String, _ method: String,
    _ arguments: [BusValue] = [], descriptors: [Int32] = []
  ) {
    self.destination = destination
    self.path = path
    self.interface = interface
    self.method = method
    self.arguments = arguments
    self.descriptors = descriptors
  }

  /// A call of the bus itself.
  public static func ofBus(_ method: String, _ arguments: [BusValue]) -> BusCall {
    BusCall(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method, arguments)
  }
}
