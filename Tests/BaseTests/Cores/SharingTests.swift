import Base
import Synchronization
import Testing

@Suite struct SharingTests {
  @Test(arguments: [0, 1, 2, 7, 1000], [1, 2, 64])
  func `Each number is worked on once, whatever the count and the threads`(
    count: Int, most: Int
  ) {
    let calls = Mutex([Int](repeating: 0, count: count))
    Cores.share(count, most: most) { index in calls.withLock { $0[index] += 1 } }
    #expect(calls.withLock { $0 } == [Int](repeating: 1, count: count))
  }

  @Test func `Shares may be shared out again`() {
    let sum = Atomic<Int>(0)
    Cores.share(4) { _ in
      Cores.share(4) { inner in sum.wrappingAdd(inner, ordering: .relaxed) }
    }
    #expect(sum.load(ordering: .relaxed) == 4 * (0 + 1 + 2 + 3))
  }
}
