internal import CPlatform
internal import Dispatch
internal import Glibc
internal import Synchronization

/// Sees to it that a signal that asks the program to end does so, even where the main thread hears nothing any more.
///
/// The event loop hears the signal, too, and is given most of a second. Where it has not ended by then, what is to be
/// saved is saved from here, and the process ends.
public nonisolated final class StopGuard: Sendable {
  private let isEnded = Atomic<Bool>(false)
  private static let patienceInMicroseconds: UInt32 = 700_000

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
      guard !isEnded.load(ordering: .acquiring) else { return }
      _exit(save() ? 0 : 1)
    }
  }

  /// The event loop has ended: what comes is its owner's.
  public func end() { isEnded.store(true, ordering: .releasing) }
}
