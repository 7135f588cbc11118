/// Runs a world with the engine that suits it.
///
///     var life = LifeSimulation(world)
///     life.advance(by: 1000)
///     life.world.generation   // world.generation + 1000
public struct LifeSimulation: Sendable {
  /// The engine for a world without edges; others have their own.
  public enum Engine: String, CaseIterable, Sendable {
    /// The faster one for the current cells: HashLife is used if there are many tiles, most of them alike.
    case automatic = "auto"
    /// Tiles of cells that sleep while nothing changes: for watching generation by generation.
    case tiles
    /// Equal parts computed once: for very many generations.
    case hash = "hashlife"
  }

  var engine: any LifeEngine
  /// The world without its cells, which the engine has.
  private var start: LifeWorld
  let choice: Engine
  private let threadCount: Int
  let mostTiles: Int
  private let memoryLimit: Int
  /// The measured race between the engines.
  var race = LifeEngineRace()
  /// The exponent of 2 for HashLife's next step, if enough generations are wanted.
  var hashExponent = 0
  /// Whether there were too many tiles at the last attempt.
  var isKeptByHash = false

  /// - Parameters:
  ///   - threadCount: the greatest number of cores to compute on, if that is faster.
  ///   - mostTiles: the limit of tiles, beyond which sharing equal parts is better. The default amounts to some hundred
  ///     megabytes.
  ///   - memoryLimit: for HashLife's nodes in bytes; exceeded only if necessary.
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
      // Small initial steps would reveal too little to be worth their time.
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

  /// The engine of a world with edges, or of rules with a greater range; nil for others.
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

  /// With many states, a tile has a quarter of the cells in the same number of bytes.
  private static func tileLevel(_ rule: CellRule) -> Int {
    rule.life == nil ? StateTileTable.level : TileLifeSquare.level
  }

  /// Whether the current engine is HashLife.
  public var usesHash: Bool { engine is HashLife }

  /// The number of tiles in use; nil for other engines.
  var tileCount: Int? { (engine as? TileLife)?.tileCount ?? (engine as? StateLife)?.tileCount }

  private var usesTiles: Bool { engine is TileLife || engine is StateLife }

  /// The identifier of the current engine: `tiles`, `hashlife`, or `dense` with edges.
  public var engineName: String {
    if usesHash { return Engine.hash.rawValue }
    return usesTiles ? Engine.tiles.rawValue : "dense"
  }

  /// Computes as many generations as requested, however long it takes.
  public mutating func advance(by generations: BigInteger) { advance(by: generations) { true } }

  /// Computes as many generations as requested, however long it takes.
  public mutating func advance(by generations: Int) { advance(by: BigInteger(generations)) }

  /// Computes generations while a closure, called now and then, returns true.
  ///
  /// - Parameter end: the time limit of cell-by-cell computation.
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

  /// The least number of generations at once for trying HashLife.
  static let fewestForHash: BigInteger = 64

  /// The rule of the world, the same from the start on.
  public var rule: CellRule { start.rule }

  /// Whether it has stopped because it would exceed the limit of cells.
  public var isTooLarge: Bool { engine.isTooLarge }

  /// The number of generations that the world has lived, with the computed ones.
  public var generation: BigInteger { start.generation + engine.age }

  /// The number of cells that differ from the background.
  public var population: BigInteger { mutating get { engine.population } }

  /// The smallest rectangle around the cells that differ from the background, within the range of coordinates; nil for
  /// none.
  public var bounds: LifeBounds? { engine.bounds }

  /// The smallest rectangle around the cells that differ from the background, at any distance; nil for none.
  public var extent: LifeExtent? {
    (engine as? HashLife)?.extent ?? engine.bounds.map { LifeExtent($0) }
  }

  /// The current world.
  public var world: LifeWorld { world(of: engine.cells) }

  /// The current world without its cells, which would cost a pass over all of them.
  public var worldWithoutCells: LifeWorld { world(of: LifeCells()) }

  private func world(of cells: LifeCells) -> LifeWorld {
    LifeWorld(
      rule: start.rule, edges: start.edges, generation: generation,
      isBackgroundAlive: engine.isBackgroundAlive, cells: cells)
  }

  /// Draws the density of living cells in the area of a picture.
  public mutating func draw(into picture: inout LifeRaster) { engine.draw(into: &picture) }

  /// - Returns: whether the cell changed.
  public mutating func set(_ isAlive: Bool, at cell: LifeCell) -> Bool {
    set(state: isAlive ? 1 : 0, at: cell)
  }

  /// - Parameter state: less than the rule's number of states.
  /// - Returns: whether the cell changed.
  public mutating func set(state: UInt8, at cell: LifeCell) -> Bool {
    if let limits = start.edges.limits, !limits.contains(cell) { return false }
    return engine.set(state: state, at: cell)
  }

  // MARK: Another engine

  /// Switches to HashLife.
  mutating func useHash() {
    let now = world
    start = now.withoutCells
    engine = HashLife(now, memoryLimit: memoryLimit)
  }

  /// Switches to tiles, if there are not too many.
  ///
  /// - Parameters:
  ///   - most: the number of tiles that time permits.
  ///   - isForced: whether to switch even if most of them look alike.
  /// - Returns: whether it switched.
  mutating func useTiles(atMost most: Int = .max, evenIfRegular isForced: Bool = true) -> Bool {
    if let hash = engine as? HashLife {
      // Avoids expanding a huge tree just to find out.
      let squares = hash.squares(level: Self.tileLevel(rule), most: min(most, mostTiles))
      guard let squares, isForced || !squares.areRegular else { return false }
    }
    let now = world
    guard Self.fitsTiles(now, mostTiles) else { return false }
    start = now.withoutCells
    engine = Self.tiles(of: consume now, threadCount)
    return true
  }

  /// Tries another engine, and restores the previous one if the closure says so.
  ///
  /// - Parameter body: returns whether to keep the new engine.
  mutating func trying(_ body: (inout LifeSimulation) -> Bool) -> Bool {
    let (oldEngine, oldStart) = (engine, start)
    if body(&self) { return true }
    (engine, start) = (oldEngine, oldStart)
    return false
  }
}
