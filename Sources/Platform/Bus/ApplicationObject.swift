internal import Base

/// The program's object on the bus for the desktop.
///
/// Source: freedesktop.org, "Desktop Entry Specification", D-Bus activation.
public final class ApplicationObject {
  /// Called with the desktop's request and the startup ID that reports its completion; nil for none.
  public var asked: (ApplicationRequest, _ startupID: String?) -> Void = { _, _ in }
  private let bus: any DesktopBus
  private let name: String
  private var isThere = false

  /// - Parameter name: that of the program's desktop entry.
  public init(_ name: String, on bus: any DesktopBus) {
    self.name = name
    self.bus = bus
  }

  /// Becomes reachable once the bus is connected, unless another program owns the name.
  public func publish() {
    bus.changed.listen(self) { [weak self] in self?.followBus() }
    if bus.name != nil { followBus() }
  }

  private func followBus() {
    guard bus.name != nil, !isThere else { return }
    isThere = true
    // Before owning the name, which triggers calls.
    bus.export(
      BusObject(
        Self.path(of: name), "org.freedesktop.Application", description: Self.description
      ) { [weak self] in self?.answer($0) })
    bus.own(name) { _ in }
  }

  /// The path of the object that belongs to a bus name.
  static func path(of name: String) -> String {
    "/" + name.map { $0 == "." ? "/" : $0 == "-" ? "_" : String($0) }.joined()
  }

  private func answer(_ call: BusInvocation) {
    guard let request = Self.request(in: call) else {
      return call.refuse(
        "org.freedesktop.DBus.Error.InvalidArgs", "\(call.method) is not understood")
    }
    let data = call.arguments.last
    asked(request, data?["desktop-startup-id"]?.text ?? data?["activation-token"]?.text)
    call.reply()
  }

  private static func request(in call: BusInvocation) -> ApplicationRequest? {
    switch (call.method, call.arguments.first) {
    case ("Activate", _): .activate
    case ("Open", .array(of: "s", let uris)?):
      .open(uris.compactMap(\.text).flatMap { URIList(bytes: Array($0.utf8)).paths })
    case ("ActivateAction", .string(let name)?): .action(name)
    default: nil
    }
  }

  private static let description = """
    <node><interface name="org.freedesktop.Application">
    <method name="Activate"><arg type="a{sv}" name="platform_data" direction="in"/></method>
    <method name="Open"><arg type="as" name="uris" direction="in"/>
    <arg type="a{sv}" name="platform_data" direction="in"/></method>
    <method name="ActivateAction"><arg type="s" name="action_name" direction="in"/>
    <arg type="av" name="parameter" direction="in"/>
    <arg type="a{sv}" name="platform_data" direction="in"/></method></interface></node>
    """
}
