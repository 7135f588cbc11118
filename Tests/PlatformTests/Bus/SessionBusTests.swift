import BusTesting
import Foundation
import Testing

@testable import Platform

/// Programs on a bus of the test's own.
@Suite struct SessionBusTests {
  private let daemon: BusDaemon
  private static let interface = "org.example.Echo"
  private static let description = """
    <node><interface name="org.example.Echo">
    <method name="Repeat"><arg type="v" direction="in"/><arg type="v" direction="out"/></method>
    <method name="Keep"/><method name="Refuse"/>
    <method name="Size"><arg type="h" direction="in"/><arg type="x" direction="out"/></method>
    <signal name="Said"><arg type="s"/></signal>
    <property name="Version" type="u" access="read"/></interface></node>
    """

  init() throws { daemon = try BusDaemon() }

  /// A program that answers, found by its name.
  private final class Echo {
    let bus: SessionBus
    private(set) var kept: [BusInvocation] = []

    init(on daemon: BusDaemon, named name: String) async {
      bus = SessionBus(environment: daemon.environment)
      await bus.beginAndWait()
      var object = BusObject("/echo", interface, description: description) { [weak self] in
        self?.answer($0)
      }
      object.properties["Version"] = .uint32(3)
      bus.export(object)
      await bus.ownAndWait(name)
    }

    private func answer(_ call: BusInvocation) {
      switch call.method {
      case "Repeat": call.reply(call.arguments)
      case "Refuse": call.refuse("org.example.Error.No", "no")
      case "Size": call.reply([.int64(Self.size(of: call.descriptors.all[0]))])
      default: kept.append(call)
      }
    }

    private static func size(of descriptor: Int32) -> Int64 {
      var status = stat()
      return fstat(descriptor, &status) == 0 ? Int64(status.st_size) : -1
    }
  }

  private func call(_ method: String, _ arguments: [BusValue] = []) -> BusCall {
    BusCall("org.example.Nut", "/echo", Self.interface, method, arguments)
  }

  private func connectBus() async -> (echo: Echo, bus: SessionBus) {
    let echo = await Echo(on: daemon, named: "org.example.Nut")
    let bus = SessionBus(environment: daemon.environment)
    await bus.beginAndWait()
    return (echo, bus)
  }

  @Test func `A call brings what the other program answers`() async {
    let (echo, bus) = await connectBus()
    let value = BusValue.variant(.options(["a": .strings(["b"]), "c": .tuple([.double(1)])]))
    #expect(await bus.answer(to: call("Repeat", [value])) == .success([value]))
    let version = BusCall(
      "org.example.Nut", "/echo", "org.freedesktop.DBus.Properties", "Get",
      [.string(Self.interface), .string("Version")])
    #expect(await bus.answer(to: version) == .success([.variant(.uint32(3))]))
    withExtendedLifetime(echo) {}
  }

  @Test func `Calls that are made before the bus is there are not lost`() async {
    let echo = await Echo(on: daemon, named: "org.example.Nut")
    let bus = SessionBus(environment: daemon.environment)
    let answer = Task { await bus.answer(to: call("Repeat", [.variant(.byte(1))])) }
    await Task.yield()
    bus.connect()
    #expect(await answer.value == .success([.variant(.byte(1))]))
    withExtendedLifetime(echo) {}
  }

  @Test func `Every kind of failure says what it is`() async {
    let (echo, bus) = await connectBus()
    #expect(
      await bus.answer(to: call("Refuse"))
        == .failure(.refused(name: "org.example.Error.No", message: "no")))
    func refusal(_ call: BusCall) async -> String? {
      guard case .failure(.refused(let name, _)) = await bus.answer(to: call) else { return nil }
      return name
    }
    #expect(await refusal(call("Unheard")) == "org.freedesktop.DBus.Error.UnknownMethod")
    #expect(
      await refusal(BusCall("org.example.Nobody", "/echo", Self.interface, "Repeat"))
        == "org.freedesktop.DBus.Error.ServiceUnknown")
    for wrong in [
      BusCall("no name", "/echo", Self.interface, "Repeat"),
      BusCall("org.example.Nut", "no path", Self.interface, "Repeat"),
      BusCall("org.example.Nut", "/echo", "nointerface", "Repeat"),
      BusCall("org.example.Nut", "/echo", Self.interface, "no method"),
      call("Repeat", [.array(of: "s", [.byte(1)])]),
    ] { #expect(await bus.answer(to: wrong) == .failure(.malformed)) }
    withExtendedLifetime(echo) {}
  }

  @Test func `A silent program is given up, and its late answer is nobody's`() async {
    let (echo, bus) = await connectBus()
    #expect(await bus.answer(to: call("Keep"), within: .milliseconds(50)) == .failure(.silent))
    #expect(echo.kept.count == 1)
    echo.kept[0].reply()
    #expect(
      await bus.answer(to: call("Repeat", [.variant(.byte(2))])) == .success([.variant(.byte(2))]))
  }

  @Test func `A program that dies while it is asked is no longer waited for`() async {
    let (echo, bus) = await connectBus()
    let answer = Task { await bus.answer(to: call("Keep"), within: nil) }
    while echo.kept.isEmpty { await Task.yield() }
    echo.bus.close()
    guard case .failure(.refused(let name, _)) = await answer.value else {
      Issue.record("the dead answered")
      return
    }
    #expect(name == "org.freedesktop.DBus.Error.NoReply")
  }

  @Test func `A bus that goes in the middle ends what waits, and nothing else`() async {
    let (echo, bus) = await connectBus()
    let answer = Task { await bus.answer(to: call("Keep"), within: nil) }
    while echo.kept.isEmpty { await Task.yield() }
    daemon.kill()
    #expect(await answer.value == .failure(.noBus))
    while bus.name != nil { await Task.yield() }
    #expect(await bus.answer(to: call("Repeat")) == .failure(.noBus))
    bus.emit(BusSignal("/", "org.example.Echo", "Said", [.string("alone")]), to: nil)
    bus.close()
  }

  @Test func `A bus that does not listen holds up nobody at the end`() async {
    let (echo, bus) = await connectBus()
    daemon.stop()
    let before = ContinuousClock().now
    bus.close()
    #expect(ContinuousClock().now - before < .seconds(2))
    daemon.kill()
    withExtendedLifetime(echo) {}
  }

  @Test func `Who listens hears what is said until he no longer wants to`() async {
    let (echo, bus) = await connectBus()
    let match = BusSignalMatch(from: "org.example.Nut", "/echo", Self.interface, "Said")
    var heard: [String] = []
    let end = bus.listen(to: match) { heard.append($0.arguments[0].text ?? "?") }
    var other: [String] = []
    _ = bus.listen(
      to: BusSignalMatch(
        from: "org.example.Nut", "/echo", Self.interface, "Said", firstArgument: "two")
    ) { other.append($0.arguments[0].text ?? "?") }
    // What answers a later call heard of the listening before.
    _ = await bus.answer(to: call("Repeat", [.variant(.byte(0))]))
    for word in ["one", "two"] {
      echo.bus.emit(BusSignal("/echo", Self.interface, "Said", [.string(word)]), to: nil)
    }
    _ = await bus.answer(to: call("Repeat", [.variant(.byte(0))]))
    #expect(heard == ["one", "two"])
    #expect(other == ["two"])
    end()
    echo.bus.emit(BusSignal("/echo", Self.interface, "Said", [.string("three")]), to: nil)
    _ = await bus.answer(to: call("Repeat", [.variant(.byte(0))]))
    #expect(heard == ["one", "two"])
  }

  @Test func `A name has one owner, whose end is heard`() async {
    let (echo, bus) = await connectBus()
    #expect(await !bus.ownAndWait("org.example.Nut"))
    #expect(await echo.bus.ownAndWait("org.example.Nut"))
    await confirmation { ended in
      await withCheckedContinuation { continuation in
        _ = bus.listenForEnd(of: "org.example.Nut") {
          ended()
          continuation.resume()
        }
        bus.call(call("Repeat", [.variant(.byte(0))]), within: nil) { _ in echo.bus.close() }
      }
    }
    #expect(await bus.ownAndWait("org.example.Nut"))
  }

  @Test func `A file goes over the bus as its descriptor, also if the caller closes it at once`()
    async
    throws
  {
    let (echo, bus) = await connectBus()
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try Data(count: 4321).write(to: URL(fileURLWithPath: path))
    let descriptor = open(path, O_RDONLY)
    try FileManager.default.removeItem(atPath: path)
    let size = BusCall(
      "org.example.Nut", "/echo", Self.interface, "Size", [.handle(0)], descriptors: [descriptor])
    let answer = Task { await bus.answer(to: size) }
    await Task.yield()
    close(descriptor)
    #expect(await answer.value == .success([.int64(4321)]))
    withExtendedLifetime(echo) {}
  }

  @Test(arguments: [
    [String: String](), ["DBUS_SESSION_BUS_ADDRESS": ""],
    ["DBUS_SESSION_BUS_ADDRESS": "autolaunch:"],
    ["DBUS_SESSION_BUS_ADDRESS": "autolaunch:scope=*x;unixexec:path=/bin/true"],
    ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent/bus"],
    ["DBUS_SESSION_BUS_ADDRESS": "nonsense"], ["XDG_RUNTIME_DIR": "/nonexistent"],
    ["XDG_RUNTIME_DIR": "relative"],
  ])
  func `Without a bus nothing is launched, and calls fail`(environment: [String: String]) async {
    let bus = SessionBus(environment: environment)
    #expect(await bus.beginAndWait() == nil)
    #expect(await bus.answer(to: call("Repeat")) == .failure(.noBus))
  }

  @Test func `The bus of the runtime folder is the one that the environment does not name`()
    async
    throws
  {
    let path = try #require(daemon.address.split(separator: "=").dropFirst().first)
      .split(separator: ",")[0]
    let folder = FileManager.default.temporaryDirectory.appending(path: "run time \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "bus").path, withDestinationPath: String(path))
    let bus = SessionBus(environment: ["XDG_RUNTIME_DIR": folder.path])
    #expect(await bus.beginAndWait() != nil)
  }
}
