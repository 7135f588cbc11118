public import Platform

/// Keeps the desktop from ending the session while something is being written that takes long.
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

  /// What is done sooner is not worth a word.
  private static let patience = Duration.seconds(1)

  /// - Parameter reason: a sentence that people read who want to log out.
  public init(display: any WindowSystem, bus: any DesktopBus, reason: String) {
    self.display = display
    self.reason = reason
    portal = DesktopPortal(bus)
  }

  /// Something is being written.
  ///
  /// - Parameter isLate: whether that has taken long already.
  /// - Returns: to be called once it is written.
  public func begin(isLate: Bool = false) -> () -> Void {
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
