public import Base
import Dispatch
public import Platform

/// A program on a `PretendBus`.
public final class PretendBusMember: DesktopBus {
  public private(set) var name: String?
  public let changed = Signal<Void>()
  private let bus: PretendBus
  private var objects: [BusObject] = []
  private var served: (folder: String, called: (BusInvocation) -> Void)?
  /// Calls that were made.
  public private(set) var calls: [BusCall] = []
  private var listeners: [Int: (match: BusSignalMatch, heard: (BusSignal) -> Void)] = [:]
  private var waiting: [Int: (isLimited: Bool, done: (Result<[BusValue], BusError>) -> Void)] = [:]
  private var late: [Int: (Result<[BusValue], BusError>) -> Void] = [:]
  private var lastNumber = 0

  init(on bus: PretendBus) { self.bus = bus }

  public func connect() {
    DispatchQueue.main.async { [self] in
      guard name == nil else { return }
      name = bus.uniqueName()
      bus.members.append(self)
      changed.post(())
    }
  }

  public func close() {
    guard let old = name else { return }
    lose()
    bus.leave(self, named: old)
  }

  func lose() {
    name = nil
    for number in waiting.keys { answer(number, .failure(.noBus)) }
    changed.post(())
  }

  /// Answers that are waited for only so long don't come any more.
  public func letTimePass() {
    for (number, call) in waiting where call.isLimited {
      waiting[number] = nil
      call.done(.failure(.silent))
    }
  }

  /// How many calls have no answer yet.
  public var waitingCount: Int { waiting.count }

  public func call(
    _ call: BusCall, within limit: Duration?, late: ((Result<[BusValue], BusError>) -> Void)?,
    done: @escaping (Result<[BusValue], BusError>) -> Void
  ) {
    calls.append(call)
    lastNumber += 1
    let number = lastNumber
    self.late[number] = late
    waiting[number] = (limit != nil, done)
    // The caller may close its own at once.
    let descriptors = BusDescriptors(copying: call.descriptors)
    DispatchQueue.main.async { [self] in deliver(call, descriptors, number) }
  }

  private func answer(_ number: Int, _ result: Result<[BusValue], BusError>) {
    let late = late.removeValue(forKey: number)
    (waiting.removeValue(forKey: number)?.done ?? late)?(result)
  }

  private func deliver(_ call: BusCall, _ descriptors: BusDescriptors, _ number: Int) {
    guard let name else { return answer(number, .failure(.noBus)) }
    if call.destination == "org.freedesktop.DBus" {
      return answer(number, .success(ask(call)))
    }
    guard let receiver = bus.member(named: call.destination) else {
      return answer(number, Self.error("ServiceUnknown"))
    }
    if let served = receiver.served, call.path.hasPrefix(served.folder + "/") {
      return served.called(
        BusInvocation(
          call.method, call.arguments, sender: name, path: call.path, interface: call.interface
        ) { result in
          DispatchQueue.main.async { [weak self] in self?.answer(number, result) }
        })
    }
    if call.interface == "org.freedesktop.DBus.Properties" {
      let object = receiver.object(call.path, call.arguments.first?.text ?? "")
      let value = call.arguments.last?.text.flatMap { object?.properties[$0] }
      return answer(number, value.map { .success([.variant($0)]) } ?? Self.error("UnknownProperty"))
    }
    guard let object = receiver.object(call.path, call.interface),
      object.description.contains("<method name=\"\(call.method)\"")
    else { return answer(number, Self.error("UnknownMethod")) }
    object.called(
      BusInvocation(
        call.method, call.arguments, sender: name, descriptors: descriptors
      ) { result in
        DispatchQueue.main.async { [weak self] in self?.answer(number, result) }
      })
  }

  private func object(_ path: String, _ interface: String) -> BusObject? {
    objects.last { $0.path == path && $0.interface == interface }
  }

  private static func error(_ name: String) -> Result<[BusValue], BusError> {
    .failure(.refused(name: "org.freedesktop.DBus.Error.\(name)", message: ""))
  }

  private func ask(_ call: BusCall) -> [BusValue] {
    guard call.method == "RequestName", let wanted = call.arguments.first?.text, let name else {
      return []
    }
    guard bus.owners[wanted] == nil else { return [.uint32(bus.owners[wanted] === self ? 4 : 3)] }
    bus.owners[wanted] = self
    bus.tellOwner(of: wanted, old: "", new: name)
    return [.uint32(1)]
  }

  public func listen(
    to match: BusSignalMatch, _ heard: @escaping (BusSignal) -> Void
  ) -> () -> Void {
    lastNumber += 1
    let number = lastNumber
    listeners[number] = (match, heard)
    return { [weak self] in self?.listeners[number] = nil }
  }

  /// What is listened to now.
  public var listenerCount: Int { listeners.count }

  func hear(_ signal: BusSignal, from sender: PretendBusMember?) {
    for (number, listener) in listeners {
      let match = listener.match
      guard match.path == signal.path, match.interface == signal.interface,
        match.name == signal.name,
        match.firstArgument == nil || match.firstArgument == signal.arguments.first?.text,
        sender == nil || bus.member(named: match.sender) === sender
      else { continue }
      DispatchQueue.main.async { [weak self] in self?.listeners[number]?.heard(signal) }
    }
  }

  public func export(_ object: BusObject) { objects.append(object) }

  public func serve(_ folder: String, _ called: @escaping (BusInvocation) -> Void) {
    served = (folder, called)
  }

  public func other(at address: String) -> any DesktopBus { bus.join() }

  public func emit(_ signal: BusSignal, to receiver: String?) {
    bus.told.append(signal)
    bus.deliver(signal, from: self, to: receiver)
  }
}
