import Base
import Life

/// Lets a world live for a verb: says how far it is, and ends when the key that ends programs is pressed.
struct LifeCourse {
  /// What became of a world.
  struct Outcome {
    /// Without cells where none are wanted.
    let world: LifeWorld
    let population: BigInteger
    let reach: LifeReach?
    /// What computed it; nil where nothing was computed.
    let engine: String?
    /// From when on it repeats itself; nil where that was not asked for, or not found.
    var stability: LifeStability.Finding?
    /// Whether it did not come to the end, since that would have taken more cells than are computed.
    var isTooLarge = false
  }

  let engine: LifeSimulation.Engine
  let threadCount: Int
  let interrupt: PendingInterrupt
  let progress: ProgressLine

  /// Of so many generations it is first said how far it is; of twice as many as long as that is soon.
  private static let firstStretch: BigInteger = 1 << 10

  /// - Parameter wantsCells: whether what became of the cells is to be seen.
  /// - Returns: nil where it was ended.
  func outcome(
    of world: consuming LifeWorld, after generations: BigInteger, wantsCells: Bool = true
  ) -> Outcome? {
    // Where nothing is computed, no engine need take the cells.
    guard generations > 0 else {
      return Outcome(
        world: world, population: world.population, reach: world.cells.reach, engine: nil)
    }
    var life = LifeSimulation(consume world, engine: engine, threadCount: threadCount)
    let last = life.generation + generations
    let goesOn: @Sendable () -> Bool = { [interrupt] in !interrupt.isPending }
    // Without a reader of what is said, all of it is one step, which is quicker.
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
      reach: life.reach, engine: life.engineName,
      isTooLarge: life.isTooLarge && life.generation < last)
  }

  /// Lets it live until it repeats itself.
  ///
  /// - Parameter mostGenerations: where that is given up; nil for never.
  /// - Returns: nil where it was ended.
  func stableOutcome(of world: LifeWorld, atMost mostGenerations: BigInteger?) -> Outcome? {
    var stability = LifeStability(world, threadCount: threadCount)
    let found = stability.find(atMost: mostGenerations) { generation in
      progress.show { "generation \(generation), not stable yet" }
      return !interrupt.isPending
    }
    guard !interrupt.isPending else { return nil }
    let end = stability.world
    return Outcome(
      world: end, population: end.population, reach: end.cells.reach,
      engine: end.edges == .none ? LifeSimulation.Engine.tiles.rawValue : "dense", stability: found)
  }
}
