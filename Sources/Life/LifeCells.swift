/// Living cells of a plane without edges, as a quadtree that shares parts between copies: copying is free, and setting
/// a cell costs a path of parts. With more than two states, all but the state 0 count as living.
///
///     var cells = LifeCells()
///     cells.set(true, at: LifeCell(x: 1_000_000_000, y: -3))   // true: it was dead
///     cells.population                                          // 1
public struct LifeCells: Sendable {
  /// Covers −2ⁿ⁻¹…2ⁿ⁻¹ − 1 in both directions for the level n ≥ 4.
  var root: Square
  var level: Int
  /// The states of living cells less 1: a square as wide as the root for each bit from the lowest. The last one is not
  /// empty, and none contains dead cells.
  private(set) var planes: [Square] = []

  /// Creates a plane of dead cells.
  public init() {
    root = .empty
    level = 4
  }

  /// - Parameter planes: like `planes`, but may end with empty ones.
  init(root: Square, level: Int, planes: [Square] = []) {
    self.root = root
    self.level = level
    if !planes.isEmpty { setPlanes(planes) }
  }

  mutating func setPlanes(_ new: [Square]) {
    planes = new
    while planes.last?.isEmpty ?? false { planes.removeLast() }
  }

  /// The bound of all cells' coordinates.
  public static let farthest = 1 << 60

  // MARK: Cells

  /// Whether all cells are dead.
  public var isEmpty: Bool { root.isEmpty }

  /// Half the side, for cells in the core.
  var half: Int { 1 << (level - 1) }

  private func covers(_ cell: LifeCell) -> Bool {
    (-half..<half).contains(cell.x) && (-half..<half).contains(cell.y)
  }

  /// Whether a cell lives.
  public subscript(cell: LifeCell) -> Bool {
    guard level <= Self.coreLevel else { return core[cell] }
    return has(cell, root)
  }

  /// Whether a cell is in a square as wide as the root, within the range of coordinates.
  func has(_ cell: LifeCell, _ square: Square) -> Bool {
    guard covers(cell) else { return false }
    var (part, level, x, y) = (square, level, cell.x + half, cell.y + half)
    while true {
      if part.isEmpty { return false }
      if case .leaf(let bits) = part { return bits & Square.bit(x: x, y: y) != 0 }
      level -= 1
      let (half, parts) = (1 << level, part.quarters)
      part = y < half ? (x < half ? parts.nw : parts.ne) : (x < half ? parts.sw : parts.se)
      (x, y) = (x & (half - 1), y & (half - 1))
    }
  }

  /// Makes a cell dead, or alive in the state 1.
  ///
  /// - Returns: whether the cell changed.
  @discardableResult
  public mutating func set(_ isAlive: Bool, at cell: LifeCell) -> Bool {
    set(state: isAlive ? 1 : 0, at: cell)
  }

  /// - Returns: whether the cell changed.
  @discardableResult
  public mutating func set(state: UInt8, at cell: LifeCell) -> Bool {
    precondition(
      max(cell.x.magnitude, cell.y.magnitude) < Self.farthest.magnitude, "Too far away to be set")
    let old = self.state(at: cell)
    guard old != state else { return false }
    if level > Self.coreLevel {
      var core = core
      core.set(state: state, at: cell)
      self = replacingCore(core)
      return true
    }
    while !covers(cell) { grow() }
    if (old == 0) != (state == 0) { root = toggled(root, cell) }
    let changed = Self.planeBits(of: old) ^ Self.planeBits(of: state)
    if changed != 0 { togglePlanes(changed, at: cell) }
    return true
  }

  private func toggled(_ square: Square, _ cell: LifeCell) -> Square {
    square.toggled(level, x: cell.x + half, y: cell.y + half)
  }

  private mutating func togglePlanes(_ bits: UInt8, at cell: LifeCell) {
    var planes = planes
    while planes.count < 8 - bits.leadingZeroBitCount { planes.append(.empty) }
    for plane in planes.indices where bits >> UInt8(plane) & 1 == 1 {
      planes[plane] = toggled(planes[plane], cell)
    }
    setPlanes(planes)
  }

  /// Doubles the width of the square.
  mutating func grow() {
    level += 1
    if isEmpty { return }
    root = root.grown
    for plane in planes.indices { planes[plane] = planes[plane].grown }
  }

  func grown(to level: Int) -> LifeCells {
    var cells = self
    while cells.level < level { cells.grow() }
    return cells
  }
}

extension LifeCells: Equatable {
  public static func == (a: LifeCells, b: LifeCells) -> Bool {
    guard a.root.population == b.root.population, a.planes.count == b.planes.count else {
      return false
    }
    let level = max(a.level, b.level)
    let (first, second) = (a.grown(to: level), b.grown(to: level))
    var known: Set<Pair> = []
    return isEqual(first.root, second.root, &known)
      && zip(first.planes, second.planes).allSatisfy { isEqual($0, $1, &known) }
  }

  /// A pair of squares processed together.
  struct Pair: Hashable {
    let a: ObjectIdentifier
    let b: ObjectIdentifier
  }

  private static func isEqual(_ a: Square, _ b: Square, _ known: inout Set<Pair>) -> Bool {
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
