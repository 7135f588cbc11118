/// Determines when a universe starts to repeat, and with which period.
///
/// A recurrence of the whole universe is a proof (`isExact`). If something flies away for ever, that never happens; it
/// then counts as settled once its population has repeated for a long time.
///
///     var stability = LifeStability(world)
///     stability.find(atMost: nil) { _ in true }   // of the R-pentomino: generation 1103, period 1, not exact
public struct LifeStability: Sendable {
  /// The first generation that repeats, and the period.
  public struct Finding: Equatable, Sendable {
    /// The first generation that recurs.
    public var generation: BigInteger
    /// The number of generations until it recurs; 1 if nothing moves.
    public var period: Int
    /// Whether all cells recur, rather than only their number.
    public var isExact: Bool
  }

  private let start: LifeWorld
  private let threadCount: Int
  private var counts: PopulationRhythm
  /// The state at the end of the search.
  public private(set) var world: LifeWorld

  /// Prepares a search that begins at a world.
  ///
  /// - Parameter threadCount: the number of threads that compute generations.
  public init(_ start: LifeWorld, threadCount: Int = 1) {
    self.start = start
    self.threadCount = threadCount
    counts = PopulationRhythm()
    world = start
  }

  /// Runs the universe generation by generation until it repeats; `world` is then the first repeating one.
  ///
  /// Takes as long as computing all generations, and twice that if the proof is found.
  ///
  /// - Parameters:
  ///   - mostGenerations: the limit of generations; nil for none.
  ///   - goesOn: called for each generation; returns false to cancel.
  /// - Returns: nil if the limit was reached or the search cancelled; `world` is then the last state.
  public mutating func find(
    atMost mostGenerations: BigInteger?, while goesOn: (BigInteger) -> Bool
  ) -> Finding? {
    var life = simulation
    // R. P. Brent, "An improved Monte Carlo factorization algorithm", BIT 20 (1980): a world for comparison, renewed
    // after 1, 2, 4 … generations.
    var (kept, keptBounds) = (start, life.bounds)
    var (age, keptAge, keptSpan) = (0, 0, 1)
    while true {
      let population = life.population
      if age > keptAge, population == kept.population, life.bounds == keptBounds,
        isRepeated(life.world, kept)
      {
        return proof(period: age - keptAge, while: goesOn)
      }
      if let rhythm = counts.note(population.clampedInt, at: age) { return settled(rhythm) }
      if age - keptAge == keptSpan {
        (kept, keptBounds, keptAge) = (life.world, life.bounds, age)
        keptSpan *= 2
      }
      if mostGenerations.map({ BigInteger(age) >= $0 }) ?? false || !goesOn(life.generation) {
        world = life.world
        return nil
      }
      life.advance(by: 1)
      age += 1
    }
  }

  private var simulation: LifeSimulation {
    // HashLife is useless when every generation is examined.
    LifeSimulation(start, engine: .tiles, threadCount: threadCount)
  }

  private func isRepeated(_ world: LifeWorld, _ old: LifeWorld) -> Bool {
    world.isBackgroundAlive == old.isBackgroundAlive && world.cells == old.cells
  }

  /// Finds the first generation that recurs after a period.
  private mutating func proof(period: Int, while goesOn: (BigInteger) -> Bool) -> Finding? {
    var (early, late) = (simulation, simulation)
    for _ in 0..<period { late.advance(by: 1) }
    while early.population != late.population || early.bounds != late.bounds
      || !isRepeated(early.world, late.world)
    {
      guard goesOn(late.generation) else {
        world = late.world
        return nil
      }
      early.advance(by: 1)
      late.advance(by: 1)
    }
    world = early.world
    return Finding(generation: early.generation, period: period, isExact: true)
  }

  private mutating func settled(_ rhythm: PopulationRhythm.Rhythm) -> Finding {
    var life = LifeSimulation(start, threadCount: threadCount)
    life.advance(by: rhythm.age)
    world = life.world
    return Finding(generation: life.generation, period: rhythm.period, isExact: false)
  }
}
