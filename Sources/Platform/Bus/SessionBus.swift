public import Base
internal import Dispatch

/// The session bus named by the environment, over a private connection with its own thread.
///
/// Losing the bus is harmless: calls fail from then on, and no more signals arrive.
public final class SessionBus: DesktopBus {
  public private(set) var name: String?
  public let changed = Signal<Void>()
  private let address: String?
  private let thread: BusThread?
  private var connection: BusConnection?
  private var phase = Phase.waiting
  private var lastNumber = 0
  private var waiting: [Int: (Result<[BusValue], BusError>) -> Void] = [:]
  /// The handlers of answers that arrive too late.
  private var late: [Int: (Result<[BusValue], BusError>) -> Void] = [:]
  private var listeners: [Int: (BusSignal) -> Void] = [:]
  private var objects: [Int: (BusInvocation) -> Void] = [:]

  private enum Phase {
    case waiting, begun, gone
  }

  /// - Parameter environment: supplies `DBUS_SESSION_BUS_ADDRESS` and `XDG_RUNTIME_DIR`.
  public convenience init(environment: [String: String]) {
    self.init(at: BusAddress.inEnvironment(environment))
  }

  private init(at address: String?) {
    self.address = address
    thread = address == nil ? nil : BusThread()
    connection = BusConnection { [weak self] in
      SessionBus.onMain { self?.end() }
    }
  }

  isolated deinit { close() }

  public func connect() {
    guard phase == .waiting else { return }
    guard let address, let thread, let connection else { return end() }
    phase = .begun
    let hasStarted = thread.start { [weak self] in
      let name = connection.open(address)
      SessionBus.onMain { self?.connected(as: name) }
    }
    if !hasStarted { end() }
  }

  private func connected(as name: String?) {
    guard let name else { return end() }
    guard phase == .begun else { return }
    self.name = name
    changed.post(())
  }

  /// Handles a missing or lost bus.
  private func end() {
    guard phase != .gone else { return }
    phase = .gone
    name = nil
    for number in waiting.keys { answer(number, .failure(.noBus)) }
    changed.post(())
  }

  /// Closes the connection on its own thread, without waiting for an unresponsive bus.
  public func close() {
    let wasBegun = phase == .begun
    end()
    if wasBegun, let connection {
      thread?.perform { connection.close() }
      thread?.stop(waitingAtMost: .milliseconds(250))
    }
    connection = nil
  }

  public func call(
    _ call: BusCall, within limit: Duration?, late: ((Result<[BusValue], BusError>) -> Void)?,
    done: @escaping (Result<[BusValue], BusError>) -> Void
  ) {
    lastNumber += 1
    let number = lastNumber
    waiting[number] = done
    if let limit, let late {
      // GLib drops calls that time out.
      self.late[number] = late
      DispatchQueue.main.asyncAfter(deadline: .now() + limit / .seconds(1)) { [weak self] in
        self?.giveUp(number)
      }
    }
    guard phase != .gone, let connection, let thread else {
      DispatchQueue.main.async { [weak self] in self?.answer(number, .failure(.noBus)) }
      return
    }
    let milliseconds = late == nil ? limit.map { Int32(saturating: $0 / .milliseconds(1)) } : nil
    // The caller may close its own descriptors at once.
    let copies = BusDescriptors(copying: call.descriptors)
    var sent = call
    sent.descriptors = copies.all
    thread.perform { [weak self, sent] in
      withExtendedLifetime(copies) {
        connection.call(sent, within: milliseconds) { result in
          SessionBus.onMain { self?.answer(number, result) }
        }
      }
    }
  }

  private func answer(_ number: Int, _ result: Result<[BusValue], BusError>) {
    let late = late.removeValue(forKey: number)
    (waiting.removeValue(forKey: number) ?? late)?(result)
  }

  private func giveUp(_ number: Int) {
    waiting.removeValue(forKey: number)?(.failure(.silent))
  }

  public func listen(
    to match: BusSignalMatch, _ heard: @escaping (BusSignal) -> Void
  ) -> () -> Void {
    lastNumber += 1
    let number = lastNumber
    listeners[number] = heard
    if let connection {
      thread?.perform { [weak self] in
        connection.listen(number, match) { signal in
          SessionBus.onMain { self?.listeners[number]?(signal) }
        }
      }
    }
    return { [weak self] in
      guard let self else { return }
      listeners[number] = nil
      if let connection { thread?.perform { connection.unlisten(number) } }
    }
  }

  public func export(_ object: BusObject) {
    guard let connection, let thread else { return }
    let (path, interface, description) = (object.path, object.interface, object.description)
    let properties = object.properties
    lastNumber += 1
    let number = lastNumber
    objects[number] = object.called
    thread.perform { [weak self] in
      connection.export(
        path: path, interface: interface, description: description, properties: properties
      ) { call in
        SessionBus.onMain {
          self?.objects[number]?(
            BusInvocation(
              call.method, call.arguments, sender: call.sender, descriptors: call.descriptors,
              answer: { call.answer($0) }))
        }
      }
    }
  }

  public func serve(_ folder: String, _ called: @escaping (BusInvocation) -> Void) {
    guard let connection, let thread else { return }
    lastNumber += 1
    let number = lastNumber
    objects[number] = called
    thread.perform { [weak self] in
      connection.serve(folder) { call in
        SessionBus.onMain {
          guard let self, let called = self.objects[number] else {
            return call.answer(.failure(.noBus))
          }
          called(
            BusInvocation(
              call.method, call.arguments, sender: call.sender, path: call.path,
              interface: call.interface, answer: { call.answer($0) }))
        }
      }
    }
  }

  public func other(at address: String) -> any DesktopBus { SessionBus(at: address) }

  public func emit(_ signal: BusSignal, to receiver: String?) {
    guard let connection else { return }
    thread?.perform { connection.emit(signal, to: receiver) }
  }

  nonisolated private static func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
  }
}
