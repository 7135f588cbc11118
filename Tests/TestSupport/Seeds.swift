import Foundation

/// The seeds of a test of what must hold for all inputs: a quarter of them where an answer is wanted soon
/// (`Scripts/test quick`).
public nonisolated func seeds<Number: FixedWidthInteger>(_ count: Number) -> Range<Number> {
  let isQuick = ProcessInfo.processInfo.environment["FILBERT_QUICK_TESTS"] != nil
  return 0..<(isQuick ? count / 4 : count)
}
