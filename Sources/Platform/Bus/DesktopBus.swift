public import Base

/// The session's message bus, or a fake one in tests.
///
/// Calls never block: results are delivered on the main thread.
public protocol DesktopBus: AnyObject {
  /// The program's name on the bus; nil before the connection, without a bus, and after it is gone.
  var name: String? { get }
  /// Posted when the bus is connected, lost, or known to be missing.
  var changed: Signal<Void> { get }

  /// Connects, once.
  func connect()

  /// Calls a method.
  ///
  /// - Parameters:
  ///   - limit: the time to wait for an answer; nil for no limit.
  ///   - late: called with an answer that arrives later, to undo its effect.
  ///   - done: called later, exactly once.
  func call(
    _ call: BusCall, within limit: Duration?, late: ((Result<[BusValue], BusError>) -> Void)?,
    done: @escaping (Result<[BusValue], BusError>) -> Void)

  /// Listens to signals, including those of a program that starts later.
  ///
  /// Signals caused by subsequent calls are never missed.
  ///
  /// - Returns: a closure that ends the listening.
  func listen(to match: BusSignalMatch, _ heard: @escaping (BusSignal) -> Void) -> () -> Void

  /// Exports an object for calls by other programs, while the bus is connected.
  func export(_ object: BusObject)

  /// Answers all calls of objects below a path, existing or not, while the bus is connected.
  func serve(_ folder: String, _ called: @escaping (BusInvocation) -> Void)

  /// Creates another bus, not yet started.
  func other(at address: String) -> any DesktopBus

  /// Emits a signal.
  ///
  /// - Parameter receiver: the bus name of the only receiver; nil for all listeners.
  func emit(_ signal: BusSignal, to receiver: String?)

  /// Leaves the bus; pending calls get no answer.
  func close()
}

extension DesktopBus {
  /// Calls a method; late answers are ignored.
  public func call(
    _ call: BusCall, within limit: Duration?,
    done: @escaping (Result<[BusValue], BusError>) -> Void
  ) {
    self.call(call, within: limit, late: nil, done: done)
  }

  /// Requests a well-known name for this program.
  ///
  /// - Parameter done: receives whether we own it now.
  public func own(_ name: String, done: @escaping (Bool) -> Void) {
    // Bit 2: don't queue for the name.
    call(.ofBus("RequestName", [.string(name), .uint32(4)]), within: .seconds(10)) { result in
      let answer = try? result.get().first?.number
      done(answer == 1 || answer == 4)
    }
  }

  /// Listens for the end of a program.
  ///
  /// - Returns: a closure that ends the listening.
  public func listenForEnd(of program: String, _ ended: @escaping () -> Void) -> () -> Void {
    listen(
      to: BusSignalMatch(
        from: "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
        "NameOwnerChanged", firstArgument: program)
    ) { signal in
      if signal.arguments.last?.text == "" { ended() }
    }
  }
}
