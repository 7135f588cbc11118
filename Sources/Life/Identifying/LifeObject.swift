/// A few cells that live together, and what becomes of them again and again: a still life, an oscillator or a spaceship.
///
///     LifeObject(of: glider, rule: .conway)?.code      // "xq4_153"
public struct LifeObject: Equatable, Sendable {
  /// How far cells are again what they were.
  public struct Shift: Hashable, Sendable {
    public var x: Int
    public var y: Int

    public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

    public static let zero = Shift(x: 0, y: 0)
  }

  public enum Kind: Hashable, Sendable {
    case stillLife, oscillator, spaceship
  }

  /// The cells of each generation until they are what they were at first, each in order.
  let phases: [[LifeCell]]
  /// How far they have come by then.
  public let shift: Shift

  /// Of more cells, and beyond so many generations, nothing is identified.
  public static let mostCells = 4096
  public static let longestPeriod = 1024

  /// Cells that come back; nil where they die, grow or change for longer.
  ///
  /// - Parameters:
  ///   - cells: any that live.
  ///   - longest: the longest period.
  ///   - goesOn: asked with each generation, with the part that was looked at, 0…1; nil where it says no.
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
      guard goesOn(Double(generation) / Double(longest)) else { return nil }
      let next = steps.next(after: phases[phases.count - 1])
      guard !next.isEmpty, next.count <= Self.mostCells else { return nil }
      if next.count == first.count, Self.normalized(next) == wanted {
        self.phases = phases
        shift = Shift(
          x: Self.corner(of: next).x - Self.corner(of: first).x,
          y: Self.corner(of: next).y - Self.corner(of: first).y)
        return
      }
      phases.append(next)
    }
    return nil
  }

  public var period: Int { phases.count }

  public var kind: Kind {
    if shift != .zero { return .spaceship }
    return period == 1 ? .stillLife : .oscillator
  }

  /// How many cells live in each generation.
  public var populations: [Int] { phases.map(\.count) }

  /// How fast a spaceship is, in the notation of those who study them: `c/4d` goes along diagonals, `2c/5o` along rows or
  /// columns, `(2,1)c/6` in another direction; nil for what stays. <https://conwaylife.com/wiki/Speed>
  public var speed: String? {
    kind == .spaceship ? Self.speed(of: shift, in: period) : nil
  }

  /// How fast something is that comes so far in a period.
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
    phases.dropFirst().reduce(Self.bounds(of: phases[0])) { $0.union(Self.bounds(of: $1)) }
  }

  /// Cells that change in the course of a period, of all that live in it; nothing changes in a still life.
  ///
  /// The term is of the LifeWiki: <https://conwaylife.com/wiki/Rotor>.
  public var rotor: (changing: Int, all: Int) {
    var counts: [LifeCell: Int] = [:]
    for cell in phases.joined() { counts[cell, default: 0] += 1 }
    return (counts.values.count { $0 < period }, counts.count)
  }

  /// How many cells change in a generation, on average: <https://conwaylife.com/wiki/Heat>.
  public var heat: Double {
    guard period > 1 else { return 0 }
    let turns = phases.indices.dropLast().map { index in
      Set(phases[index]).symmetricDifference(phases[index + 1]).count
    }
    // From the last phase to the first, moved to where it comes back.
    let back = Set(phases[0].map { LifeCell(x: $0.x + shift.x, y: $0.y + shift.y) })
    let last = back.symmetricDifference(phases[period - 1]).count
    return Double(turns.reduce(last, +)) / Double(period)
  }

  // MARK: Cells

  static func sorted(_ cells: [LifeCell]) -> [LifeCell] {
    cells.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  static func corner(of cells: [LifeCell]) -> LifeCell {
    LifeCell(
      x: cells.lazy.map(\.x).min() ?? 0, y: cells.lazy.map(\.y).min() ?? 0)
  }

  /// With the corner of the rectangle around them at 0, 0.
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
