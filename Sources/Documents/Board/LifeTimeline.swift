public import Life

/// The known past of a universe: its population over time, and some worlds for recomputing any generation between.
///
/// Painting starts another universe, so it cuts the timeline at that point.
public struct LifeTimeline: Sendable {
  /// The size of the population in one generation.
  public struct Sample: Equatable, Sendable {
    /// The generation that was counted.
    public var generation: BigInteger
    /// The number of its living cells.
    public var population: BigInteger
  }

  /// Sorted by generation.
  public private(set) var samples: [Sample] = []
  /// Sorted by generation; never empty.
  public private(set) var worlds: [LifeWorld]
  /// The generation of the most recent painting, or nil if there was none.
  private var lastCut: BigInteger?
  private static let mostSamples = 2000
  private static let mostWorlds = 48

  /// - Parameter start: the beginning of the timeline.
  public init(_ start: LifeWorld) {
    worlds = [start]
    record(generation: start.generation, population: start.population)
  }

  /// The earliest generation that can be shown again.
  public var firstGeneration: BigInteger { worlds[0].generation }

  /// Records the population of a generation later than all known ones. Ignores earlier ones.
  public mutating func record(generation: BigInteger, population: BigInteger) {
    if let last = samples.last, last.generation >= generation { return }
    samples.append(Sample(generation: generation, population: population))
    // Thin out the older half: recent times stay in full detail.
    if samples.count > Self.mostSamples {
      let half = samples.count / 2
      samples = samples.indices.filter { $0 >= half || $0.isMultiple(of: 2) }.map { samples[$0] }
    }
  }

  /// Keeps a world later than all known ones. Ignores earlier ones.
  public mutating func keep(_ world: LifeWorld) {
    guard world.generation > worlds[worlds.count - 1].generation else { return }
    worlds.append(world)
    thinOut()
  }

  private mutating func thinOut() {
    guard worlds.count > Self.mostWorlds else { return }
    // Keep every second one, and the newest.
    let last = worlds.count - 1
    worlds = worlds.indices.filter { $0.isMultiple(of: 2) || $0 == last }.map { worlds[$0] }
  }

  /// Inserts a recomputed world between the kept ones. Does nothing if a world of its generation is kept already.
  public mutating func insert(_ world: LifeWorld) {
    guard let place = worlds.firstIndex(where: { $0.generation >= world.generation }),
      place > 0, worlds[place].generation != world.generation
    else { return }
    worlds.insert(world, at: place)
    thinOut()
  }

  /// Adds a world of the same past from another source, at any generation. Does nothing if a world of its generation is
  /// kept already.
  public mutating func include(_ world: LifeWorld) {
    let place = worlds.firstIndex { $0.generation >= world.generation } ?? worlds.count
    guard place == worlds.count || worlds[place].generation != world.generation else { return }
    worlds.insert(world, at: place)
    let next = samples.firstIndex { $0.generation >= world.generation } ?? samples.count
    if next == samples.count || samples[next].generation != world.generation {
      samples.insert(Sample(generation: world.generation, population: world.population), at: next)
    }
    thinOut()
  }

  /// Whether everything known after a generation developed from it undisturbed.
  public func isTrue(since generation: BigInteger) -> Bool {
    lastCut.map { $0 <= generation } ?? true
  }

  /// Inserts a painted world and drops everything after it, which no longer holds.
  public mutating func cut(at world: LifeWorld) {
    lastCut = world.generation
    worlds.removeAll { $0.generation >= world.generation }
    worlds.append(world)
    samples.removeAll { $0.generation >= world.generation }
    record(generation: world.generation, population: world.population)
  }

  /// Whether a world is kept and everything known after it developed from it.
  public func has(_ world: LifeWorld) -> Bool {
    guard isTrue(since: world.generation) else { return false }
    return worlds.contains {
      $0.generation == world.generation && $0.population == world.population && $0 == world
    }
  }

  /// Returns the last world up to and including a generation, or the first world if there is no earlier one.
  public func world(before generation: BigInteger) -> LifeWorld {
    worlds.last { $0.generation <= generation } ?? worlds[0]
  }
}
