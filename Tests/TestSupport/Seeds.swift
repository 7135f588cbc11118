import Foundation

/// The seeds of a test of what must hold for all inputs: all of them, or one in as many as `FILBERT_SEED_SHARE` says,
/// where an answer is wanted sooner.
public nonisolated func seeds<Number: FixedWidthInteger>(_ count: Number) -> Range<Number> {
  let share = ProcessInfo.processInfo.environment["FILBERT_SEED_SHARE"].flatMap { Number($0) } ?? 1
  return 0..<max(count / max(share, 1), 1)
}
