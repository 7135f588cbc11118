public import Platform

/// Keeps the desktop from ending the session during long write operations.
///
///     let end = keeper.begin()
///     write(file) { end() }
public final class SessionKeeper {
  private let portal: DesktopPortal
  private let display: any WindowSystem
  private let reason: String
  private var underWay: Set<Int> = []
  private var lastNumber = 0
  private var inhibition: PortalInhibition?

  /// The minimum duration worth reporting.
  private static let patience = Duration.seconds(1)

  /// - Parameter reason: shown to users who try to log out.
  public init(display: any WindowSystem, bus: any DesktopBus, reason: String) {
    self.display = display
    self.reason = reason
    portal = DesktopPortal(bus)
  }

  /// Reports the start of a write operation.
  ///
  /// - Parameter isLate: whether it has been running for long already.
  /// - Returns: a closure to call at its end.
  public func beginWrite(isLate: Bool = false) -> () -> Void {
    lastNumber += 1
    let number = lastNumber
    underWay.insert(number)
    var cancel: () -> Void = {}
    if isLate {
      inhibit()
    } else {
      cancel = display.after(Self.patience) { [weak self] in
        if self?.underWay.contains(number) == true { self?.inhibit() }
      }
    }
    return { [weak self] in
      cancel()
      self?.end(number)
    }
  }

  private func inhibit() {
    if inhibition == nil { inhibition = portal.inhibit(reason) }
  }

  private func end(_ number: Int) {
    guard underWay.remove(number) != nil, underWay.isEmpty else { return }
    inhibition?.release()
    inhibition = nil
  }
}
