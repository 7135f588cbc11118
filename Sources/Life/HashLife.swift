/// A universe without edges as a quadtree in which equal parts are one: what was once computed of a part is
/// known wherever and whenever it comes again.
///
/// After R. Wm. Gosper, "Exploiting regularities in large cellular spaces", Physica D 10 (1984). A node of level n
/// is 2ⁿ cells wide; its result is its middle half, up to 2ⁿ⁻² generations later. Leaves are 8 × 8 cells in a word.
///
///     var life = HashLife(rule: .conway)
///     for cell in glider { life.set(true, at: cell) }
///     life.advance(by: 1 << 20)
public struct HashLife: LifeEngine {
  typealias Node = HashLifeTable.Node

  public let rule: LifeRule
  public private(set) var generation = 0
  public private(set) var isBackgroundAlive = false
  /// Bytes that nodes may take before those are forgotten that nobody needs.
  public var memoryLimit = 1 << 30
  /// How often nodes were forgotten.
  public private(set) var collectionCount = 0

  /// Why a step is not to be finished.
  private enum BreakOff { case calledOff, memory }

  private var goesOn: @Sendable () -> Bool = { true }
  private var breakOff: BreakOff?
  private var stepExponent = 0
  private var lookCount = 0
  private var table = HashLifeTable()
  private var root: Node
  /// Of the root: it covers from −2ⁿ⁻¹ to 2ⁿ⁻¹ − 1 in both directions.
  private var level = 5
  /// How cells go on that differ from what is all around, by whether that lives.
  private let relative: [(rule: LeafRule, next: Bool)]

  public init(rule: LifeRule) {
    self.rule = rule
    relative = [false, true].map { isAlive in
      let step = rule.relative(toBackground: isAlive)
      return (LeafRule(step.rule), step.isBackgroundAlive)
    }
    root = table.empty(5)
  }

  /// The cells of a universe without edges.
  public init(_ world: LifeWorld) {
    self.init(rule: world.rule)
    isBackgroundAlive = world.isBackgroundAlive
    add(world.cells)
  }

  /// Puts cells into an empty universe.
  private mutating func add(_ cells: LifeCells) {
    let cells = cells.grown(to: level)
    var known: [ObjectIdentifier: Node] = [:]
    func node(_ part: LifeCells.Part, _ level: Int) -> Node {
      switch part {
      case .empty: return table.empty(level)
      case .leaf(let bits): return table.leaf(bits)
      case .inner(let inner):
        if let node = known[ObjectIdentifier(inner)] { return node }
        let made = table.inner(
          node(inner.nw, level - 1), node(inner.ne, level - 1), node(inner.sw, level - 1),
          node(inner.se, level - 1))
        known[ObjectIdentifier(inner)] = made
        return made
      }
    }
    root = node(cells.root, cells.level)
    level = cells.level
  }

  // MARK: Cells

  /// The cells that differ from what is all around, equal parts shared.
  public var cells: LifeCells {
    var known: [Node: LifeCells.Part] = [:]
    func part(_ node: Node) -> LifeCells.Part {
      if node & HashLifeTable.leafBit != 0 { return LifeCells.Part(bits: leafBits(node)) }
      if let part = known[node] { return part }
      let inner = table.inners[Int(node)]
      let made = LifeCells.Part(part(inner.nw), part(inner.ne), part(inner.sw), part(inner.se))
      known[node] = made
      return made
    }
    return LifeCells(root: part(root), level: level)
  }

  /// The outermost cells that can be set.
  public static let farthest = LifeCells.farthest

  public subscript(cell: LifeCell) -> Bool {
    let half = 1 << (level - 1)
    guard (-half..<half).contains(cell.x), (-half..<half).contains(cell.y) else {
      return isBackgroundAlive
    }
    return differs(root, level, x: cell.x + half, y: cell.y + half) != isBackgroundAlive
  }

  private func differs(_ node: Node, _ level: Int, x: Int, y: Int) -> Bool {
    var (node, level, x, y) = (node, level, x, y)
    while level > 3 {
      level -= 1
      let inner = table.inners[Int(node)]
      let half = 1 << level
      node = y < half ? (x < half ? inner.nw : inner.ne) : (x < half ? inner.sw : inner.se)
      (x, y) = (x & (half - 1), y & (half - 1))
    }
    return leafBits(node) >> UInt64(63 - 8 * y - x) & 1 == 1
  }

  @discardableResult
  public mutating func set(_ isAlive: Bool, at cell: LifeCell) -> Bool {
    precondition(
      max(cell.x.magnitude, cell.y.magnitude) < Self.farthest.magnitude, "Too far away to be set")
    guard self[cell] != isAlive else { return false }
    while true {
      let half = 1 << (level - 1)
      if (-half..<half).contains(cell.x), (-half..<half).contains(cell.y) { break }
      grow()
    }
    let half = 1 << (level - 1)
    root = toggled(root, level, x: cell.x + half, y: cell.y + half)
    return true
  }

  private mutating func toggled(_ node: Node, _ level: Int, x: Int, y: Int) -> Node {
    guard level > 3 else { return table.leaf(leafBits(node) ^ 1 << UInt64(63 - 8 * y - x)) }
    var inner = table.inners[Int(node)]
    let half = 1 << (level - 1)
    let (innerX, innerY) = (x & (half - 1), y & (half - 1))
    switch (x < half, y < half) {
    case (true, true): inner.nw = toggled(inner.nw, level - 1, x: innerX, y: innerY)
    case (false, true): inner.ne = toggled(inner.ne, level - 1, x: innerX, y: innerY)
    case (true, false): inner.sw = toggled(inner.sw, level - 1, x: innerX, y: innerY)
    case (false, false): inner.se = toggled(inner.se, level - 1, x: innerX, y: innerY)
    }
    return table.inner(inner.nw, inner.ne, inner.sw, inner.se)
  }

  private func leafBits(_ node: Node) -> UInt64 {
    table.leaves[Int(node & ~HashLifeTable.leafBit)]
  }

  // MARK: What there is

  public var population: UInt64 { mutating get { table.population(of: root) } }

  public var bounds: LifeBounds? {
    var known: [Node: LifeBounds?] = [:]
    guard let found = bounds(of: root, level, &known) else { return nil }
    let half = 1 << (level - 1)
    return LifeBounds(
      left: found.left - half, top: found.top - half, right: found.right - half,
      bottom: found.bottom - half)
  }

  /// From the node's own corner.
  private func bounds(
    of node: Node, _ level: Int, _ known: inout [Node: LifeBounds?]
  ) -> LifeBounds? {
    if let bounds = known[node] { return bounds }
    var result: LifeBounds?
    if level == 3 {
      result = LifeBounds(leaf: leafBits(node))
    } else {
      let inner = table.inners[Int(node)]
      let half = 1 << (level - 1)
      for (part, x, y) in [
        (inner.nw, 0, 0), (inner.ne, half, 0), (inner.sw, 0, half), (inner.se, half, half),
      ] {
        guard let found = bounds(of: part, level - 1, &known) else { continue }
        let moved = found.moved(x: x, y: y)
        result = result?.union(moved) ?? moved
      }
    }
    known[node] = result
    return result
  }

  public func visitCells(in area: LifeBounds, _ body: (LifeCell) -> Void) {
    let half = 1 << (level - 1)
    visit(root, level, LifeCell(x: -half, y: -half), area, body)
  }

  private func visit(
    _ node: Node, _ level: Int, _ corner: LifeCell, _ area: LifeBounds, _ body: (LifeCell) -> Void
  ) {
    let side = 1 << level
    guard corner.x <= area.right, corner.y <= area.bottom, corner.x + side > area.left,
      corner.y + side > area.top
    else { return }
    if level == 3 {
      var bits = leafBits(node)
      while bits != 0 {
        let place = bits.leadingZeroBitCount
        bits &= ~(1 << UInt64(63 - place))
        let cell = LifeCell(x: corner.x + place & 7, y: corner.y + place >> 3)
        if cell.x >= area.left, cell.x <= area.right, cell.y >= area.top, cell.y <= area.bottom {
          body(cell)
        }
      }
      return
    }
    guard !isEmpty(node, level) else { return }
    let inner = table.inners[Int(node)]
    let half = side / 2
    visit(inner.nw, level - 1, corner, area, body)
    visit(inner.ne, level - 1, LifeCell(x: corner.x + half, y: corner.y), area, body)
    visit(inner.sw, level - 1, LifeCell(x: corner.x, y: corner.y + half), area, body)
    visit(inner.se, level - 1, LifeCell(x: corner.x + half, y: corner.y + half), area, body)
  }

  public mutating func draw(into picture: inout LifePicture) {
    picture.clear()
    if let area = picture.area {
      while level <= picture.shift { grow() }
      table.updatePopulations()
      let half = 1 << (level - 1)
      draw(root, level, LifeCell(x: -half, y: -half), area, &picture)
    }
    if isBackgroundAlive { picture.invert() }
  }

  private func draw(
    _ node: Node, _ level: Int, _ corner: LifeCell, _ area: LifeBounds,
    _ picture: inout LifePicture
  ) {
    let side = 1 << level
    let count = table.knownPopulation(of: node)
    guard count > 0, corner.x <= area.right, corner.y <= area.bottom, corner.x + side > area.left,
      corner.y + side > area.top
    else { return }
    if level == picture.shift {
      let (x, y) = (corner.x >> picture.shift, corner.y >> picture.shift)
      return picture.set(count, x: x - picture.left, y: y - picture.top)
    }
    guard level > 3 else { return picture.set(leaf: leafBits(node), at: corner) }
    let inner = table.inners[Int(node)]
    let half = side / 2
    draw(inner.nw, level - 1, corner, area, &picture)
    draw(inner.ne, level - 1, LifeCell(x: corner.x + half, y: corner.y), area, &picture)
    draw(inner.sw, level - 1, LifeCell(x: corner.x, y: corner.y + half), area, &picture)
    draw(
      inner.se, level - 1, LifeCell(x: corner.x + half, y: corner.y + half), area, &picture)
  }

  private func isEmpty(_ node: Node, _ level: Int) -> Bool {
    var (node, level) = (node, level)
    // All four parts of an empty node are one.
    while level > 3 {
      let inner = table.inners[Int(node)]
      guard inner.nw == inner.ne, inner.nw == inner.sw, inner.nw == inner.se else { return false }
      (node, level) = (inner.nw, level - 1)
    }
    return leafBits(node) == 0
  }

  // MARK: Time

  public mutating func advance(by generations: Int, while goesOn: @escaping @Sendable () -> Bool) {
    self.goesOn = goesOn
    defer { self.goesOn = { true } }
    var rest = generations
    while rest > 0 {
      let exponent = Int.bitWidth - 1 - rest.leadingZeroBitCount
      guard step(exponent) else { return }
      rest -= 1 << exponent
    }
  }

  /// Goes on by 2 to the power of an exponent.
  ///
  /// - Returns: false where that was called off: then the generation is one that was reached before.
  private mutating func step(_ exponent: Int) -> Bool {
    guard goesOn() else { return false }
    if table.byteCount > memoryLimit { collect() }
    // So much empty room that nothing can leave the middle.
    while level < exponent + 3 || !isMiddleAll() { grow() }
    grow()
    stepExponent = exponent
    let new = result(root, level, exponent, isBackgroundAlive)
    let broken = breakOff
    breakOff = nil
    switch broken {
    case .calledOff:
      // What was computed since is no result.
      collect()
      return false
    case .memory:
      collect()
      return step(exponent - 1) && step(exponent - 1)
    case nil: break
    }
    root = new
    level -= 1
    generation += 1 << exponent
    isBackgroundAlive = background(after: 1 << exponent, from: isBackgroundAlive)
    return true
  }

  /// Looks now and then whether a step is to be broken off.
  private mutating func look() {
    lookCount &+= 1
    guard lookCount & 1023 == 0 else { return }
    if !goesOn() { breakOff = .calledOff }
    // A step of one generation can't be made smaller, and needs no more than a few times what is there.
    if stepExponent > 0, table.byteCount > 2 * memoryLimit { breakOff = .memory }
  }

  private mutating func collect() {
    (table, root) = table.collected(root)
    collectionCount += 1
  }

  /// What is all around after some generations.
  private func background(after generations: Int, from isAlive: Bool) -> Bool {
    let next = relative[isAlive ? 1 : 0].next
    guard next != isAlive, generations > 0 else { return isAlive }
    // It stays what it became, or changes each time.
    return relative[next ? 1 : 0].next == next || generations & 1 == 1 ? next : isAlive
  }

  /// Whether all that differs lies in the middle half.
  private mutating func isMiddleAll() -> Bool {
    let inner = table.inners[Int(root)]
    let parts = [inner.nw, inner.ne, inner.sw, inner.se].map { table.inners[Int($0)] }
    let empty = table.empty(level - 2)
    let (nw, ne, sw, se) = (parts[0], parts[1], parts[2], parts[3])
    return [nw.nw, nw.ne, nw.sw, ne.nw, ne.ne, ne.se, sw.nw, sw.sw, sw.se, se.ne, se.sw, se.se]
      .allSatisfy { $0 == empty }
  }

  /// Puts the root into the middle of a node twice as wide.
  private mutating func grow() {
    let inner = table.inners[Int(root)]
    let empty = table.empty(level - 1)
    let nw = table.inner(empty, empty, empty, inner.nw)
    let ne = table.inner(empty, empty, inner.ne, empty)
    let sw = table.inner(empty, inner.sw, empty, empty)
    let se = table.inner(inner.se, empty, empty, empty)
    root = table.inner(nw, ne, sw, se)
    level += 1
  }

  /// The middle half of a node, 2 to the power of an exponent generations later, or as many as its level allows.
  private mutating func result(
    _ node: Node, _ level: Int, _ exponent: Int, _ isBackgroundAlive: Bool
  ) -> Node {
    let exponent = min(exponent, level - 2)
    let key = UInt32(exponent) << 1 | (isBackgroundAlive ? 1 : 0)
    let inner = table.inners[Int(node)]
    if inner.result != 0, inner.resultKey == key { return inner.result }
    look()
    if breakOff != nil { return table.empty(level - 1) }
    let result =
      level == 4
      ? leafResult(inner, 1 << exponent, isBackgroundAlive)
      : innerResult(inner, level, exponent, isBackgroundAlive)
    if breakOff == nil { table.setResult(result, of: node, key: key) }
    return result
  }

  private mutating func innerResult(
    _ node: HashLifeTable.Inner, _ level: Int, _ exponent: Int, _ isBackgroundAlive: Bool
  ) -> Node {
    // Nine nodes of half the width that overlap by half, and what becomes of the middle of each.
    let (nw, ne) = (table.inners[Int(node.nw)], table.inners[Int(node.ne)])
    let (sw, se) = (table.inners[Int(node.sw)], table.inners[Int(node.se)])
    let north = table.inner(nw.ne, ne.nw, nw.se, ne.sw)
    let west = table.inner(nw.sw, nw.se, sw.nw, sw.ne)
    let middle = table.inner(nw.se, ne.sw, sw.ne, se.nw)
    let east = table.inner(ne.sw, ne.se, se.nw, se.ne)
    let south = table.inner(sw.ne, se.nw, sw.se, se.sw)
    let (lower, isLater) = (level - 1, exponent == level - 2)
    let r00 = result(node.nw, lower, exponent, isBackgroundAlive)
    let r01 = result(north, lower, exponent, isBackgroundAlive)
    let r02 = result(node.ne, lower, exponent, isBackgroundAlive)
    let r10 = result(west, lower, exponent, isBackgroundAlive)
    let r11 = result(middle, lower, exponent, isBackgroundAlive)
    let r12 = result(east, lower, exponent, isBackgroundAlive)
    let r20 = result(node.sw, lower, exponent, isBackgroundAlive)
    let r21 = result(south, lower, exponent, isBackgroundAlive)
    let r22 = result(node.se, lower, exponent, isBackgroundAlive)
    let quarters = [
      table.inner(r00, r01, r10, r11), table.inner(r01, r02, r11, r12),
      table.inner(r10, r11, r20, r21), table.inner(r11, r12, r21, r22),
    ]
    // The other half of the time, or none.
    let half = background(after: 1 << (level - 3), from: isBackgroundAlive)
    let parts = quarters.map {
      isLater ? result($0, lower, exponent, half) : center($0, lower)
    }
    return table.inner(parts[0], parts[1], parts[2], parts[3])
  }

  /// The middle half of a node as it is.
  private mutating func center(_ node: Node, _ level: Int) -> Node {
    let inner = table.inners[Int(node)]
    if level == 4 {
      let (nw, ne) = (leafBits(inner.nw), leafBits(inner.ne))
      let (sw, se) = (leafBits(inner.sw), leafBits(inner.se))
      // The lower right quarter of the first becomes the upper left one, and so on.
      let left: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
      let top = (nw << 36) & left | (ne << 28) & ~left
      let bottom = (sw << 4) & left | (se >> 4) & ~left
      return table.leaf(top & 0xFFFF_FFFF_0000_0000 | bottom >> 32)
    }
    let parts = [inner.nw, inner.ne, inner.sw, inner.se].map { table.inners[Int($0)] }
    return table.inner(parts[0].se, parts[1].sw, parts[2].ne, parts[3].nw)
  }

  /// The middle 8 × 8 of 16 × 16 cells, 1, 2 or 4 generations later.
  private mutating func leafResult(
    _ node: HashLifeTable.Inner, _ generations: Int, _ isBackgroundAlive: Bool
  ) -> Node {
    let (nw, ne) = (leafBits(node.nw), leafBits(node.ne))
    let (sw, se) = (leafBits(node.sw), leafBits(node.se))
    // A row of 16 cells a lane.
    var rows = SIMD16<UInt16>.zero
    for row in 0..<8 {
      let shift = UInt64(56 - 8 * row)
      rows[row] = UInt16(nw >> shift & 255) << 8 | UInt16(ne >> shift & 255)
      rows[row + 8] = UInt16(sw >> shift & 255) << 8 | UInt16(se >> shift & 255)
    }
    var isAlive = isBackgroundAlive
    for _ in 0..<generations {
      let step = relative[isAlive ? 1 : 0]
      // What comes in at the edges is wrong, and never reaches the middle.
      let above = Self.shiftedDown(rows)
      let below = Self.shiftedUp(rows)
      rows = step.rule.next(
        above: (above &>> 1, above, above &<< 1), here: (rows &>> 1, rows, rows &<< 1),
        below: (below &>> 1, below, below &<< 1))
      isAlive = step.next
    }
    var bits: UInt64 = 0
    for row in 4..<12 { bits = bits << 8 | UInt64(rows[row] >> 4 & 255) }
    return table.leaf(bits)
  }

  /// Each row takes the place of the one below it.
  @inline(__always)
  private static func shiftedDown(_ rows: SIMD16<UInt16>) -> SIMD16<UInt16> {
    var result = SIMD16<UInt16>.zero
    for row in 1..<16 { result[row] = rows[row - 1] }
    return result
  }

  @inline(__always)
  private static func shiftedUp(_ rows: SIMD16<UInt16>) -> SIMD16<UInt16> {
    var result = SIMD16<UInt16>.zero
    for row in 0..<15 { result[row] = rows[row + 1] }
    return result
  }
}
