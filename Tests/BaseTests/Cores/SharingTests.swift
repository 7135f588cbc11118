import Base
import Dispatch
import Glibc
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

  @Test(arguments: [-1, 0, 1, 2, 1000])
  func `What is made of the numbers comes in their order`(count: Int) {
    #expect(Cores.map(count) { $0 * $0 } == (0..<max(count, 0)).map { $0 * $0 })
    #expect(Cores.map(count) { $0 % 2 == 0 ? $0 : nil }.count == max(count, 0))
  }

  @Test func `A thread that was made later is not the main one, however often it asks`() async {
    let isMain = await withCheckedContinuation { done in
      DispatchQueue(label: "filbert.tests.thread").async {
        done.resume(returning: [CurrentThread.isMain, CurrentThread.isMain])
      }
    }
    #expect(isMain == [false, false])
  }

  @Test func `Shares may be shared out again`() {
    let sum = Atomic<Int>(0)
    Cores.share(4) { _ in
      Cores.share(4) { inner in sum.wrappingAdd(inner, ordering: .relaxed) }
    }
    #expect(sum.load(ordering: .relaxed) == 4 * (0 + 1 + 2 + 3))
  }

  @Test func `The calling thread is left alone for a while, if that is asked for`() {
    let threads = Mutex<Set<pthread_t>>([])
    func share(after delay: Duration, waitsForOthers: Bool) -> Set<pthread_t> {
      threads.withLock { $0 = [] }
      Cores.share(200, after: delay) { number in
        threads.withLock { _ = $0.insert(pthread_self()) }
        while waitsForOthers, number == 199, threads.withLock({ $0.count }) == 1 { usleep(1000) }
        usleep(20)
      }
      return threads.withLock { $0 }
    }
    #expect(share(after: .seconds(60), waitsForOthers: false) == [pthread_self()])
    guard Cores.count > 1 else { return }
    #expect(share(after: .milliseconds(1), waitsForOthers: true).count > 1)
  }
}
