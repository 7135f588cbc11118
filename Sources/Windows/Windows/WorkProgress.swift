import Base
import Synchronization

/// How far work on another thread is, and whether it is still wanted: set on one thread, seen on another.
///
///     for (index, page) in pages.enumerated() {
///       guard progress.goesOn(at: Double(index) / Double(pages.count)) else { break }
///       read(page)
///     }
public nonisolated final class WorkProgress: Sendable {
  private let flag = Atomic<Bool>(false)
  private let shown = Atomic<Int>(0)
  private let changed: @Sendable () -> Void

  /// - Parameter changed: called on the working thread when it is another percentage than before.
  init(changed: @escaping @Sendable () -> Void = {}) { self.changed = changed }

  /// 0…100.
  var percent: Int { shown.load(ordering: .relaxed) }

  /// Whether nobody wants the result any more.
  public var isCancelled: Bool { flag.load(ordering: .relaxed) }

  func cancel() { flag.store(true, ordering: .relaxed) }

  /// Tells how far the work is.
  ///
  /// - Parameter part: 0…1.
  /// - Returns: whether it is still wanted.
  @discardableResult
  public func goesOn(at part: Double) -> Bool {
    let percent = part.isFinite ? Int(saturating: min(max(part, 0), 1) * 100) : 0
    if shown.exchange(percent, ordering: .relaxed) != percent { changed() }
    return !isCancelled
  }
}
