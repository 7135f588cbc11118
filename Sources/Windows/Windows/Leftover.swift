public import Dispatch
import Synchronization

/// A value that nobody needs any more, and that takes long to be freed: another thread does that.
public nonisolated final class Leftover<Value: Sendable>: Sendable {
  private let value: Mutex<Value?>

  public init(_ value: Value) { self.value = Mutex(value) }

  /// Meant for when nobody else has the value any more.
  public func free(on queue: DispatchQueue) {
    queue.async { self.value.withLock { $0 = nil } }
  }
}
