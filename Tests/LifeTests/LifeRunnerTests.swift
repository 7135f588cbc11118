import Dispatch
import Synchronization
import Testing

@testable import Life

@Suite("A run on a thread of its own")
struct LifeRunnerTests {
  private static let glider = LifeWorld(
    cells: LifeCells([(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)].map { LifeCell(x: $0.0, y: $0.1) }))
  private static let visibleArea = LifeRunner.VisibleArea(
    left: 0, top: 0, width: 8, height: 8, shift: 0)

  /// The first frames of a run.
  private func frames(
    _ count: Int, _ pace: LifePace, engine: LifeSimulation.Engine = .automatic
  ) -> [LifeRunner.Frame] {
    // By a thread that waits: while tasks wait for their turn, a run would take all cores for itself.
    let announced = DispatchSemaphore(value: 0)
    let runner = LifeRunner(
      Self.glider, engine: engine, coreCount: 1, visibleArea: Self.visibleArea, pace: pace
    ) { announced.signal() }
    var frames: [LifeRunner.Frame] = []
    while frames.count < count {
      announced.wait()
      if let frame = runner.takeFrame() { frames.append(frame) }
    }
    _ = runner.stop()
    return frames
  }

  @Test(arguments: [1, 7, 48])
  func `Flat out, whole steps are shown`(stride: Int) {
    var pace = LifePace()
    pace.rateIndex = LifePace.rates.count - 1
    pace.freeStride = BigInteger(stride)
    let generations = frames(4, pace).map(\.generation.clampedInt)
    #expect(generations.allSatisfy { $0.isMultiple(of: stride) }, "\(generations)")
    #expect(generations == generations.sorted() && Set(generations).count == generations.count)
  }

  @Test func `At hyperspeed, steps become longer`() throws {
    var pace = LifePace()
    pace.rateIndex = LifePace.rates.count - 2
    pace.isHyperspeed = true
    // At a steady pace of 60 steps a second, so many pictures would show no more than some seconds of them.
    // Cell by cell, steps of very many generations would take for ever.
    let last = try #require(frames(75, pace, engine: .hash).last)
    #expect(last.generation > 150)
  }

  @Test func `Steps grow only while they are done quickly, and not on the way to a target`() {
    let now = ContinuousClock.now
    var pace = LifePace()
    pace.isHyperspeed = true
    var progress = LifeRunProgress(Self.glider, now: now - .seconds(1), hasTarget: false)
    progress.setPace(pace, at: 0)
    #expect(progress.restOfStep(at: 0) == 1)
    progress.reached(1, begun: now - .seconds(1))
    #expect(progress.stride == 1)
    progress.reached(1, begun: now)
    #expect(progress.stride == 2 && progress.restOfStep(at: 1) == 2)
    // Not again at once.
    progress.reached(3, begun: now)
    #expect(progress.stride == 2)
    pace.isHyperspeed = false
    progress.setPace(pace, at: 3)
    #expect(progress.stride == 1)
  }

  @Test func `HashLife keeps within its memory, whatever it computes`() throws {
    var life = LifeSimulation(Self.glider, engine: .hash, memoryLimit: 64 << 20)
    let hash = try #require(life.engine as? HashLife)
    #expect(hash.memoryLimit == 64 << 20)
    #expect(HashLife(Self.glider).memoryLimit == HashLife.usualMemoryLimit)
    life.advance(by: 1 << 20)
    #expect((life.engine as? HashLife)?.memoryLimit == 64 << 20)
  }
}
