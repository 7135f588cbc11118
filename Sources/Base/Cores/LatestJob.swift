public import Dispatch
import Synchronization

/// Something that is made on another thread, of which the latest counts alone: what was begun before is cancelled, and
/// what becomes of it is told to nobody.
///
///     job.run { isCancelled in
///       draw(lines, isCancelled)
///     } then: { drawn in
///       show(drawn)
///     }
@MainActor public final class LatestJob {
  public typealias IsCancelled = @Sendable () -> Bool

  private final class Token: Sendable {
    let isCancelled = Atomic<Bool>(false)
  }

  private var token: Token?
  private let queue: DispatchQueue

  /// - Parameter queue: of its own or of several jobs: libdispatch looks after its global queues once a second for
  ///   ever, and an idle program would wake up.
  public init(on queue: DispatchQueue) { self.queue = queue }

  public var isUnderWay: Bool { token != nil }

  public func cancel() {
    token?.isCancelled.store(true, ordering: .relaxed)
    token = nil
  }

  /// Makes something, and hands it over on the main thread unless something else was begun meanwhile, or this
  /// cancelled.
  ///
  /// - Parameter work: gets what says whether to stop; nil is for what stopped.
  public func run<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable (@escaping IsCancelled) throws(Failure) -> Value?,
    then finish: @escaping @MainActor (Result<Value?, Failure>) -> Void
  ) {
    run(
      { (isCancelled, _) throws(Failure) in try work(isCancelled) }, early: { _ in }, then: finish)
  }

  /// As `run(_:then:)`, of something of which parts are handed over while the rest is being made.
  ///
  /// - Parameters:
  ///   - work: gets what hands a part over, from any thread.
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

  /// Lets go of something on the thread that makes it: of many lines that takes long.
  ///
  /// - Parameter object: that nobody else holds, or soon nobody will.
  public func letGo(of object: consuming some AnyObject & Sendable) {
    queue.async { [object] in withExtendedLifetime(object) {} }
  }
}
