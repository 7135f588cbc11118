import Dispatch
import Synchronization

/// A step of a document performed on another thread because it would block the main thread for too long.
///
/// There is only one at a time. Code that needs the resulting document waits for it.
@MainActor public final class LargeStep<Made: Sendable> {
  private final class Work: Sendable {
    /// Entered until the result is available.
    let group = DispatchGroup()
    let result = Mutex<Made?>(nil)
  }

  private var work: Work?
  private var done: (Made) -> Void = { _ in }
  private var waiting: [() -> Void] = []
  private let freed: () -> Void

  /// - Parameter freed: called after each step, when the replaced content may have been freed.
  public init(freed: @escaping () -> Void) { self.freed = freed }

  /// Whether a step is in progress, which prevents other changes.
  public var isUnderWay: Bool { work != nil }

  /// - Parameters:
  ///   - make: called on another thread.
  ///   - done: called on the main thread with the result.
  public func start(_ make: @escaping @Sendable () -> Made, done: @escaping (Made) -> Void) {
    finish()
    let work = Work()
    work.group.enter()
    (self.work, self.done) = (work, done)
    DispatchQueue(label: "filbert.step", qos: .userInitiated).async {
      let made = make()
      work.result.withLock { $0 = made }
      work.group.leave()
      DispatchQueue.main.async { [weak self] in
        if self?.work === work { self?.finishFirst() }
      }
    }
  }

  /// Calls a closure as soon as no step is in progress: now, or after it and earlier closures.
  public func whenFinished(_ next: @escaping () -> Void) {
    if isUnderWay { waiting.append(next) } else { next() }
  }

  /// Waits for the step in progress, and for all closures waiting for it.
  public func finish() {
    while work != nil { finishFirst() }
  }

  private func finishFirst() {
    guard let work else { return }
    work.group.wait()
    let done = done
    (self.work, self.done) = (nil, { _ in })
    if let made = work.result.withLock({ $0.take() }) { done(made) }
    freed()
    while !isUnderWay, !waiting.isEmpty { waiting.removeFirst()() }
  }
}
