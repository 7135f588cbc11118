/// Keeps the desktop from ending the session until released.
public final class PortalInhibition {
  private let bus: any DesktopBus
  /// The object that withdraws it; nil before the desktop has answered.
  private var handle: String?
  private var isReleased = false

  /// - Parameter reason: a sentence shown to users who log out.
  init(on bus: any DesktopBus, token: String, reason: String) {
    self.bus = bus
    let call = Portal.call(
      "Inhibit", "Inhibit",
      [
        .string(""),
        // 1: logging out; 4: suspending.
        .uint32(1 | 4), .options(["handle_token": .string(token), "reason": .string(reason)]),
      ])
    bus.call(call, within: .seconds(20)) { [self] result in
      handle = (try? result.get())?.first?.text
      if isReleased { close() }
    }
  }

  /// Allows the session to end again.
  public func release() {
    guard !isReleased else { return }
    isReleased = true
    close()
  }

  private func close() {
    guard let handle else { return }
    bus.call(
      BusCall(Portal.name, handle, "org.freedesktop.portal.Request", "Close"),
      within: .seconds(20)
    ) { _ in }
  }
}
