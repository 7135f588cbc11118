/// Lets a world live, by the engine that is right for it.
///
///     var life = LifeSimulation(world, engine: .automatic)
///     life.advance(by: 1000)
///     life.world.generation   // world.generation + 1000
public struct LifeSimulation: Sendable {
  /// Which engine computes a world without edges; one with edges is always dense.
  public enum Engine: String, CaseIterable, Sendable {
    /// HashLife where many generations are wanted at once, tiles otherwise.
    case automatic
    /// Tiles of cells that sleep while nothing changes: for anything seen generation by generation.
    case tiles
    /// Equal parts computed once: for deep time.
    case hash
  }

  private var engine: any LifeEngine
  private var start: LifeWorld
  private let mostTiles: Int

  /// - Parameters:
  ///   - stride: how many generations will be wanted at once.
  ///   - threadCount: how many cores may compute.
  ///   - mostTiles: more tiles are not kept: equal parts are better told once. The usual limit is some hundred megabytes.
  public init(
    _ world: LifeWorld, engine: Engine = .automatic, stride: Int = 1, threadCount: Int = 1,
    mostTiles: Int = 1 << 17
  ) {
    start = world
    self.mostTiles = mostTiles
    if world.edges != .none {
      self.engine = DenseLife(world, threadCount: threadCount)
    } else if Self.usesHash(engine, stride: stride)
      || world.cells.squareCount(level: TileLifeSquare.level, most: mostTiles) == nil
    {
      self.engine = HashLife(world)
    } else {
      self.engine = TileLife(world, threadCount: threadCount)
    }
  }

  /// After so many generations it is looked whether there are too many tiles.
  private static let generationsBetweenLooks = 32

  /// As many generations at once as HashLife is quicker with, for most of what people run.
  private static let hashStride = 64

  /// Whether a world without edges is computed by HashLife.
  public static func usesHash(_ engine: Engine, stride: Int) -> Bool {
    switch engine {
    case .automatic: stride >= hashStride
    case .tiles: false
    case .hash: true
    }
  }

  /// Whether it is HashLife that computes it.
  public var usesHash: Bool { engine is HashLife }

  public mutating func advance(by generations: Int) { advance(by: generations) { true } }

  /// Computes generations, as long as it is told to go on; asks that now and then.
  public mutating func advance(
    by generations: Int, while goesOn: @escaping @Sendable () -> Bool
  ) {
    let end = generation + generations
    while engine is TileLife, generation < end {
      let before = generation
      engine.advance(by: min(end - before, Self.generationsBetweenLooks), while: goesOn)
      if let tiles = engine as? TileLife, tiles.tileCount > mostTiles { giveUpTiles() }
      if generation == before { return }
    }
    if generation < end { engine.advance(by: end - generation, while: goesOn) }
  }

  /// Goes on with HashLife, where there is too much for tiles.
  private mutating func giveUpTiles() {
    let now = world
    start = now
    engine = HashLife(now)
  }

  public var generation: Int { start.generation + engine.generation }

  /// How many cells differ from what is all around; beyond 2⁶⁴ it begins anew.
  public var population: UInt64 { mutating get { engine.population } }

  /// The smallest rectangle around the cells that differ from what is all around; nil for none.
  public var bounds: LifeBounds? { engine.bounds }

  /// The world as it is now.
  public var world: LifeWorld {
    LifeWorld(
      rule: start.rule, edges: start.edges, generation: generation,
      isBackgroundAlive: engine.isBackgroundAlive, cells: engine.cells)
  }

  /// Draws how much lives in what a picture shows.
  public mutating func draw(into picture: inout LifePicture) { engine.draw(into: &picture) }

  public mutating func set(_ isAlive: Bool, at cell: LifeCell) -> Bool {
    if let area = start.edges.area, !area.contains(cell) { return false }
    return engine.set(isAlive, at: cell)
  }
}
