/// The desktop's portal: services on request.
public final class DesktopPortal {
  let bus: any DesktopBus
  private var lastNumber = 0
  /// Requests that are not answered yet.
  private var requests: [Int: PortalRequest] = [:]

  /// Uses a bus; a portal is not required to be on it.
  public init(_ bus: any DesktopBus) { self.bus = bus }

  /// Asks whether the desktop supports an interface, such as `FileChooser`.
  func knows(_ interface: String, done: @escaping (Bool) -> Void) {
    guard bus.name != nil else { return done(false) }
    let call = BusCall(
      Portal.name, Portal.path, "org.freedesktop.DBus.Properties", "Get",
      [.string("org.freedesktop.portal.\(interface)"), .string("version")])
    bus.call(call, within: Portal.patience) { result in
      done((try? result.get())?.first?.content.number != nil)
    }
  }

  /// Prevents the session from ending, if the desktop lets programs do that.
  ///
  /// - Parameter reason: a sentence shown to users who log out.
  /// - Returns: nil without a bus.
  public func inhibit(_ reason: String) -> PortalInhibition? {
    guard bus.name != nil else { return nil }
    lastNumber += 1
    return PortalInhibition(on: bus, token: "filbert\(lastNumber)", reason: reason)
  }

  /// Calls a method that asks the user something.
  ///
  /// - Parameters:
  ///   - arguments: without the options, which come last.
  ///   - answered: called once; at once without a bus.
  /// - Returns: a closure that withdraws the question.
  @discardableResult
  func ask(
    _ interface: String, _ method: String, _ arguments: [BusValue],
    options: [String: BusValue] = [:], descriptors: [Int32] = [],
    answered: @escaping (PortalRequest.Answer) -> Void
  ) -> () -> Void {
    lastNumber += 1
    let number = lastNumber
    let request = PortalRequest(
      on: bus, token: "filbert\(number)", options: options,
      call: {
        Portal.call(interface, method, arguments + [$0], descriptors: descriptors)
      },
      answered: { [weak self] answer in
        self?.requests[number] = nil
        answered(answer)
      })
    guard let request else {
      answered(.unavailable)
      return {}
    }
    requests[number] = request
    return { [weak request] in request?.cancel() }
  }
}
