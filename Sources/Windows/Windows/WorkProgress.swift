import Base
import Synchronization

/// The progress and cancellation of work on another thread; thread-safe.
///
///     for (index, page) in pages.enumerated() {
///       guard progress.goesOn(at: Double(index) / Double(pages.count)) else { break }
///       read(page)
///     }
public nonisolated final class WorkProgress: Sendable {
  private let flag = Atomic<Bool>(false)
  private let shown = Atomic<Int>(0)
  private let changed: @Sendable () -> Void

  /// - Parameter changed: called on the working thread whenever the percentage changes.
  init(changed: @escaping @Sendable () -> Void = {}) { self.changed = changed }

  /// 0…100.
  var percent: Int { shown.load(ordering: .relaxed) }

  /// Whether the work was cancelled.
  public var isCancelled: Bool { flag.load(ordering: .relaxed) }

  func cancel() { flag.store(true, ordering: .relaxed) }

  /// Reports the progress of the work.
  ///
  /// - Parameter part: 0…1.
  /// - Returns: whether to go on.
  @discardableResult
  public func goesOn(at part: Double) -> Bool {
    let percent = part.isFinite ? Int(saturating: min(max(part, 0), 1) * 100) : 0
    if shown.exchange(percent, ordering: .relaxed) != percent { changed() }
    return !isCancelled
  }
}
