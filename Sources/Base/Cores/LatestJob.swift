public import Dispatch
import Synchronization

/// Runs work on another thread, keeping only the latest job: starting one cancels its predecessor, whose result is
/// dropped.
///
///     job.run { isCancelled in
///       draw(lines, isCancelled)
///     } then: { drawn in
///       show(drawn)
///     }
@MainActor public final class LatestJob {
  /// Whether the job is to stop; may be called on any thread, and often.
  public typealias IsCancelled = @Sendable () -> Bool

  private final class Token: Sendable {
    let isCancelled = Atomic<Bool>(false)
  }

  private var token: Token?
  private let queue: DispatchQueue

  /// - Parameter queue: private to one or several jobs: libdispatch wakes up once a second for its global queues, which
  ///   would keep an idle program from sleeping.
  public init(on queue: DispatchQueue) { self.queue = queue }

  /// Whether a job was started whose result has neither arrived nor been cancelled.
  public var isUnderWay: Bool { token != nil }

  /// Asks the job to stop, and drops its result; does nothing without one.
  public func cancel() {
    token?.isCancelled.store(true, ordering: .relaxed)
    token = nil
  }

  /// Does the work and hands the result over on the main thread, unless another job was started meanwhile or this one
  /// cancelled.
  ///
  /// - Parameter work: receives a closure that tells whether to stop; returns nil if it stopped.
  public func run<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable (@escaping IsCancelled) throws(Failure) -> Value?,
    then finish: @escaping @MainActor (Result<Value?, Failure>) -> Void
  ) {
    run(
      { (isCancelled, _) throws(Failure) in try work(isCancelled) }, early: { _ in }, then: finish)
  }

  /// Like `run(_:then:)`, but hands over parts of the result while the rest is being made.
  ///
  /// - Parameters:
  ///   - work: receives a closure that hands a part over, callable from any thread.
  ///   - take: called with each part, before the end.
  public func run<Value: Sendable, Failure: Error>(
    _ work:
      @escaping @Sendable (
        @escaping IsCancelled, _ handOver: @escaping @Sendable (Value) -> Void
      ) throws(Failure) -> Value?,
    early take: @escaping @MainActor (Value) -> Void,
    then finish: @escaping @MainActor (Result<Value?, Failure>) -> Void
  ) {
    cancel()
    let token = Token()
    self.token = token
    queue.async { [weak self] in
      let isCancelled: IsCancelled = { token.isCancelled.load(ordering: .relaxed) }
      let result = Result { () throws(Failure) -> Value? in
        if isCancelled() { return nil }
        return try work(isCancelled) { part in
          DispatchQueue.main.async {
            if let self, self.token === token { take(part) }
          }
        }
      }
      DispatchQueue.main.async {
        guard let self, self.token === token else { return }
        self.token = nil
        finish(result)
      }
    }
  }

  /// Releases an object on the worker's thread: freeing many lines takes long.
  ///
  /// - Parameter object: has no other owner, or soon none.
  public func letGo(of object: consuming some AnyObject & Sendable) {
    queue.async { [object] in withExtendedLifetime(object) {} }
  }
}
