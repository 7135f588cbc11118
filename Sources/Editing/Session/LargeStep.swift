import Dispatch
import Synchronization

/// A step of a document that another thread makes, since it touches more than the main thread has time for.
///
/// There is one at a time. Whoever needs the document as it will be waits for it.
@MainActor public final class LargeStep<Made: Sendable> {
  private final class Work: Sendable {
    /// Entered until the result is there.
    let group = DispatchGroup()
    let result = Mutex<Made?>(nil)
  }

  private var work: Work?
  private var done: (Made) -> Void = { _ in }
  private var waiting: [() -> Void] = []
  private let freed: () -> Void

  /// - Parameter freed: called after each step, when what it took the place of may be gone.
  public init(freed: @escaping () -> Void) { self.freed = freed }

  /// Until it is made, nothing else can be changed.
  public var isUnderWay: Bool { work != nil }

  /// - Parameters:
  ///   - make: called on another thread.
  ///   - done: called on the main thread with what it made.
  public func begin(_ make: @escaping @Sendable () -> Made, done: @escaping (Made) -> Void) {
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

  /// Calls something as soon as no step is under way: now, or after it and all that waits already.
  public func whenFinished(_ next: @escaping () -> Void) {
    if isUnderWay { waiting.append(next) } else { next() }
  }

  /// Waits for the step that is under way, and for all that waits for it.
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
