import Base
import Life

/// Runs a world for a verb, showing progress until done or interrupted.
struct LifeCourse {
  /// The result of a run.
  struct Outcome {
    /// Without cells if they are not wanted.
    let world: LifeWorld
    let population: BigInteger
    let extent: LifeExtent?
    /// The engine used; nil without any computation.
    let engine: String?
    /// The period and its start; nil if not requested or not found.
    var stability: LifeStability.Finding?
    /// Whether it stopped early because it would have exceeded the limit of cells.
    var isTooLarge = false
  }

  let engine: LifeSimulation.Engine
  let threadCount: Int
  let interrupt: PendingInterrupt
  let progress: ProgressLine

  /// The number of generations before the first progress report, doubled as long as reports come quickly.
  private static let firstStretch: BigInteger = 1 << 10

  /// - Parameter wantsCells: whether the resulting cells are needed.
  /// - Returns: nil if interrupted.
  func outcome(
    of world: consuming LifeWorld, after generations: BigInteger, wantsCells: Bool = true
  ) -> Outcome? {
    // Without any computation, the engine need not load the cells.
    guard generations > 0 else {
      return Outcome(
        world: world, population: world.population, extent: world.cells.extent, engine: nil)
    }
    var life = LifeSimulation(consume world, engine: engine, threadCount: threadCount)
    let last = life.generation + generations
    let goesOn: @Sendable () -> Bool = { [interrupt] in !interrupt.isPending }
    // Without progress reports, a single step is faster.
    var stretch = progress.isShown ? min(generations, Self.firstStretch) : generations
    while life.generation < last, !life.isTooLarge, goesOn() {
      let begun = ContinuousClock.now
      life.advance(
        by: min(stretch, last - life.generation),
        until: progress.isShown ? begun + ProgressLine.pause : nil, while: goesOn)
      progress.show {
        "generation \(life.generation) of \(last), \(life.population) cells"
      }
      if .now - begun < ProgressLine.pause { stretch += stretch }
    }
    guard goesOn() else { return nil }
    return Outcome(
      world: wantsCells ? life.world : life.worldWithoutCells, population: life.population,
      extent: life.extent, engine: life.engineName,
      isTooLarge: life.isTooLarge && life.generation < last)
  }

  /// Runs it until it repeats.
  ///
  /// - Parameter mostGenerations: the limit of generations; nil for none.
  /// - Returns: nil if interrupted.
  func stableOutcome(of world: LifeWorld, atMost mostGenerations: BigInteger?) -> Outcome? {
    var stability = LifeStability(world, threadCount: threadCount)
    let found = stability.find(atMost: mostGenerations) { generation in
      progress.show { "generation \(generation), not stable yet" }
      return !interrupt.isPending
    }
    guard !interrupt.isPending else { return nil }
    let end = stability.world
    return Outcome(
      world: end, population: end.population, extent: end.cells.extent,
      engine: end.edges == .none ? LifeSimulation.Engine.tiles.rawValue : "dense", stability: found)
  }
}
