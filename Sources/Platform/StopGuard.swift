internal import CPlatform
internal import Dispatch
internal import Glibc
internal import Synchronization

/// Sees to it that a signal that asks the program to end does so, even where the main thread hears nothing any more.
///
/// The event loop hears the signal, too, and is given most of a second. Where all is not saved by then, that is done
/// from here, and the process ends. Where it is, the desktop is taken leave of for a few seconds at most: an X server
/// that hangs answers nothing.
public nonisolated final class StopGuard: Sendable {
  /// How the process is to end; negative until all is saved.
  private let status = Atomic<Int32>(-1)
  private static let patienceInMicroseconds: UInt32 = 700_000
  /// A clipboard manager has two seconds for what was copied.
  private static let leaveInMicroseconds: UInt32 = 2_500_000

  public init() {}

  /// - Parameter save: saves what there is to be saved, on any thread; returns whether that worked.
  public func begin(save: @escaping @Sendable () -> Bool) {
    let descriptor = desktop_signals_guard()
    guard descriptor >= 0 else { return }
    // A thread of its own: the queues of libdispatch may all be busy.
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

  /// All is saved, or can't be: what comes is taking leave of the desktop.
  ///
  /// - Parameter status: how the process is to end where that takes too long.
  public func end(with status: Int32) { self.status.store(status, ordering: .releasing) }
}
