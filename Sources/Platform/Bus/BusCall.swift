/// A method of another program's object that is called over the bus.
public nonisolated struct BusCall: Equatable, Sendable {
  /// The name of the program on the bus.
  public var destination: String
  public var path: String
  public var interface: String
  public var method: String
  public var arguments: [BusValue]
  /// Descriptors to which handles among the arguments refer; they stay the caller's, who may close them after the call.
  public var descriptors: [Int32]
  /// Whether the bus may start the program where it does not run.
  public var startsReceiver = true

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

  /// One of the bus itself.
  public static func ofBus(_ method: String, _ arguments: [BusValue]) -> BusCall {
    BusCall(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method, arguments)
  }
}
