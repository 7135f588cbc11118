import Base
public import Platform

/// Somebody on a `PretendBus` who can't see: the services that the desktop has for that, and what is read.
public final class PretendScreenReader {
  public let member: PretendBusMember
  /// What has told the registry that it can be read: its name on the bus.
  public private(set) var program: String?
  /// How often somebody asked for the bus of screen readers.
  public private(set) var addressCount = 0

  /// - Parameters:
  ///   - isOn: whether anybody reads from the beginning.
  ///   - events: what the reader listens to, as the registry tells.
  public init(on bus: PretendBus, isOn: Bool, listeningTo events: [String] = []) async {
    member = bus.join()
    await member.beginAndWait()
    var status = BusObject(
      "/org/a11y/bus", "org.a11y.Status", description: "", called: { $0.reply() })
    status.properties = ["IsEnabled": .bool(isOn)]
    member.export(status)
    member.export(
      BusObject(
        "/org/a11y/bus", "org.a11y.Bus", description: "<method name=\"GetAddress\"/>"
      ) { [weak self] call in
        self?.addressCount += 1
        call.reply([.string("pretended")])
      })
    member.export(
      BusObject(
        "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Socket",
        description: "<method name=\"Embed\"/>"
      ) { [weak self] call in
        self?.program = call.arguments.first?.elements?.first?.text
        call.reply([.tuple([.string("desktop"), .path("/org/a11y/atspi/accessible/root")])])
      })
    member.export(
      BusObject(
        Self.registry, "org.a11y.atspi.Registry",
        description: "<method name=\"GetRegisteredEvents\"/>"
      ) { [weak self] call in
        let listeners = (self?.events ?? []).map { BusValue.tuple([.string(":1.9"), .string($0)]) }
        call.reply([.array(of: "(ss)", listeners)])
      })
    self.events = events
    await member.ownAndWait("org.a11y.Bus")
    await member.ownAndWait("org.a11y.atspi.Registry")
  }

  private static let registry = "/org/a11y/atspi/registry"
  private var events: [String] = []

  /// Another reader comes, which listens to other events.
  public func listen(to events: [String]) {
    self.events = events
    member.emit(
      BusSignal(
        Self.registry, "org.a11y.atspi.Registry", "EventListenerRegistered",
        [.string(":1.9"), .string(events.first ?? ""), .strings([])]), to: nil)
  }

  /// Somebody begins to read, or ends.
  public func turn(on isOn: Bool) {
    member.emit(
      BusSignal(
        "/org/a11y/bus", "org.freedesktop.DBus.Properties", "PropertiesChanged",
        [.string("org.a11y.Status"), .options(["IsEnabled": .bool(isOn)]), .strings([])]), to: nil)
  }

  /// Asks an object of the program.
  public func ask(_ path: String, _ interface: String, _ method: String, _ arguments: BusValue...)
    async throws -> [BusValue]
  {
    try await member.answer(
      to: BusCall(program ?? "", path, "org.a11y.atspi.\(interface)", method, arguments)
    ).get()
  }

  public func property(_ path: String, _ interface: String, _ name: String) async throws
    -> BusValue?
  {
    try await member.answer(
      to: BusCall(
        program ?? "", path, "org.freedesktop.DBus.Properties", "Get",
        [.string("org.a11y.atspi.\(interface)"), .string(name)])
    ).get().first?.content
  }

  public func name(_ path: String) async throws -> String {
    try await property(path, "Accessible", "Name")?.text ?? ""
  }

  /// The objects in an object.
  public func children(_ path: String) async throws -> [String] {
    try await ask(path, "Accessible", "GetChildren").first?.elements?
      .compactMap { $0.elements?.last?.text } ?? []
  }

  /// The first object in another one, at any depth, that is called something.
  public func find(_ name: String, in path: String = "/org/a11y/atspi/accessible/root") async throws
    -> String?
  {
    if try await self.name(path) == name { return path }
    for child in try await children(path) {
      if let found = try await find(name, in: child) { return found }
    }
    return nil
  }

  /// Whether an object is in a state, by the number of that.
  public func isIn(_ state: Int, _ path: String) async throws -> Bool {
    let words = try await ask(path, "Accessible", "GetState").first?.elements?.compactMap(\.number)
    return (words?[state / 32] ?? 0) & (1 << UInt32(state % 32)) != 0
  }
}
