import Life
import TestSupport
import Testing

@testable import Documents

@Suite("The past of a universe")
struct LifeTimelineTests {
  private func world(_ generation: Int) -> LifeWorld {
    LifeWorld(
      generation: BigInteger(generation), cells: LifeCells([LifeCell(x: generation, y: 0)]))
  }

  @Test func `begins with a world and how many cells it had`() {
    let timeline = LifeTimeline(world(7))
    #expect(timeline.firstGeneration == 7 && timeline.worlds == [world(7)])
    #expect(timeline.samples == [.init(generation: 7, population: 1)])
  }

  @Test func `notes later generations alone`() {
    var timeline = LifeTimeline(world(0))
    for (generation, population) in [(5, 9), (5, 8), (3, 7), (6, 6)] {
      timeline.record(generation: BigInteger(generation), population: BigInteger(population))
    }
    #expect(
      timeline.samples == [
        .init(generation: 0, population: 1), .init(generation: 5, population: 9),
        .init(generation: 6, population: 6),
      ])
    for generation in [4, 4, 2, 8] { timeline.keep(world(generation)) }
    #expect(timeline.worlds == [world(0), world(4), world(8)])
  }

  @Test
  func `keeps worlds that were computed again between others, and no other in the place of one`() {
    var timeline = LifeTimeline(world(0))
    timeline.keep(world(100))
    for generation in [50, 25, 50, 100, 200] { timeline.insert(world(generation)) }
    #expect(timeline.worlds == [0, 25, 50, 100].map(world))
    #expect(timeline.world(before: 49) == world(25))
    for generation in 1..<100 { timeline.insert(world(generation)) }
    #expect(timeline.worlds.count <= 48 && timeline.worlds.first == world(0))
    #expect(timeline.worlds.last == world(100))
  }

  @Test func `notes a bounded number of generations, the recent ones in detail`() {
    var timeline = LifeTimeline(world(0))
    for generation in 1...50_000 {
      timeline.record(generation: BigInteger(generation), population: BigInteger(generation))
      let samples = timeline.samples
      guard samples.count <= 2000, samples[0].generation == 0,
        samples[samples.count - 1].generation == generation
      else {
        Issue.record("\(samples.count) samples at \(generation)")
        return
      }
    }
    let generations = timeline.samples.map(\.generation)
    #expect(generations == generations.sorted() && Set(generations).count == generations.count)
    #expect(timeline.samples.dropFirst().allSatisfy { $0.population == $0.generation })
    #expect(Array(generations.suffix(900)) == (49_101...50_000).map { BigInteger($0) })
  }

  @Test func `keeps a bounded number of worlds, the first and the newest among them`() {
    var timeline = LifeTimeline(world(0))
    for generation in 1...5000 {
      timeline.keep(world(generation))
      let kept = timeline.worlds.map(\.generation)
      guard kept.count <= 48, kept.first == 0, kept.last == BigInteger(generation),
        kept == kept.sorted()
      else {
        Issue.record("\(kept) at \(generation)")
        return
      }
    }
    #expect(timeline.worlds.count > 10)
  }

  @Test func `finds the last world that is not later`() {
    var timeline = LifeTimeline(world(10))
    for generation in [20, 30] { timeline.keep(world(generation)) }
    let found = [-5, 9, 10, 11, 19, 20, 29, 30, 1000].map {
      timeline.world(before: $0).generation
    }
    #expect(found == [10, 10, 10, 10, 10, 20, 20, 30, 30])
  }

  @Test func `is cut where cells were painted`() {
    var timeline = LifeTimeline(world(0))
    for generation in 1...30 {
      timeline.record(generation: BigInteger(generation), population: 3)
      timeline.keep(world(generation))
    }
    var painted = world(12)
    painted.set(true, at: LifeCell(x: 0, y: 99))
    timeline.cut(at: painted)
    #expect(timeline.worlds == (0..<12).map { world($0) } + [painted])
    #expect(timeline.samples.map(\.generation) == (0...12).map { BigInteger($0) })
    #expect(timeline.samples.last?.population == 2)
    #expect(timeline.world(before: 25) == painted)
    timeline.record(generation: 13, population: 5)
    timeline.keep(world(13))
    #expect(timeline.worlds.last == world(13) && timeline.samples.count == 14)
  }

  @Test(arguments: [0, 10])
  func `begins anew with what was painted at its beginning, or before it`(generation: Int) {
    var timeline = LifeTimeline(world(10))
    timeline.keep(world(20))
    timeline.record(generation: 20, population: 4)
    let painted = LifeWorld(generation: BigInteger(generation))
    timeline.cut(at: painted)
    #expect(timeline.worlds == [painted] && timeline.firstGeneration == generation)
    #expect(timeline.samples == [.init(generation: BigInteger(generation), population: 0)])
  }

  @Test func `leads to every generation again`() throws {
    let start = try LifePattern(text: "x = 3, y = 3\nb2o$2o$bo!").world
    var truth = [start]
    var timeline = LifeTimeline(start)
    for _ in 0..<120 {
      var next = truth[truth.count - 1]
      next.advance(by: 1)
      truth.append(next)
      timeline.keep(next)
    }
    for generation in truth.indices {
      var world = timeline.world(before: BigInteger(generation))
      #expect(world.generation <= generation)
      world.advance(by: (BigInteger(generation) - world.generation).clampedInt)
      #expect(world == truth[generation])
    }
  }
}
