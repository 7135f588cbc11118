public import Base

/// The bus on which the programs of a session talk to one another, or one that a test pretends.
///
/// Nothing here waits: what comes is delivered on the main thread.
public protocol DesktopBus: AnyObject {
  /// What this program is called on the bus; nil before it is there, without a bus, and once that is gone.
  var name: String? { get }
  /// The bus is there, or is gone, or it is known that there is none.
  var changed: Signal<Void> { get }

  /// Connects, once.
  func begin()

  /// Calls a method.
  ///
  /// - Parameters:
  ///   - limit: how long to wait for an answer; nil for as long as it takes.
  ///   - late: called with an answer that comes after that, for whoever has to undo what it says.
  ///   - done: called later, exactly once.
  func call(
    _ call: BusCall, within limit: Duration?, late: ((Result<[BusValue], BusError>) -> Void)?,
    done: @escaping (Result<[BusValue], BusError>) -> Void)

  /// Listens to signals, also to those of a program that is yet to come.
  ///
  /// A call made after this hears all that comes of it.
  ///
  /// - Returns: ends the listening.
  func listen(to match: BusSignalMatch, _ heard: @escaping (BusSignal) -> Void) -> () -> Void

  /// Lets other programs call an object, for as long as the bus is there.
  func export(_ object: BusObject)

  /// Answers all calls of objects that lie below a path, whichever there are, for as long as the bus is there.
  func serve(_ folder: String, _ called: @escaping (BusInvocation) -> Void)

  /// Another bus, which is yet to begin.
  func other(at address: String) -> any DesktopBus

  /// Tells a signal.
  ///
  /// - Parameter receiver: the name on the bus of the only one who is told; nil for all who listen.
  func emit(_ signal: BusSignal, to receiver: String?)

  /// Leaves the bus; what waits for an answer gets none.
  func close()
}

extension DesktopBus {
  /// Calls a method; an answer that comes late is nobody's.
  public func call(
    _ call: BusCall, within limit: Duration?,
    done: @escaping (Result<[BusValue], BusError>) -> Void
  ) {
    self.call(call, within: limit, late: nil, done: done)
  }

  /// Takes a name by which others find this program.
  ///
  /// - Parameter done: hears whether it is ours now.
  public func own(_ name: String, done: @escaping (Bool) -> Void) {
    // Bit 2: no place in a queue for it.
    call(.ofBus("RequestName", [.string(name), .uint32(4)]), within: .seconds(10)) { result in
      let answer = try? result.get().first?.number
      done(answer == 1 || answer == 4)
    }
  }

  /// Listens for the end of a program.
  ///
  /// - Returns: ends the listening.
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
