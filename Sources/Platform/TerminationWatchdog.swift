internal import CPlatform
internal import Dispatch
internal import Glibc
internal import Synchronization

/// Ensures that a termination signal ends the program, even if the main thread no longer responds.
///
/// The event loop receives the signal, too, and gets most of a second to save. If all is not saved by then, saving
/// happens here, and the process ends. Otherwise leaving the desktop gets a few more seconds at most: a hung X server
/// never answers.
public nonisolated final class TerminationWatchdog: Sendable {
  /// The exit status; negative until all is saved.
  private let status = Atomic<Int32>(-1)
  private static let patienceInMicroseconds: UInt32 = 700_000
  /// Allows a clipboard manager two seconds to take the copied content.
  private static let leaveInMicroseconds: UInt32 = 2_500_000

  /// Creates a watchdog, which begins to watch when it is started.
  public init() {}

  /// - Parameter save: saves everything, on any thread; returns whether that succeeded.
  public func start(save: @escaping @Sendable () -> Bool) {
    let descriptor = desktop_signals_guard()
    guard descriptor >= 0 else { return }
    // A private queue: libdispatch's may all be busy.
    DispatchQueue(label: "filbert.stop", qos: .userInteractive).async { [self] in
      var number: UInt8 = 0
      while read(descriptor, &number, 1) != 1 {
        guard errno == EINTR else { return }
      }
      usleep(Self.patienceInMicroseconds)
      if status.load(ordering: .acquiring) < 0 { _exit(save() ? 0 : 1) }
      usleep(Self.leaveInMicroseconds)
      _exit(status.load(ordering: .acquiring))
    }
  }

  /// Marks everything as saved, or as impossible to save; leaving the desktop comes next.
  ///
  /// - Parameter status: the exit status if that takes too long.
  public func end(with status: Int32) { self.status.store(status, ordering: .releasing) }
}
