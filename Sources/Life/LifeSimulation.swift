/// Lets a world live, by the engine that is right for it.
///
///     var life = LifeSimulation(world)
///     life.advance(by: 1000)
///     life.world.generation   // world.generation + 1000
public struct LifeSimulation: Sendable {
  /// Which engine computes a world without edges; one with edges has its own.
  public enum Engine: String, CaseIterable, Sendable {
    /// The one that turns out to be quicker with what lives: HashLife begins where there are many tiles, of which most
    /// look alike.
    case automatic = "auto"
    /// Tiles of cells that sleep while nothing changes: for anything seen generation by generation.
    case tiles
    /// Equal parts computed once: for deep time.
    case hash = "hashlife"
  }

  var engine: any LifeEngine
  /// How it lives, and since when; without cells, which the engine has.
  private var start: LifeWorld
  let choice: Engine
  private let threadCount: Int
  let mostTiles: Int
  private let memoryLimit: Int
  /// Which engine is the quicker one.
  var race = LifeEngineRace()
  /// HashLife's next step is 2 to the power of this generations, if so many are wanted.
  var hashExponent = 0
  /// Whether there were too many tiles when they were wanted last.
  var isKeptByHash = false

  /// - Parameters:
  ///   - threadCount: how many cores may compute, where that is quicker.
  ///   - mostTiles: more tiles are not kept: equal parts are better told once. The usual limit is some hundred
  ///     megabytes.
  ///   - memoryLimit: bytes that nodes of HashLife may take, unless more are needed.
  public init(
    _ world: consuming LifeWorld, engine: Engine = .automatic, threadCount: Int = 1,
    mostTiles: Int = 1 << 17, memoryLimit: Int = HashLife.usualMemoryLimit
  ) {
    start = world.withoutCells
    choice = engine
    self.threadCount = threadCount
    self.mostTiles = mostTiles
    self.memoryLimit = memoryLimit
    if let only = Self.onlyEngine(of: world, threadCount) {
      self.engine = only
    } else if engine == .hash || !Self.fitsTiles(world, mostTiles) {
      self.engine = HashLife(world, memoryLimit: memoryLimit)
    } else if engine == .automatic,
      world.cells.isRegular(level: Self.tileLevel(world.rule), most: mostTiles)
    {
      // Small steps first would find out too little to be worth their time.
      hashExponent = Self.fewestForHash.bitWidth - 1
      self.engine = HashLife(world, memoryLimit: memoryLimit)
    } else {
      self.engine = Self.tiles(of: consume world, threadCount)
    }
  }

  private static func tiles(of world: consuming LifeWorld, _ threadCount: Int) -> any LifeEngine {
    switch world.rule {
    case .life: TileLife(consume world, threadCount: threadCount)
    case .states(let rule): StateLife(rule, world.cells, threadCount: threadCount)
    }
  }

  /// What computes a world with edges, or of cells that see further than one; nil for others.
  private static func onlyEngine(of world: LifeWorld, _ threadCount: Int) -> (any LifeEngine)? {
    if let rule = world.rule.ofStates { return engine(of: world, rule, threadCount) }
    return switch world.edges {
    case .none: nil
    case .torus, .plane: DenseLife(world, threadCount: threadCount)
    case .shiftedTorus, .kleinBottle, .crossSurface, .sphere:
      SeamedLife(world, threadCount: threadCount)
    case .strip: StripLife(world, threadCount: threadCount)
    }
  }

  private static func engine(
    of world: LifeWorld, _ rule: StateRule, _ threadCount: Int
  ) -> (any LifeEngine)? {
    if case .larger(let larger) = rule.family {
      return LargerLife(larger, world.edges, world.cells, threadCount: threadCount)
    }
    switch world.edges {
    case .none: return nil
    case .strip: return StripLife(world, threadCount: threadCount)
    default: return FencedStates(rule, world.edges, world.cells, threadCount: threadCount)
    }
  }

  private static func fitsTiles(_ world: LifeWorld, _ mostTiles: Int) -> Bool {
    world.cells.isCore
      && world.cells.squareCount(level: tileLevel(world.rule), most: mostTiles) != nil
  }

  /// Of many states a tile has a quarter of the cells, and takes as many bytes.
  private static func tileLevel(_ rule: CellRule) -> Int {
    rule.life == nil ? StateTileTable.level : TileLifeSquare.level
  }

  /// Whether it is HashLife that computes it.
  public var usesHash: Bool { engine is HashLife }

  /// How many tiles are in use; nil where something else computes.
  var tileCount: Int? { (engine as? TileLife)?.tileCount ?? (engine as? StateLife)?.tileCount }

  private var usesTiles: Bool { engine is TileLife || engine is StateLife }

  /// What computes now, for programs: `tiles`, `hashlife`, or `dense` for one with edges.
  public var engineName: String {
    if usesHash { return Engine.hash.rawValue }
    return usesTiles ? Engine.tiles.rawValue : "dense"
  }

  public mutating func advance(by generations: BigInteger) { advance(by: generations) { true } }

  public mutating func advance(by generations: Int) { advance(by: BigInteger(generations)) }

  /// Computes generations, as long as it is told to go on; asks that now and then.
  ///
  /// - Parameter end: what is computed cell by cell is left where it is then.
  public mutating func advance(
    by generations: BigInteger, until end: ContinuousClock.Instant? = nil,
    while goesOn: @escaping @Sendable () -> Bool
  ) {
    let last = generation + generations
    if generations < Self.fewestForHash { preferTiles() } else { isKeptByHash = false }
    while generation < last {
      let before = generation
      let rest = last - before
      if usesTiles {
        advanceTiles(by: rest, generations, until: end, while: goesOn)
      } else if usesHash, choice == .automatic {
        advanceHash(by: rest, while: goesOn)
      } else {
        engine.advance(by: rest) { goesOn() && end.map { .now < $0 } ?? true }
      }
      if generation == before || !goesOn() { return }
      if let end, !usesHash, .now >= end { return }
    }
  }

  /// For fewer generations at once it is not looked whether HashLife is quicker.
  static let fewestForHash: BigInteger = 64

  public var rule: CellRule { start.rule }

  /// Whether it does not go on, since that would take more cells than are computed.
  public var isTooLarge: Bool { engine.isTooLarge }

  public var generation: BigInteger { start.generation + engine.age }

  /// How many cells differ from what is all around.
  public var population: BigInteger { mutating get { engine.population } }

  /// The smallest rectangle around the cells that differ from what is all around, as far as coordinates tell them;
  /// nil for none.
  public var bounds: LifeBounds? { engine.bounds }

  /// The smallest rectangle around the cells that differ from what is all around, however far away; nil for none.
  public var reach: LifeReach? {
    (engine as? HashLife)?.reach ?? engine.bounds.map { LifeReach($0) }
  }

  /// The world as it is now.
  public var world: LifeWorld { world(of: engine.cells) }

  /// The world as it is now without its cells, which cost a look at all of them.
  public var worldWithoutCells: LifeWorld { world(of: LifeCells()) }

  private func world(of cells: LifeCells) -> LifeWorld {
    LifeWorld(
      rule: start.rule, edges: start.edges, generation: generation,
      isBackgroundAlive: engine.isBackgroundAlive, cells: cells)
  }

  /// Draws how much lives in what a picture shows.
  public mutating func draw(into picture: inout LifePicture) { engine.draw(into: &picture) }

  /// - Returns: whether the cell is another one now.
  public mutating func set(_ isAlive: Bool, at cell: LifeCell) -> Bool {
    set(state: isAlive ? 1 : 0, at: cell)
  }

  /// - Parameter state: less than the rule has.
  /// - Returns: whether the cell is another one now.
  public mutating func set(state: UInt8, at cell: LifeCell) -> Bool {
    if let limits = start.edges.limits, !limits.contains(cell) { return false }
    return engine.set(state: state, at: cell)
  }

  // MARK: Another engine

  /// Goes on with HashLife.
  mutating func useHash() {
    let now = world
    start = now.withoutCells
    engine = HashLife(now, memoryLimit: memoryLimit)
  }

  /// Goes on with tiles, if there are not too many.
  ///
  /// - Parameters:
  ///   - most: how many there is time for.
  ///   - isForced: whether they are to compute even where most of them look alike.
  /// - Returns: whether it does.
  mutating func useTiles(atMost most: Int = .max, evenIfRegular isForced: Bool = true) -> Bool {
    if let hash = engine as? HashLife {
      // A huge tree is not taken apart to find out.
      let squares = hash.squares(level: Self.tileLevel(rule), most: min(most, mostTiles))
      guard let squares, isForced || !squares.areRegular else { return false }
    }
    let now = world
    guard Self.fitsTiles(now, mostTiles) else { return false }
    start = now.withoutCells
    engine = Self.tiles(of: consume now, threadCount)
    return true
  }

  /// Does something with another engine, and goes back to the one before where that says so.
  ///
  /// - Parameter body: returns whether the new engine stays.
  mutating func trying(_ body: (inout LifeSimulation) -> Bool) -> Bool {
    let (oldEngine, oldStart) = (engine, start)
    if body(&self) { return true }
    (engine, start) = (oldEngine, oldStart)
    return false
  }
}
