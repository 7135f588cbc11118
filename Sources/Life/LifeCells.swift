/// Living cells of a plane without edges, as a quadtree whose parts copies share: a copy costs nothing, a cell that
/// is set costs a path of parts.
///
///     var cells = LifeCells()
///     cells.set(true, at: LifeCell(x: 1_000_000_000, y: -3))   // true: it was dead
///     cells.population                                          // 1
public struct LifeCells: Sendable {
  /// A square of the plane; one without cells is always `empty`.
  enum Part: Sendable {
    case empty
    /// 8 × 8 cells: rows from the top, the first row and column in the highest bits.
    case leaf(UInt64)
    case inner(Inner)
  }

  /// Four squares.
  final class Inner: Sendable {
    let nw: Part
    let ne: Part
    let sw: Part
    let se: Part
    /// 2⁶⁴ − 1 for more.
    let population: UInt64

    init(_ nw: Part, _ ne: Part, _ sw: Part, _ se: Part) {
      (self.nw, self.ne, self.sw, self.se) = (nw, ne, sw, se)
      population = nw.population.addingUpToMax(ne.population)
        .addingUpToMax(sw.population).addingUpToMax(se.population)
    }
  }

  /// It covers from −2ⁿ⁻¹ to 2ⁿ⁻¹ − 1 in both directions, where n is the level: at least 4.
  var root: Part
  var level: Int

  public init() {
    root = .empty
    level = 4
  }

  init(root: Part, level: Int) {
    self.root = root
    self.level = level
  }

  /// No cell's coordinates are as far away from 0.
  public static let farthest = 1 << 60

  // MARK: Cells

  public var isEmpty: Bool { root.isEmpty }

  /// Of cells in the core.
  var half: Int { 1 << (level - 1) }

  private func covers(_ cell: LifeCell) -> Bool {
    (-half..<half).contains(cell.x) && (-half..<half).contains(cell.y)
  }

  /// Whether a cell lives.
  public subscript(cell: LifeCell) -> Bool {
    guard level <= Self.coreLevel else { return core[cell] }
    guard covers(cell) else { return false }
    var (part, level, x, y) = (root, level, cell.x + half, cell.y + half)
    while true {
      switch part {
      case .empty: return false
      case .leaf(let bits): return bits & Part.bit(x: x, y: y) != 0
      case .inner(let inner):
        level -= 1
        let half = 1 << level
        part = y < half ? (x < half ? inner.nw : inner.ne) : (x < half ? inner.sw : inner.se)
        (x, y) = (x & (half - 1), y & (half - 1))
      }
    }
  }

  /// - Returns: whether the cell is another one now.
  @discardableResult
  public mutating func set(_ isAlive: Bool, at cell: LifeCell) -> Bool {
    precondition(
      max(cell.x.magnitude, cell.y.magnitude) < Self.farthest.magnitude, "Too far away to be set")
    guard self[cell] != isAlive else { return false }
    if level > Self.coreLevel {
      var core = core
      core.set(isAlive, at: cell)
      self = replacingCore(core)
      return true
    }
    while !covers(cell) { grow() }
    root = root.toggled(level, x: cell.x + half, y: cell.y + half)
    return true
  }

  /// The same cells in a square that is twice as wide.
  mutating func grow() {
    level += 1
    guard case .inner(let old) = root else { return }
    root = Part(
      Part(.empty, .empty, .empty, old.nw), Part(.empty, .empty, old.ne, .empty),
      Part(.empty, old.sw, .empty, .empty), Part(old.se, .empty, .empty, .empty))
  }

  func grown(to level: Int) -> LifeCells {
    var cells = self
    while cells.level < level { cells.grow() }
    return cells
  }
}

extension LifeCells.Part {
  typealias Part = Self

  init(_ nw: Part, _ ne: Part, _ sw: Part, _ se: Part) {
    if nw.isEmpty, ne.isEmpty, sw.isEmpty, se.isEmpty {
      self = .empty
    } else {
      self = .inner(LifeCells.Inner(nw, ne, sw, se))
    }
  }

  init(bits: UInt64) { self = bits == 0 ? .empty : .leaf(bits) }

  var isEmpty: Bool { if case .empty = self { true } else { false } }

  var population: UInt64 {
    switch self {
    case .empty: 0
    case .leaf(let bits): UInt64(bits.nonzeroBitCount)
    case .inner(let inner): inner.population
    }
  }

  /// The four quarters of a square that is wider than a leaf.
  var quarters: (nw: Part, ne: Part, sw: Part, se: Part) {
    if case .inner(let inner) = self { return (inner.nw, inner.ne, inner.sw, inner.se) }
    return (.empty, .empty, .empty, .empty)
  }

  /// Of a leaf; 0 for an empty one.
  var bits: UInt64 { if case .leaf(let bits) = self { bits } else { 0 } }

  /// - Parameters: 0…7.
  static func bit(x: Int, y: Int) -> UInt64 { 1 << UInt64(63 - 8 * y - x) }

  /// With one cell the other way round, counted from the corner.
  func toggled(_ level: Int, x: Int, y: Int) -> Part {
    guard level > 3 else { return Part(bits: bits ^ Self.bit(x: x, y: y)) }
    var parts = quarters
    let half = 1 << (level - 1)
    let (innerX, innerY) = (x & (half - 1), y & (half - 1))
    switch (x < half, y < half) {
    case (true, true): parts.nw = parts.nw.toggled(level - 1, x: innerX, y: innerY)
    case (false, true): parts.ne = parts.ne.toggled(level - 1, x: innerX, y: innerY)
    case (true, false): parts.sw = parts.sw.toggled(level - 1, x: innerX, y: innerY)
    case (false, false): parts.se = parts.se.toggled(level - 1, x: innerX, y: innerY)
    }
    return Part(parts.nw, parts.ne, parts.sw, parts.se)
  }

  /// The object that holds it; nil for what is no object.
  var identity: ObjectIdentifier? {
    if case .inner(let inner) = self { ObjectIdentifier(inner) } else { nil }
  }
}

extension UInt64 {
  /// The sum; the largest number where it would be greater.
  func addingUpToMax(_ other: UInt64) -> UInt64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}

extension LifeCells: Equatable {
  public static func == (a: LifeCells, b: LifeCells) -> Bool {
    guard a.root.population == b.root.population else { return false }
    let level = max(a.level, b.level)
    var known: Set<Pair> = []
    return isEqual(a.grown(to: level).root, b.grown(to: level).root, &known)
  }

  /// Two squares that were looked at together.
  struct Pair: Hashable {
    let a: ObjectIdentifier
    let b: ObjectIdentifier
  }

  private static func isEqual(_ a: Part, _ b: Part, _ known: inout Set<Pair>) -> Bool {
    switch (a, b) {
    case (.empty, .empty): return true
    case (.leaf(let a), .leaf(let b)): return a == b
    case (.inner(let a), .inner(let b)):
      if a === b { return true }
      guard a.population == b.population else { return false }
      let pair = Pair(a: ObjectIdentifier(a), b: ObjectIdentifier(b))
      if known.contains(pair) { return true }
      guard isEqual(a.nw, b.nw, &known), isEqual(a.ne, b.ne, &known),
        isEqual(a.sw, b.sw, &known), isEqual(a.se, b.se, &known)
      else { return false }
      known.insert(pair)
      return true
    default: return false
    }
  }
}
