public import Dispatch
import Synchronization

/// An unneeded value that is slow to free, for freeing it on another thread.
public nonisolated final class Leftover<Value: Sendable>: Sendable {
  private let value: Mutex<Value?>

  /// Wraps a value, which must not be referred to elsewhere.
  public init(_ value: Value) { self.value = Mutex(value) }

  /// To be called when no other references to the value remain.
  public func free(on queue: DispatchQueue) {
    queue.async { self.value.withLock { $0 = nil } }
  }
}
