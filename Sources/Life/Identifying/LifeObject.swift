/// A small group of cells that recurs: a still life, an oscillator or a spaceship.
///
///     LifeObject(of: glider, rule: .conway)?.code      // "xq4_153"
public struct LifeObject: Equatable, Sendable {
  /// A displacement in cells.
  public struct Shift: Hashable, Sendable {
    /// The number of columns to the right.
    public var x: Int
    /// The number of rows downwards.
    public var y: Int

    /// Creates a displacement to the right and downwards.
    public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

    /// No displacement.
    public static let zero = Shift(x: 0, y: 0)
  }

  /// The behaviour: it stays the same, recurs in its place, or recurs elsewhere.
  public enum Kind: Hashable, Sendable {
    case stillLife, oscillator, spaceship
  }

  let phases: LifePhases
  /// The displacement per period.
  public let shift: Shift

  /// The greatest number of cells and the longest period that are identified.
  public static let mostCells = 100_000
  /// The longest period, in generations, that is identified.
  public static let longestPeriod = 1024
  /// The number of cells above which they are watched in tiles, keeping only the first generation.
  private static let mostKeptCells = 4096

  /// Creates an object from recurring cells; nil if they die, grow or take longer to recur.
  ///
  /// - Parameters:
  ///   - cells: the living cells.
  ///   - longest: the longest period.
  ///   - goesOn: called for each generation with the fraction examined, 0…1; returns false to cancel, with a nil
  ///     result.
  public init?(
    of cells: some Sequence<LifeCell>, rule: LifeRule, longest: Int = longestPeriod,
    goesOn: (Double) -> Bool = { _ in true }
  ) {
    let first = Self.sorted(Array(cells))
    guard !first.isEmpty, first.count <= Self.mostCells, !rule.isBornFromNothing else { return nil }
    var phases = [first]
    var steps = LifeSteps(rule)
    let wanted = Self.normalized(first)
    for generation in 0..<longest {
      let last = phases[phases.count - 1]
      guard last.count <= Self.mostKeptCells else {
        let found = Self.watched(LifeCells(first), rule, longest: longest, goesOn: goesOn)
        guard let found else { return nil }
        self = found
        return
      }
      guard goesOn(Double(generation) / Double(longest)) else { return nil }
      let next = steps.next(after: last)
      guard !next.isEmpty else { return nil }
      if next.count == first.count, Self.normalized(next) == wanted {
        let way = Shift(
          x: Self.corner(of: next).x - Self.corner(of: first).x,
          y: Self.corner(of: next).y - Self.corner(of: first).y)
        self.init(phases: LifePhases(phases), shift: way)
        return
      }
      phases.append(next)
    }
    return nil
  }

  private init(phases: LifePhases, shift: Shift) {
    self.phases = phases
    self.shift = shift
  }

  /// Like `init`, for many cells.
  private static func watched(
    _ first: LifeCells, _ rule: LifeRule, longest: Int, goesOn: (Double) -> Bool
  ) -> LifeObject? {
    guard let start = first.bounds else { return nil }
    var life = TileLife(LifeWorld(rule: .life(rule), cells: first))
    var populations = [first.population.clampedInt]
    for generation in 0..<longest {
      guard goesOn(Double(generation) / Double(longest)) else { return nil }
      life.advance(by: 1)
      let population = life.population.clampedInt
      guard (1...mostCells).contains(population), let bounds = life.bounds else { return nil }
      let way = Shift(x: bounds.left - start.left, y: bounds.top - start.top)
      if population == populations[0], bounds.width == start.width, bounds.height == start.height,
        life.cells == first.moved(x: way.x, y: way.y)
      {
        return LifeObject(
          phases: LifePhases(from: first, rule: rule, populations: populations), shift: way)
      }
      populations.append(population)
    }
    return nil
  }

  /// The number of generations until it recurs; 1 for a still life.
  public var period: Int { phases.count }

  /// The kind, which follows from the period and the displacement.
  public var kind: Kind {
    if shift != .zero { return .spaceship }
    return period == 1 ? .stillLife : .oscillator
  }

  /// The number of living cells in each generation.
  public var populations: [Int] { phases.populations }

  /// The speed of a spaceship in the usual notation: `c/4d` along diagonals, `2c/5o` along rows or columns, `(2,1)c/6`
  /// in another direction; nil if stationary. <https://conwaylife.com/wiki/Speed>
  public var speed: String? {
    kind == .spaceship ? Self.speed(of: shift, in: period) : nil
  }

  /// The speed for a displacement per period.
  public static func speed(of shift: Shift, in period: Int) -> String {
    let (x, y) = (abs(shift.x), abs(shift.y))
    if x != 0, y != 0, x != y { return "(\(max(x, y)),\(min(x, y)))c/\(period)" }
    let steps = max(x, y)
    let divisor = greatestCommonDivisor(steps, period)
    let (above, below) = (steps / divisor, period / divisor)
    let letter = x == y ? "d" : "o"
    return (above == 1 ? "c" : "\(above)c") + (below == 1 ? "" : "/\(below)") + letter
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }

  /// The smallest rectangle around all phases.
  public var bounds: LifeBounds {
    phases.dropFirst().reduce(Self.bounds(of: phases.first)) { $0.union(Self.bounds(of: $1)) }
  }

  /// The number of cells that change during a period, and of all cells that live in it; no cells change in a still
  /// life.
  ///
  /// The term is the LifeWiki's: <https://conwaylife.com/wiki/Rotor>.
  public var rotor: (changing: Int, all: Int) {
    var (always, ever) = (LifeCells(phases.first), LifeCells())
    for phase in phases {
      let cells = LifeCells(phase)
      always = always.intersection(cells)
      ever = ever.union(cells)
    }
    let all = ever.population.clampedInt
    return (all - always.population.clampedInt, all)
  }

  /// The average number of cells that change per generation: <https://conwaylife.com/wiki/Heat>.
  public var heat: Double {
    guard period > 1 else { return 0 }
    var changes = 0
    var last = phases.first
    for phase in phases.dropFirst() {
      changes += Self.differences(last, phase)
      last = phase
    }
    // From the last phase to the first, displaced by a period.
    let back = phases.first.map { LifeCell(x: $0.x + shift.x, y: $0.y + shift.y) }
    return Double(changes + Self.differences(last, back)) / Double(period)
  }

  /// The number of cells in only one of two lists, both sorted by row.
  private static func differences(_ one: [LifeCell], _ other: [LifeCell]) -> Int {
    var (place, otherPlace, same) = (0, 0, 0)
    while place < one.count, otherPlace < other.count {
      let (a, b) = (one[place], other[otherPlace])
      if a == b { same += 1 }
      if (a.y, a.x) <= (b.y, b.x) { place += 1 }
      if (b.y, b.x) <= (a.y, a.x) { otherPlace += 1 }
    }
    return one.count + other.count - 2 * same
  }

  // MARK: Cells

  static func sorted(_ cells: [LifeCell]) -> [LifeCell] {
    cells.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  static func corner(of cells: [LifeCell]) -> LifeCell {
    LifeCell(
      x: cells.lazy.map(\.x).min() ?? 0, y: cells.lazy.map(\.y).min() ?? 0)
  }

  /// Moves the bounding rectangle's corner to 0, 0.
  static func normalized(_ cells: [LifeCell]) -> [LifeCell] {
    let corner = corner(of: cells)
    return cells.map { LifeCell(x: $0.x - corner.x, y: $0.y - corner.y) }
  }

  private static func bounds(of cells: [LifeCell]) -> LifeBounds {
    let corner = corner(of: cells)
    return LifeBounds(
      left: corner.x, top: corner.y, right: cells.lazy.map(\.x).max() ?? corner.x,
      bottom: cells.lazy.map(\.y).max() ?? corner.y)
  }
}
