import Synchronization

/// What was told last of a progress, so that it is not told again and again.
nonisolated final class ProgressNews: Sendable {
  private let last = Atomic<Int>(-1)

  /// Whether it is another percentage than before.
  func isNews(_ percent: Int) -> Bool {
    last.exchange(percent, ordering: .relaxed) != percent
  }
}
