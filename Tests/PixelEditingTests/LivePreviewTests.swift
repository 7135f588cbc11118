import Base
import Synchronization
import TestSupport
import Testing

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows

@Suite("A live preview") @MainActor
struct LivePreviewTests {
  /// The values that a computation has begun with, and whether it may go on.
  private nonisolated final class Work: Sendable {
    let begun = Mutex<[Int]>([])
    let isOpen = Mutex(false)

    func compute(_ value: Int) -> Int {
      begun.withLock { $0.append(value) }
      while !isOpen.withLock({ $0 }) {}
      return value
    }
  }

  @Test func `computes the latest value once, whatever changes meanwhile`() async throws {
    let pixels = try PixelWindow()
    let work = Work()
    var (value, shown) = (0, [Int]())
    let preview = LivePreview {
      let now = value
      return { work.compute(now) }
    } show: {
      shown.append($0)
    }
    for next in 1...9 {
      value = next
      preview.recompute()
    }
    work.isOpen.withLock { $0 = true }
    try await pixels.application.wait(until: "the last value is shown") { shown.last == 9 }
    #expect(shown == [1, 9] && work.begun.withLock { $0 } == [1, 9])
  }

  @Test func `shows nothing once its dialog is closed`() async throws {
    let pixels = try PixelWindow()
    let work = Work()
    var shown: [Int] = []
    let preview = LivePreview {
      { work.compute(1) }
    } show: {
      shown.append($0)
    }
    preview.recompute()
    preview.close()
    work.isOpen.withLock { $0 = true }
    try await pixels.application.wait(until: "it has begun") { !work.begun.withLock { $0.isEmpty } }
    // A second preview shows its result after the first one would have.
    let other = LivePreview {
      { 2 }
    } show: {
      shown.append($0)
    }
    preview.recompute()
    other.recompute()
    try await pixels.application.wait(until: "the other is shown") { shown.contains(2) }
    #expect(shown == [2])
  }
}
