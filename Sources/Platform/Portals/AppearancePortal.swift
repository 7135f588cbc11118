public import Base

/// Reads and follows the desktop's appearance preferences.
public final class AppearancePortal {
  /// Nil before the desktop has answered, and without a portal.
  public private(set) var appearance: DesktopAppearance?
  /// Posted when the desktop has answered first, failed to, or changed its preferences.
  public let changed = Signal<Void>()
  private let bus: any DesktopBus
  private var isAsking = false
  /// The number of readings; only the last one counts.
  private var reading = 0

  /// Uses a bus; a portal is not required to be on it.
  public init(_ bus: any DesktopBus) { self.bus = bus }

  /// Queries the preferences once the bus is connected, and follows changes.
  public func observePreferences() {
    bus.changed.listen(self) { [weak self] in self?.followBus() }
    if bus.name != nil { followBus() }
  }

  private func followBus() {
    guard bus.name != nil else {
      isAsking = false
      return settle(nil)
    }
    guard !isAsking else { return }
    isAsking = true
    _ = bus.listen(
      to: BusSignalMatch(
        from: Portal.name, Portal.path, "org.freedesktop.portal.Settings", "SettingChanged",
        firstArgument: DesktopAppearance.namespace)
    ) { [weak self] in self?.hear($0) }
    // A portal that starts later, or again, may have other settings.
    _ = bus.listen(
      to: BusSignalMatch(
        from: "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
        "NameOwnerChanged", firstArgument: Portal.name)
    ) { [weak self] signal in
      if signal.arguments.last?.text?.isEmpty == false { self?.read() }
    }
    read()
  }

  private func hear(_ signal: BusSignal) {
    guard signal.arguments.count == 3, let key = signal.arguments[1].text else { return }
    var new = appearance ?? DesktopAppearance()
    new.setPreference(key, signal.arguments[2])
    settle(new)
  }

  private func read() {
    reading += 1
    read(DesktopAppearance.keys[...], into: DesktopAppearance(), number: reading)
  }

  /// Reads one setting after the other.
  private func read(_ keys: ArraySlice<String>, into found: DesktopAppearance, number: Int) {
    guard number == reading else { return }
    guard let key = keys.first else { return settle(found) }
    ask("ReadOne", key) { [weak self] result in
      switch result {
      case .success(let values):
        var found = found
        found.setPreference(key, values.first)
        self?.read(keys.dropFirst(), into: found, number: number)
      case .failure(.refused("org.freedesktop.portal.Error.NotFound", _)):
        self?.read(keys.dropFirst(), into: found, number: number)
      case .failure:
        guard number == self?.reading else { return }
        self?.settle(nil)
      }
    }
  }

  /// - Parameter method: an older portal only has `Read`, which returns a variant in a variant.
  private func ask(
    _ method: String, _ key: String, done: @escaping (Result<[BusValue], BusError>) -> Void
  ) {
    let call = Portal.call(
      "Settings", method, [.string(DesktopAppearance.namespace), .string(key)])
    // A starting desktop may be slow, but nothing waits for it.
    bus.call(call, within: .seconds(20)) { [weak self] result in
      if method == "ReadOne",
        case .failure(.refused("org.freedesktop.DBus.Error.UnknownMethod", _)) = result, let self
      {
        ask("Read", key, done: done)
      } else {
        done(result)
      }
    }
  }

  private func settle(_ new: DesktopAppearance?) {
    appearance = new
    changed.post(())
  }
}
