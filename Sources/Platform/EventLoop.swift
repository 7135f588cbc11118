internal import CPlatform
internal import CX11
internal import Dispatch
internal import Glibc

/// Waits for the server, the main queue and signals, and dispatches events.
///
/// `MainActor` tasks, `Task.sleep` and `DispatchQueue.main` run inside it, so it has no timers of its own, except to
/// end transfers with other programs that have fallen silent. Run it on the main thread, outside a task. It sleeps
/// while nothing happens: an idle program never wakes up.
@MainActor
public final class EventLoop {
  /// The number of wake-ups from sleep.
  public private(set) var wakeUpCount = 0

  let display: Display
  private let signals: Int32
  private let mainQueue: Int32
  private var isStopping = false
  private var caughtSignal: Int32?

  /// Prepares to wait for a display's events, and for termination signals.
  ///
  /// - Throws: `DesktopError.cannotMakeEventLoop` if the system has no descriptors left.
  public init(display: Display) throws(DesktopError) {
    self.display = display
    mainQueue = _dispatch_get_main_queue_handle_4CF()
    signals = desktop_signals_open()
    guard signals >= 0 else { throw .cannotMakeEventLoop(errno: errno) }
    if let path = display.options.watchdogPath {
      _ = desktop_watchdog_start(path, Self.longestTurnInMilliseconds)
    }
  }

  /// The duration of a frame at 60 Hz; longer iterations are reported if requested.
  private static let longestTurnInMilliseconds: Int32 = 16

  // Importers in release builds need the class's explicit `@MainActor` for this.
  isolated deinit { desktop_signals_close() }

  /// Runs until stopped, the server dies or a signal asks the program to end; never ends the process itself. Can be run
  /// again after `stop()`.
  public func run() -> EventLoopExit {
    isStopping = false
    while true {
      if let exit = work() { return exit }
      sleep(until: nil)
      if let exit { return exit }
    }
  }

  /// Ends `run()` once the current event has been dealt with.
  public func stop() { isStopping = true }

  /// Runs until the condition holds, checked after every batch of events and its pictures.
  ///
  /// - Returns: false if the loop ended for another reason, or the timeout expired.
  @discardableResult
  public func run(until condition: () -> Bool, timeout: Duration = .seconds(10)) -> Bool {
    let deadline = ContinuousClock().now + timeout
    isStopping = false
    while true {
      let exit = work()
      if condition() { return true }
      if exit != nil || ContinuousClock().now >= deadline { return false }
      sleep(until: deadline)
    }
  }

  private func work() -> EventLoopExit? {
    display.deliverEvents()
    display.giveMade()
    display.endOverdueTransfers()
    display.present()
    return exit
  }

  private var exit: EventLoopExit? {
    if let caughtSignal {
      self.caughtSignal = nil
      return .signal(caughtSignal)
    }
    if !display.isConnected { return .connectionLost }
    return isStopping ? .stopped : nil
  }

  private func sleep(until deadline: ContinuousClock.Instant?) {
    let isBusy = display.holdsEvents || display.presentationOrder.contains(where: \.wantsFrame)
    var sources = [display.fileDescriptor, mainQueue, signals].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let wakeTime = [deadline, display.nextDeadline].compactMap(\.self).min()
    let limit = wakeTime.map { Self.milliseconds(until: $0) } ?? -1
    desktop_watchdog_end_turn()
    let ready = poll(&sources, nfds_t(sources.count), isBusy ? 0 : limit)
    desktop_watchdog_begin_turn()
    if !isBusy { wakeUpCount += 1 }
    guard ready > 0 else { return }
    if sources[2].revents != 0 { readSignal() }
    if sources[1].revents & Int16(POLLIN) != 0 { runMainQueue() }
    if sources[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { noticeHangUp() }
  }

  private func readSignal() {
    var number: UInt8 = 0
    if read(signals, &number, 1) == 1 { caughtSignal = Int32(number) }
  }

  private func runMainQueue() {
    var count: UInt64 = 0
    _ = read(mainQueue, &count, MemoryLayout.size(ofValue: count))
    _dispatch_main_queue_callback_4CF(nil)
  }

  /// Reads the server's last messages, which usually make Xlib notice the loss.
  private func noticeHangUp() {
    display.deliverEvents()
    if !display.holdsEvents { display.markLost() }
  }

  private static func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
    let rest = ContinuousClock().now.duration(to: deadline)
    guard rest > .zero else { return 0 }
    let (seconds, fraction) = rest.components
    return Int32(clamping: min(seconds, 1_000_000) * 1000 + fraction / 1_000_000_000_000_000 + 1)
  }
}
