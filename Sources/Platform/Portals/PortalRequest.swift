internal import Base

/// A question that the desktop puts to the user on our behalf.
///
/// The owner retains it until it is answered.
public final class PortalRequest {
  /// The outcome of a request.
  public enum Answer: Equatable, Sendable {
    /// With results, a dictionary.
    case given(BusValue)
    /// By the user, or because the portal is gone.
    case cancelled
    /// The desktop did not confirm in time that it would ask.
    case unavailable
  }

  private let bus: any DesktopBus
  private let handle: String
  private var ends: [() -> Void] = []
  private var answered: ((Answer) -> Void)?
  /// Whether the desktop has confirmed the request.
  private var isBegun = false

  /// - Parameters:
  ///   - call: makes the call with the required options.
  ///   - answered: called once.
  init?(
    on bus: any DesktopBus, token: String, options: [String: BusValue] = [:],
    call: (BusValue) -> BusCall, answered: @escaping (Answer) -> Void
  ) {
    guard let name = bus.name else { return nil }
    self.bus = bus
    self.answered = answered
    let sender = name.dropFirst().map { $0 == "." ? "_" : String($0) }.joined()
    handle = "\(Portal.path)/request/\(sender)/\(token)"
    // Before the call: the answer may arrive before anything that follows it.
    listen(at: handle)
    ends.append(bus.listenForEnd(of: Portal.name) { [weak self] in self?.lose() })
    bus.changed.listen(self) { [weak self] in
      if self?.bus.name == nil { self?.lose() }
    }
    let options = options.merging(["handle_token": .string(token)]) { $1 }
    bus.call(
      call(.options(options)), within: Portal.patience,
      late: { [bus] in
        // Close a dialog that appears late, as our own is open already.
        if let path = (try? $0.get())?.first?.text { Self.close(path, on: bus) }
      }, done: { [weak self] in self?.hear($0) })
  }

  private func listen(at path: String) {
    ends.append(
      bus.listen(
        to: BusSignalMatch(
          from: Portal.name, path, "org.freedesktop.portal.Request", "Response")
      ) { [weak self] signal in self?.handle(signal) })
  }

  private func hear(_ result: Result<[BusValue], BusError>) {
    // The answer may arrive before the call returns.
    guard answered != nil else { return }
    switch result {
    case .success(let values):
      isBegun = true
      // Portals before version 0.9 use another path.
      if let path = values.first?.text, path != handle { listen(at: path) }
    case .failure: end(.unavailable)
    }
  }

  private func handle(_ signal: BusSignal) {
    let results = signal.arguments.last ?? .tuple([])
    end(signal.arguments.first?.number == 0 ? .given(results) : .cancelled)
  }

  /// Handles the loss of the portal.
  private func lose() { end(isBegun ? .cancelled : .unavailable) }

  private func end(_ answer: Answer) {
    guard let answered else { return }
    self.answered = nil
    for end in ends { end() }
    ends = []
    bus.changed.unlisten(self)
    answered(answer)
  }

  private static func close(_ handle: String, on bus: any DesktopBus) {
    bus.call(
      BusCall(Portal.name, handle, "org.freedesktop.portal.Request", "Close"),
      within: Portal.patience
    ) { _ in }
  }

  /// Withdraws the question and closes the dialog.
  public func cancel() {
    guard answered != nil else { return }
    Self.close(handle, on: bus)
    end(.cancelled)
  }
}
