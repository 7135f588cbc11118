import Canvas
import Dispatch
import Synchronization

/// Something that is drawn on another thread, of which the latest counts alone: what was begun before is cancelled, and
/// what becomes of it is told to nobody.
final class LatestJob {
  typealias IsCancelled = @Sendable () -> Bool

  private final class Token: Sendable {
    let isCancelled = Atomic<Bool>(false)
  }

  private var token: Token?
  /// A queue of its own: libdispatch looks after its global queues once a second for ever, and an idle
  /// program would wake up.
  private static let queue = DispatchQueue(label: "filbert.paper", qos: .userInitiated)

  var isUnderWay: Bool { token != nil }

  func cancel() {
    token?.isCancelled.store(true, ordering: .relaxed)
    token = nil
  }

  /// Draws something, and hands it over on the main thread unless something else was begun meanwhile, or this cancelled.
  ///
  /// - Parameter work: gets what says whether to stop; nil is for what stopped.
  func run<Value: Sendable>(
    _ work: @escaping @Sendable (@escaping IsCancelled) throws(CanvasError) -> Value?,
    then finish: @escaping (Result<Value?, CanvasError>) -> Void
  ) {
    run(
      { (isCancelled, _) throws(CanvasError) in try work(isCancelled) }, early: { _ in },
      then: finish)
  }

  /// As `run(_:then:)`, of something of which parts are handed over while the rest is being drawn.
  ///
  /// - Parameters:
  ///   - work: gets what hands a part over, from any thread.
  ///   - take: called with each part, before the end.
  func run<Value: Sendable>(
    _ work:
      @escaping @Sendable (
        @escaping IsCancelled, _ handOver: @escaping @Sendable (Value) -> Void
      ) throws(CanvasError) -> Value?,
    early take: @escaping (Value) -> Void,
    then finish: @escaping (Result<Value?, CanvasError>) -> Void
  ) {
    cancel()
    let token = Token()
    self.token = token
    let (take, finish) = (MainOnly(take), MainOnly(finish))
    Self.queue.async { [weak self] in
      let isCancelled: IsCancelled = { token.isCancelled.load(ordering: .relaxed) }
      let result = Self.result { () throws(CanvasError) -> Value? in
        if isCancelled() { return nil }
        return try work(isCancelled) { part in
          DispatchQueue.main.async {
            if let self, self.token === token { take.value(part) }
          }
        }
      }
      DispatchQueue.main.async {
        guard let self, self.token === token else { return }
        self.token = nil
        finish.value(result)
      }
    }
  }

  /// Lets go of something on the thread that draws: of many lines that takes long.
  ///
  /// - Parameter object: that nobody else holds, or soon nobody will.
  static func letGo(of object: consuming some AnyObject & Sendable) {
    queue.async { [object] in withExtendedLifetime(object) {} }
  }

  /// What becomes of something that is drawn at once.
  nonisolated static func result<Value>(
    _ body: () throws(CanvasError) -> Value
  ) -> Result<Value, CanvasError> {
    do throws(CanvasError) {
      return .success(try body())
    } catch {
      return .failure(error)
    }
  }

  /// Carries a closure of the main thread past another one.
  private struct MainOnly<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}
