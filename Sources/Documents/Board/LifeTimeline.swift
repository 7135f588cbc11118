public import Life

/// What is known of a universe's past: how many cells lived when, and some worlds from which any generation between
/// can be computed again.
///
/// What has been painted since is another universe: the timeline is cut there.
public struct LifeTimeline: Sendable {
  public struct Sample: Equatable, Sendable {
    public var generation: BigInteger
    public var population: BigInteger
  }

  /// In the order of the generations.
  public private(set) var samples: [Sample] = []
  /// In the order of the generations; at least one.
  public private(set) var worlds: [LifeWorld]
  /// When something was painted last; nil for never.
  private var lastCut: BigInteger?
  private static let mostSamples = 2000
  private static let mostWorlds = 48

  /// - Parameter start: the past begins with it.
  public init(_ start: LifeWorld) {
    worlds = [start]
    record(generation: start.generation, population: start.population)
  }

  public var firstGeneration: BigInteger { worlds[0].generation }

  /// Notes how many cells lived in a generation that is later than all known ones; does nothing for others.
  public mutating func record(generation: BigInteger, population: BigInteger) {
    if let last = samples.last, last.generation >= generation { return }
    samples.append(Sample(generation: generation, population: population))
    // Every second one of the older half: recent times are known in detail.
    if samples.count > Self.mostSamples {
      let half = samples.count / 2
      samples = samples.indices.filter { $0 >= half || $0.isMultiple(of: 2) }.map { samples[$0] }
    }
  }

  /// Keeps a world that is later than all known ones; does nothing for others.
  public mutating func keep(_ world: LifeWorld) {
    guard world.generation > worlds[worlds.count - 1].generation else { return }
    worlds.append(world)
    thinOut()
  }

  private mutating func thinOut() {
    guard worlds.count > Self.mostWorlds else { return }
    // Every second one, and the newest.
    let last = worlds.count - 1
    worlds = worlds.indices.filter { $0.isMultiple(of: 2) || $0 == last }.map { worlds[$0] }
  }

  /// Keeps a world that was computed again, between those that are kept; does nothing for a generation of which one is.
  public mutating func insert(_ world: LifeWorld) {
    guard let place = worlds.firstIndex(where: { $0.generation >= world.generation }),
      place > 0, worlds[place].generation != world.generation
    else { return }
    worlds.insert(world, at: place)
    thinOut()
  }

  /// Adds a world of the same past that is known from elsewhere, whenever that was; does nothing for a generation of
  /// which one is kept.
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

  /// Whether what came after a generation is known as it came of it.
  public func isTrue(since generation: BigInteger) -> Bool {
    lastCut.map { $0 <= generation } ?? true
  }

  /// Takes over a world that was painted: what came after it is not true any more.
  public mutating func cut(at world: LifeWorld) {
    lastCut = world.generation
    worlds.removeAll { $0.generation >= world.generation }
    worlds.append(world)
    samples.removeAll { $0.generation >= world.generation }
    record(generation: world.generation, population: world.population)
  }

  /// Whether a world is one of those that are kept, and all that is known to come after it came of it.
  public func has(_ world: LifeWorld) -> Bool {
    guard isTrue(since: world.generation) else { return false }
    return worlds.contains {
      $0.generation == world.generation && $0.population == world.population && $0 == world
    }
  }

  /// The last world that is not later than a generation; the first one for what is before all.
  public func world(before generation: BigInteger) -> LifeWorld {
    worlds.last { $0.generation <= generation } ?? worlds[0]
  }
}
