/// Living cells of a plane without edges, as a quadtree whose parts copies share: a copy costs nothing, a cell that
/// is set costs a path of parts.
///
///     var cells = LifeCells()
///     cells.set(true, at: LifeCell(x: 1_000_000_000, y: -3))   // true: it was dead
///     cells.population                                          // 1
public struct LifeCells: Sendable {
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
      if part.isEmpty { return false }
      if case .leaf(let bits) = part { return bits & Part.bit(x: x, y: y) != 0 }
      level -= 1
      let (half, parts) = (1 << level, part.quarters)
      part = y < half ? (x < half ? parts.nw : parts.ne) : (x < half ? parts.sw : parts.se)
      (x, y) = (x & (half - 1), y & (half - 1))
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
    if isEmpty { return }
    let old = root.quarters
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
    case (.quad(let a), .quad(let b)): return a == b
    case (.block(let a), .block(let b)): return a.isEqual(to: b)
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
