import CLife

extension LifeCells {
  /// Visits the living cells of an area, square by square.
  public func visitCells(in area: LifeBounds, _ body: (LifeCell) -> Void) {
    visitLeaves(in: area) { corner, bits in
      var bits = bits
      while bits != 0 {
        let place = bits.leadingZeroBitCount
        bits &= ~(1 << UInt64(63 - place))
        let cell = LifeCell(x: corner.x + place & 7, y: corner.y + place >> 3)
        if area.contains(cell) { body(cell) }
      }
    }
  }

  /// Visits the squares of 8 × 8 cells that intersect an area.
  func visitLeaves(in area: LifeBounds, _ body: (_ corner: LifeCell, _ bits: UInt64) -> Void) {
    let core = core
    visit(core.root, core.level, LifeCell(x: -core.half, y: -core.half), area, body)
  }

  /// Visits non-empty squares of a width within the range of coordinates.
  ///
  /// - Parameter wanted: squares are 2ⁿ cells wide; at least as wide as a leaf.
  func visitSquares(level wanted: Int, _ body: (_ corner: LifeCell, _ part: Square) -> Void) {
    func visit(_ part: Square, _ level: Int, _ corner: LifeCell) {
      if part.isEmpty { return }
      guard level > wanted else { return body(corner, part) }
      let (parts, half) = (part.quarters, 1 << (level - 1))
      visit(parts.nw, level - 1, corner)
      visit(parts.ne, level - 1, LifeCell(x: corner.x + half, y: corner.y))
      visit(parts.sw, level - 1, LifeCell(x: corner.x, y: corner.y + half))
      visit(parts.se, level - 1, LifeCell(x: corner.x + half, y: corner.y + half))
    }
    let core = core.grown(to: wanted + 1)
    visit(core.root, core.level, LifeCell(x: -core.half, y: -core.half))
  }

  /// Like `visitSquares`, but consumes the cells: unshared memory is returned on the way, to avoid holding all of them
  /// twice.
  consuming func takeSquares(
    level wanted: Int, _ body: (_ corner: LifeCell, _ part: Square) -> Void
  ) {
    var count = 0
    func visit(_ part: consuming Square, _ level: Int, _ corner: LifeCell) {
      if part.isEmpty { return }
      guard level > wanted else {
        body(corner, part)
        count += 1
        if count % Self.squaresBetweenLooks == 0 { life_give_back(Self.leastFree) }
        return
      }
      let (nw, ne, sw, se) = part.quarters
      let half = 1 << (level - 1)
      _ = consume part
      visit(consume nw, level - 1, corner)
      visit(consume ne, level - 1, LifeCell(x: corner.x + half, y: corner.y))
      visit(consume sw, level - 1, LifeCell(x: corner.x, y: corner.y + half))
      visit(consume se, level - 1, LifeCell(x: corner.x + half, y: corner.y + half))
    }
    let core = core.grown(to: wanted + 1)
    let (root, level, half) = (core.root, core.level, core.half)
    _ = consume core
    _ = consume self
    visit(consume root, level, LifeCell(x: -half, y: -half))
    if count >= Self.squaresBetweenLooks { life_give_back(Self.leastFree) }
  }

  /// The number of squares between checks for free memory, and the least number of bytes worth returning.
  private static var squaresBetweenLooks: Int { 1 << 12 }
  private static var leastFree: Int { 1 << 20 }

  private func visit(
    _ part: Square, _ level: Int, _ corner: LifeCell, _ area: LifeBounds,
    _ body: (LifeCell, UInt64) -> Void
  ) {
    let side = 1 << level
    guard corner.x <= area.right, corner.y <= area.bottom, corner.x + side > area.left,
      corner.y + side > area.top
    else { return }
    if part.isEmpty { return }
    if case .leaf(let bits) = part { return body(corner, bits) }
    let (parts, half) = (part.quarters, side / 2)
    visit(parts.nw, level - 1, corner, area, body)
    visit(parts.ne, level - 1, LifeCell(x: corner.x + half, y: corner.y), area, body)
    visit(parts.sw, level - 1, LifeCell(x: corner.x, y: corner.y + half), area, body)
    visit(parts.se, level - 1, LifeCell(x: corner.x + half, y: corner.y + half), area, body)
  }

  /// The number of non-empty squares of a size, at the cost of the distinct parts.
  ///
  /// - Parameters:
  ///   - wanted: squares are 2ⁿ cells wide.
  ///   - most: the limit; nil beyond it.
  func squareCount(level wanted: Int, most: Int) -> Int? {
    var counter = SquareCounter(level: wanted, most: most)
    let all = counter.count(root, level: level)
    return all > most ? nil : all
  }

  /// The smallest rectangle around the living cells within the range of coordinates; nil for none. Costs the parts
  /// along its sides.
  public var bounds: LifeBounds? {
    let core = core
    guard !core.isEmpty else { return nil }
    var borders = LifeBorders()
    func distance(_ side: LifeBorders.Side) -> Int {
      borders.distance(from: side, of: core.root, core.level) - core.half
    }
    return LifeBounds(
      left: distance(.left), top: distance(.top), right: -1 - distance(.right),
      bottom: -1 - distance(.bottom))
  }
}

/// Counts non-empty squares of a width, examining equal parts once.
struct SquareCounter {
  /// The squares are 2ⁿ cells wide.
  let level: Int
  /// The limit beyond which the count is any greater number.
  let most: Int
  private var known: [ObjectIdentifier: Int] = [:]

  init(level: Int, most: Int) { (self.level, self.most) = (level, most) }

  /// - Parameter level: the part is 2ⁿ cells wide.
  mutating func count(_ part: LifeCells.Square, level: Int) -> Int {
    guard level > self.level, !part.isEmpty else { return part.isEmpty ? 0 : 1 }
    if let identity = part.identity, let count = known[identity] { return count }
    let (nw, ne, sw, se) = part.quarters
    var sum = 0
    for quarter in [nw, ne, sw, se] where sum <= most { sum += count(quarter, level: level - 1) }
    if let identity = part.identity { known[identity] = sum }
    return sum
  }
}

/// The distances of the outermost cells of squares from their sides.
private struct LifeBorders {
  enum Side: Hashable { case left, top, right, bottom }

  private var known: [Side: [ObjectIdentifier: Int]] = [:]

  /// - Parameter part: must not be empty.
  mutating func distance(from side: Side, of part: LifeCells.Square, _ level: Int) -> Int {
    if case .leaf(let bits) = part {
      guard let bounds = LifeBounds(leaf: bits) else { return 0 }
      return switch side {
      case .left: bounds.left
      case .top: bounds.top
      case .right: 7 - bounds.right
      case .bottom: 7 - bounds.bottom
      }
    }
    if let identity = part.identity, let distance = known[side]?[identity] { return distance }
    let (nw, ne, sw, se) = part.quarters
    let (near, far) =
      switch side {
      case .left: ([nw, sw], [ne, se])
      case .top: ([nw, ne], [sw, se])
      case .right: ([ne, se], [nw, sw])
      case .bottom: ([sw, se], [nw, ne])
      }
    let isNear = near.contains { !$0.isEmpty }
    let least =
      (isNear ? near : far).filter { !$0.isEmpty }
      .map { distance(from: side, of: $0, level - 1) }.min() ?? 0
    let result = least + (isNear ? 0 : 1 << (level - 1))
    if let identity = part.identity { known[side, default: [:]][identity] = result }
    return result
  }
}

extension LifeBounds {
  /// The bounds of 8 × 8 cells; nil if empty.
  init?(leaf bits: UInt64) {
    guard bits != 0 else { return nil }
    var columns = bits | bits << 32
    columns |= columns << 16
    columns |= columns << 8
    let row = UInt8(truncatingIfNeeded: columns >> 56)
    self.init(
      left: row.leadingZeroBitCount, top: bits.leadingZeroBitCount >> 3,
      right: 7 - row.trailingZeroBitCount, bottom: 7 - bits.trailingZeroBitCount >> 3)
  }
}
