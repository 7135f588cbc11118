public import Platform

/// A portal of the desktop, on a bus of whatever kind: what it is asked stays until the test answers it.
public final class PretendPortal {
  /// How it treats who asks.
  public nonisolated enum Manner: Sendable {
    case answers
    /// It never says anything.
    case isSilent
    /// It knows its interfaces as little as a portal that is too old.
    case refuses
  }

  /// Something that a person is asked, until it is answered.
  public nonisolated struct Request: Sendable {
    public let method: String
    public let arguments: [BusValue]
    public let handle: String
    public let sender: String
    public let descriptors: BusDescriptors
    public internal(set) var isClosed = false

    /// What need not be said, the last of the arguments.
    public var options: BusValue { arguments.last ?? .tuple([]) }
  }

  public var manner = Manner.answers
  /// Whether settings can be read one by one, as since version 2 of their portal.
  public var knowsReadOne = true
  public private(set) var requests: [Request] = []
  /// Everything that was called.
  public private(set) var calls: [String] = []
  private var settings: [String: BusValue] = [:]
  private let bus: any DesktopBus
  /// Calls that nobody answers.
  private var held: [BusInvocation] = []

  public static let name = "org.freedesktop.portal.Desktop"
  static let path = "/org/freedesktop/portal/desktop"

  /// - Parameter settings: of the appearance, by their keys.
  public init(on bus: any DesktopBus, settings: [String: BusValue] = [:]) {
    self.bus = bus
    self.settings = settings
  }

  /// Comes to the bus and waits until it is found there.
  @discardableResult
  public func connect() async -> Bool {
    await bus.beginAndWait()
    for (interface, description) in Self.interfaces {
      var object = BusObject(Self.path, interface, description: description) { [weak self] in
        self?.answer($0)
      }
      object.properties["version"] = .uint32(4)
      bus.export(object)
    }
    return await bus.ownAndWait(Self.name)
  }

  /// Does at last what it was asked while it was silent.
  public func answerHeld() {
    let late = held
    held = []
    for call in late { answer(call) }
  }

  /// Dies.
  public func leave() { bus.close() }

  // MARK: Settings

  public func change(_ key: String, to value: BusValue) {
    settings[key] = value
    bus.emit(
      BusSignal(
        Self.path, "org.freedesktop.portal.Settings", "SettingChanged",
        [.string("org.freedesktop.appearance"), .string(key), .variant(value)]), to: nil)
  }

  private func read(_ call: BusInvocation) {
    guard call.method != "ReadOne" || knowsReadOne else {
      return call.refuse("org.freedesktop.DBus.Error.UnknownMethod", "no such method")
    }
    guard call.arguments.first?.text == "org.freedesktop.appearance",
      let value = call.arguments.last?.text.flatMap({ settings[$0] })
    else { return call.refuse("org.freedesktop.portal.Error.NotFound", "no such setting") }
    call.reply([.variant(call.method == "Read" ? .variant(value) : value)])
  }

  // MARK: Requests

  private func answer(_ call: BusInvocation) {
    calls.append(call.method)
    switch manner {
    case .isSilent: return held.append(call)
    case .refuses: return call.refuse("org.freedesktop.DBus.Error.UnknownMethod", "not known")
    case .answers: break
    }
    if call.method.hasPrefix("Read") { return read(call) }
    let token = call.arguments.last?["handle_token"]?.text ?? "t\(requests.count)"
    let sender = call.sender.dropFirst().map { $0 == "." ? "_" : String($0) }.joined()
    let handle = "\(Self.path)/request/\(sender)/\(token)"
    let index = requests.count
    requests.append(
      Request(
        method: call.method, arguments: call.arguments, handle: handle, sender: call.sender,
        descriptors: call.descriptors))
    bus.export(
      BusObject(handle, "org.freedesktop.portal.Request", description: Self.request) {
        [weak self] call in
        self?.calls.append(call.method)
        self?.requests[index].isClosed = true
        call.reply()
      })
    call.reply([.path(handle)])
  }

  /// Answers what was asked last.
  ///
  /// - Parameter response: 0 for what was chosen, 1 for nothing, 2 for an end of another kind.
  public func answer(_ response: UInt32 = 0, _ results: [String: BusValue] = [:]) {
    guard let request = requests.last else { return }
    bus.emit(
      BusSignal(
        request.handle, "org.freedesktop.portal.Request", "Response",
        [.uint32(response), .options(results)]), to: request.sender)
  }
}
