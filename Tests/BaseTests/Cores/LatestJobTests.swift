import Base
import Dispatch
import Synchronization
import Testing

@MainActor @Suite struct LatestJobTests {
  private struct Torn: Error, Equatable {}
  @MainActor private final class Told { var all: [Int] = [] }

  private let job = LatestJob(on: DispatchQueue(label: "test"))

  @Test func `What is made on another thread is handed over on the main one`() async throws {
    let made: Int? = await withCheckedContinuation { continuation in
      job.run { (_) throws(Torn) -> Int? in
        dispatchPrecondition(condition: .notOnQueue(.main))
        return 7
      } then: { result in
        MainActor.assertIsolated()
        #expect(!job.isUnderWay)
        continuation.resume(returning: try? result.get())
      }
      #expect(job.isUnderWay)
    }
    #expect(made == 7)
  }

  @Test func `What fails says so`() async {
    let result = await withCheckedContinuation { continuation in
      job.run { (_) throws(Torn) -> Int? in
        throw Torn()
      } then: {
        continuation.resume(returning: $0)
      }
    }
    #expect(result == .failure(Torn()))
  }

  @Test func `Of jobs that follow each other the last one alone is told of`() async {
    // The first one is under way when the second one is begun, and then is told to stop.
    let isUnderWay = DispatchSemaphore(value: 0)
    let isBegun = DispatchSemaphore(value: 0)
    let wasCancelled = Atomic(false)
    let told = Told()
    let last: Int = await withCheckedContinuation { continuation in
      job.run { (isCancelled) throws(Torn) -> Int? in
        isUnderWay.signal()
        isBegun.wait()
        wasCancelled.store(isCancelled(), ordering: .relaxed)
        return 1
      } then: { _ in
        told.all.append(1)
      }
      isUnderWay.wait()
      job.run { (_) throws(Torn) -> Int? in
        2
      } then: { _ in
        told.all.append(2)
        continuation.resume(returning: 2)
      }
      isBegun.signal()
    }
    let wasStopped = wasCancelled.load(ordering: .relaxed)
    #expect(last == 2 && told.all == [2] && wasStopped)
  }

  @Test func `Parts come before the end, and none after a cancel`() async {
    let parts = Told()
    let end: Int? = await withCheckedContinuation { continuation in
      job.run { (_, handOver) throws(Torn) -> Int? in
        handOver(1)
        handOver(2)
        return 3
      } early: {
        parts.all.append($0)
      } then: {
        continuation.resume(returning: try? $0.get())
      }
    }
    #expect(parts.all == [1, 2] && end == 3)
    job.run { (_, handOver) throws(Torn) -> Int? in
      handOver(4)
      return 5
    } early: {
      parts.all.append($0)
    } then: { _ in
      parts.all.append(5)
    }
    job.cancel()
    #expect(!job.isUnderWay)
    await withCheckedContinuation { continuation in
      job.run { (_) throws(Torn) -> Int? in
        nil
      } then: { _ in
        continuation.resume()
      }
    }
    #expect(parts.all == [1, 2])
  }
}
