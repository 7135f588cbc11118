/// A universe without edges as a quadtree with shared equal parts: a result computed once for a part applies whenever
/// and wherever it recurs.
///
/// After R. Wm. Gosper, "Exploiting regularities in large cellular spaces", Physica D 10 (1984). A node of level n is
/// 2ⁿ cells wide; its result is its middle half, up to 2ⁿ⁻² generations later. Leaves are 8 × 8 cells in a word, or 2 ×
/// 2 of many states.
///
///     var life = HashLife(rule: .conway)
///     for cell in glider { life.set(true, at: cell) }
///     life.advance(by: 1 << 20)
public struct HashLife: LifeEngine {
  typealias Node = HashLifeTable.Node

  /// The rule, of two or more states.
  public let rule: CellRule
  /// The number of generations computed since the initial world.
  public internal(set) var generation: BigInteger = 0
  public var age: BigInteger { generation }
  public internal(set) var isBackgroundAlive = false
  /// The memory limit of nodes in bytes; beyond it unused nodes are collected. Exceeded only if necessary.
  public var memoryLimit = usualMemoryLimit
  /// The limit unless another is set: 240 MiB.
  public static let usualMemoryLimit = 240 << 20
  /// The number of collections.
  public internal(set) var collectionCount = 0

  var goesOn: @Sendable () -> Bool = { true }
  /// Whether to abandon the current step.
  var isCalledOff = false
  var stepExponent = 0
  /// Whether the next collection keeps the results of nodes.
  var keepsResults = true
  /// The bytes still in use after the last collection; 0 if that was little.
  var neededSize = 0
  /// The nodes a step works on; only valid during it.
  var pending = LifeBuffer<Node>(capacity: 1 << 10)
  var pendingCount = 0
  /// The nodes being looked up at once; only valid meanwhile.
  var sought = LifeBuffer<HashLifeTable.Parts>(capacity: 1 << 6)
  var lookCount = 0
  var table: HashLifeTable
  var root: Node
  /// The level of the root, which covers −2ⁿ⁻¹…2ⁿ⁻¹ − 1 in both directions.
  var level = 5
  let stepper: Stepper

  /// Computes leaves.
  enum Stepper {
    case bits(HashLifeRule)
    case states(StateCache)
  }

  /// Creates an empty universe of a rule with two states.
  public init(rule: LifeRule) { self.init(.life(rule)) }

  /// - Parameter rule: must only depend on adjacent cells.
  init(_ rule: CellRule) {
    self.rule = rule
    switch rule {
    case .life(let rule):
      stepper = .bits(HashLifeRule(rule))
      table = HashLifeTable(.bits)
    case .states(let rule):
      stepper = .states(StateCache(rule))
      table = HashLifeTable(.states)
    }
    root = table.empty(5)
  }

  /// Creates a universe without edges from a world's cells.
  public init(_ world: LifeWorld, memoryLimit: Int = usualMemoryLimit) {
    self.init(world.rule)
    self.memoryLimit = memoryLimit
    isBackgroundAlive = world.isBackgroundAlive
    add(world.cells)
  }

  /// Adds cells to an empty universe.
  private mutating func add(_ cells: LifeCells) {
    let cells = cells.grown(to: level)
    if table.leaves == .states { return addStates(cells) }
    var known: [ObjectIdentifier: Node] = [:]
    func node(_ part: LifeCells.Square, _ level: Int) -> Node {
      if part.isEmpty { return table.empty(level) }
      if case .leaf(let bits) = part { return table.leaf(bits) }
      // Identity lookups of small parts cost more than building them again.
      let identity = level > 6 ? part.identity : nil
      if let identity, let node = known[identity] { return node }
      let parts = part.quarters
      let made = table.inner(
        node(parts.nw, level - 1), node(parts.ne, level - 1), node(parts.sw, level - 1),
        node(parts.se, level - 1))
      if let identity { known[identity] = made }
      return made
    }
    root = node(cells.root, cells.level)
    level = cells.level
  }

  // MARK: Cells

  /// The cells that differ from the background, sharing equal parts.
  public var cells: LifeCells {
    if table.leaves == .states { return cellsInStates }
    var known: [Node: LifeCells.Square] = [:]
    func part(_ node: Node) -> LifeCells.Square {
      if node & HashLifeTable.leafBit != 0 { return LifeCells.Square(bits: leafBits(node)) }
      if let part = known[node] { return part }
      let inner = table.inners[Int(node)]
      let made = LifeCells.Square(part(inner.nw), part(inner.ne), part(inner.sw), part(inner.se))
      known[node] = made
      return made
    }
    return LifeCells(root: part(root), level: level)
  }

  /// The outermost cells that can be set.
  public static let farthest = LifeCells.farthest

  /// Whether a cell lives.
  ///
  /// - Complexity: O(log *n*) for the distance from the origin.
  public subscript(cell: LifeCell) -> Bool { state(at: cell) != 0 }

  /// Returns the state of a cell.
  ///
  /// - Complexity: O(log *n*) for the distance from the origin.
  public func state(at cell: LifeCell) -> UInt8 {
    for quarter in quarters {
      let (side, corner) = (1 << quarter.level, quarter.corner)
      guard (corner.x..<corner.x + side).contains(cell.x),
        (corner.y..<corner.y + side).contains(cell.y)
      else { continue }
      let state = state(quarter.node, quarter.level, x: cell.x - corner.x, y: cell.y - corner.y)
      return isBackgroundAlive ? 1 - state : state
    }
    return isBackgroundAlive ? 1 : 0
  }

  /// The four squares around the middle, limited to the range of coordinates.
  var quarters: [(node: Node, level: Int, corner: LifeCell)] {
    var parts = table.inners[Int(root)]
    var level = level - 1
    while level >= LifeCells.coreLevel {
      // The quarter of each next to the middle.
      (parts.nw, parts.ne) = (table.inners[Int(parts.nw)].se, table.inners[Int(parts.ne)].sw)
      (parts.sw, parts.se) = (table.inners[Int(parts.sw)].ne, table.inners[Int(parts.se)].nw)
      level -= 1
    }
    let side = 1 << level
    return [
      (parts.nw, level, LifeCell(x: -side, y: -side)), (parts.ne, level, LifeCell(x: 0, y: -side)),
      (parts.sw, level, LifeCell(x: -side, y: 0)), (parts.se, level, LifeCell(x: 0, y: 0)),
    ]
  }

  /// - Returns: for two states, whether it differs from the background.
  private func state(_ node: Node, _ level: Int, x: Int, y: Int) -> UInt8 {
    var (node, level, x, y) = (node, level, x, y)
    while level > table.leaves.level {
      level -= 1
      let inner = table.inners[Int(node)]
      let half = 1 << level
      node = y < half ? (x < half ? inner.nw : inner.ne) : (x < half ? inner.sw : inner.se)
      (x, y) = (x & (half - 1), y & (half - 1))
    }
    return table.leaves.state(leafBits(node), x: x, y: y)
  }

  /// Sets a cell of a rule with two states.
  ///
  /// - Complexity: O(log *n*) for the distance from the origin.
  @discardableResult
  public mutating func set(_ isAlive: Bool, at cell: LifeCell) -> Bool {
    set(state: isAlive ? 1 : 0, at: cell)
  }

  /// Sets the state of a cell, which replaces a path of nodes.
  ///
  /// - Complexity: O(log *n*) for the distance from the origin.
  @discardableResult
  public mutating func set(state: UInt8, at cell: LifeCell) -> Bool {
    precondition(
      max(cell.x.magnitude, cell.y.magnitude) < Self.farthest.magnitude, "Too far away to be set")
    guard self.state(at: cell) != state else { return false }
    let differing = isBackgroundAlive ? 1 - state : state
    table.own()
    while level < LifeCells.coreLevel {
      let half = 1 << (level - 1)
      if (-half..<half).contains(cell.x), (-half..<half).contains(cell.y) { break }
      grow()
    }
    root = set(differing, root, level, cell)
    return true
  }

  /// - Parameter cell: relative to the middle.
  private mutating func set(
    _ state: UInt8, _ node: Node, _ level: Int, _ cell: LifeCell
  ) -> Node {
    guard level > LifeCells.coreLevel else {
      let half = 1 << (level - 1)
      return set(state, node, level, x: cell.x + half, y: cell.y + half)
    }
    var inner = table.inners[Int(node)]
    var (nw, ne) = (table.inners[Int(inner.nw)], table.inners[Int(inner.ne)])
    var (sw, se) = (table.inners[Int(inner.sw)], table.inners[Int(inner.se)])
    let middle = set(state, table.inner(nw.se, ne.sw, sw.ne, se.nw), level - 1, cell)
    let parts = table.inners[Int(middle)]
    (nw.se, ne.sw, sw.ne, se.nw) = (parts.nw, parts.ne, parts.sw, parts.se)
    inner.nw = table.inner(nw.nw, nw.ne, nw.sw, nw.se)
    inner.ne = table.inner(ne.nw, ne.ne, ne.sw, ne.se)
    inner.sw = table.inner(sw.nw, sw.ne, sw.sw, sw.se)
    inner.se = table.inner(se.nw, se.ne, se.sw, se.se)
    return table.inner(inner.nw, inner.ne, inner.sw, inner.se)
  }

  private mutating func set(
    _ state: UInt8, _ node: Node, _ level: Int, x: Int, y: Int
  ) -> Node {
    guard level > table.leaves.level else {
      return table.leaf(table.leaves.setting(leafBits(node), state, x: x, y: y))
    }
    var inner = table.inners[Int(node)]
    let half = 1 << (level - 1)
    let (innerX, innerY) = (x & (half - 1), y & (half - 1))
    switch (x < half, y < half) {
    case (true, true): inner.nw = set(state, inner.nw, level - 1, x: innerX, y: innerY)
    case (false, true): inner.ne = set(state, inner.ne, level - 1, x: innerX, y: innerY)
    case (true, false): inner.sw = set(state, inner.sw, level - 1, x: innerX, y: innerY)
    case (false, false): inner.se = set(state, inner.se, level - 1, x: innerX, y: innerY)
    }
    return table.inner(inner.nw, inner.ne, inner.sw, inner.se)
  }

  func leafBits(_ node: Node) -> UInt64 { table.bits(of: node) }
}
