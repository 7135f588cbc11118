public import Base

/// Exposes the program to a screen reader, if one is running.
///
/// Asks `org.a11y.Bus` once the session bus is connected. The call starts nothing: a desktop without that service has
/// no screen reader. Until one appears, there are neither connections nor objects nor events.
///
/// Source: at-spi2-core, `bus/README`, and the interfaces in `xml`.
public final class AccessibilityBus {
  /// Posted when a screen reader starts or stops reading.
  public let changed = Signal<Bool>()
  /// Whether a screen reader's bus is connected, and so events are worth making.
  public var isOn: Bool { bus != nil }
  /// Whether announcements are spoken, which screen readers support since 2023.
  public private(set) var hearsAnnouncements = true
  /// The number of events reported so far.
  public private(set) var toldCount = 0
  private let session: any DesktopBus
  private let name: String
  private weak var tree: (any AccessibleTree)?
  private var isWanted = false
  private var hasBegun = false
  private var bus: (any DesktopBus)?
  private var answers: AccessibleAnswers?

  /// - Parameter name: of the program.
  public init(_ name: String, on session: any DesktopBus, reading tree: any AccessibleTree) {
    self.name = name
    self.session = session
    self.tree = tree
  }

  /// Starts following whether a screen reader runs, once the session bus is connected.
  public func watchForReaders() {
    session.changed.listen(self) { [weak self] in self?.followSession() }
    if session.name != nil { followSession() }
  }

  private static let service = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"
  private static let status = "org.a11y.Status"

  private func followSession() {
    guard session.name != nil else { return end() }
    guard !hasBegun else { return }
    hasBegun = true
    _ = session.listen(
      to: BusSignalMatch(
        from: Self.service, Self.path, "org.freedesktop.DBus.Properties", "PropertiesChanged",
        firstArgument: Self.status)
    ) { [weak self] signal in
      guard signal.arguments.count > 1, case .bool(let isOn)? = signal.arguments[1]["IsEnabled"]
      else { return }
      self?.updateConnection(isOn: isOn)
    }
    var call = BusCall(
      Self.service, Self.path, "org.freedesktop.DBus.Properties", "Get",
      [.string(Self.status), .string("IsEnabled")])
    call.startsReceiver = false
    session.call(call, within: .seconds(10)) { [weak self] result in
      if case .bool(true)? = (try? result.get())?.first?.content {
        self?.updateConnection(isOn: true)
      }
    }
  }

  private func updateConnection(isOn: Bool) {
    guard isOn != isWanted else { return }
    isWanted = isOn
    guard isOn else { return end() }
    session.call(
      BusCall(Self.service, Self.path, Self.service, "GetAddress"), within: .seconds(10)
    ) { [weak self] result in
      guard let self, isWanted, bus == nil, let address = try? result.get().first?.text else {
        return
      }
      connect(to: address)
    }
  }

  private func connect(to address: String) {
    let bus = session.other(at: address)
    self.bus = bus
    bus.changed.listen(self) { [weak self] in self?.followBus() }
    bus.connect()
  }

  private func followBus() {
    guard let bus, let own = bus.name else { return end() }
    guard answers == nil, let tree else { return }
    let answers = AccessibleAnswers(name, as: own, tree)
    self.answers = answers
    bus.serve(AccessibleAnswers.folder) { [weak answers] call in
      answers?.answer(call)
        ?? call.refuse("org.freedesktop.DBus.Error.UnknownObject", "it is gone")
    }
    bus.call(
      BusCall(
        "org.a11y.atspi.Registry", AccessibleAnswers.path(of: 0), "org.a11y.atspi.Socket", "Embed",
        [answers.reference(0)]), within: .seconds(10)
    ) { [weak self, weak answers] result in
      guard let self, let answers, self.answers === answers else { return }
      if let desktop = try? result.get().first { answers.desktop = desktop }
      changed.post(true)
    }
    followListeners(on: bus)
  }

  private static let registry = "org.a11y.atspi.Registry"
  private static let registryPath = "/org/a11y/atspi/registry"

  /// Follows the registered event listeners.
  private func followListeners(on bus: any DesktopBus) {
    for name in ["EventListenerRegistered", "EventListenerDeregistered"] {
      _ = bus.listen(
        to: BusSignalMatch(from: Self.registry, Self.registryPath, Self.registry, name)
      ) { [weak self, weak bus] _ in
        if let bus { self?.askForListeners(on: bus) }
      }
    }
    askForListeners(on: bus)
  }

  private func askForListeners(on bus: any DesktopBus) {
    bus.call(
      BusCall(Self.registry, Self.registryPath, Self.registry, "GetRegisteredEvents"),
      within: .seconds(10)
    ) { [weak self] result in
      guard let listeners = try? result.get().first?.elements else { return }
      let events = listeners.compactMap { $0.elements?.last?.text }
      // Without any listener no announcement can be missed.
      self?.hearsAnnouncements = events.isEmpty || events.contains(where: Self.hasAnnouncements)
    }
  }

  /// Whether announcements are among the events of a kind, as “Object:Announcement” and “object:” are.
  private static func hasAnnouncements(_ event: String) -> Bool {
    let parts = event.lowercased().split(separator: ":")
    return parts.first == "object" && (parts.count == 1 || parts[1] == "announcement")
  }

  /// Reports an event of an object; does nothing without a screen reader.
  public func report(_ event: AccessibleEvent, of number: Int) {
    guard let bus, let answers else { return }
    for signal in event.signals(of: AccessibleAnswers.path(of: number), answers.reference) {
      toldCount += 1
      bus.emit(signal, to: nil)
    }
  }

  private func end() {
    let wasOn = bus != nil
    bus?.changed.unlisten(self)
    bus?.close()
    (bus, answers) = (nil, nil)
    if wasOn { changed.post(false) }
  }

  /// Disconnects the program from the screen reader.
  public func close() {
    isWanted = false
    end()
  }
}
