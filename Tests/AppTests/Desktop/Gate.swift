import Dispatch

/// Where a thread waits until a test lets it pass.
nonisolated final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  func wait() { semaphore.wait() }
  func open() { semaphore.signal() }
}
