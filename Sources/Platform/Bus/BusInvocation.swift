/// A call of one of our objects, to be answered once.
@MainActor
public final class BusInvocation {
  /// The object's path and the requested interface, which is empty if unspecified.
  public let path: String
  /// The interface of the method; empty if unspecified.
  public let interface: String
  /// The name of the method.
  public let method: String
  /// The arguments, in the types that the caller sent.
  public let arguments: [BusValue]
  /// The caller's name on the bus.
  public let sender: String
  /// The descriptors sent with the call, in the order of their handles; closed with the invocation.
  public let descriptors: BusDescriptors
  private var answer: ((Result<[BusValue], BusError>) -> Void)?

  /// Creates a call to be answered by a closure, which is called at most once.
  public init(
    _ method: String, _ arguments: [BusValue], sender: String,
    descriptors: BusDescriptors = BusDescriptors([]), path: String = "", interface: String = "",
    answer: @escaping (Result<[BusValue], BusError>) -> Void
  ) {
    self.path = path
    self.interface = interface
    self.method = method
    self.arguments = arguments
    self.sender = sender
    self.descriptors = descriptors
    self.answer = answer
  }

  /// Answers with values, or with none.
  public func reply(_ values: [BusValue] = []) { give(.success(values)) }

  /// - Parameter name: of the error, such as `org.freedesktop.DBus.Error.InvalidArgs`.
  public func refuse(_ name: String, _ message: String) {
    give(.failure(.refused(name: name, message: message)))
  }

  private func give(_ result: Result<[BusValue], BusError>) {
    answer?(result)
    answer = nil
  }
}
