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

  /// Visits squares of 8 × 8 cells that an area touches.
  func visitLeaves(in area: LifeBounds, _ body: (_ corner: LifeCell, _ bits: UInt64) -> Void) {
    visit(root, level, LifeCell(x: -half, y: -half), area, body)
  }

  private func visit(
    _ part: Part, _ level: Int, _ corner: LifeCell, _ area: LifeBounds,
    _ body: (LifeCell, UInt64) -> Void
  ) {
    let side = 1 << level
    guard corner.x <= area.right, corner.y <= area.bottom, corner.x + side > area.left,
      corner.y + side > area.top
    else { return }
    switch part {
    case .empty: return
    case .leaf(let bits): body(corner, bits)
    case .inner(let inner):
      let half = side / 2
      visit(inner.nw, level - 1, corner, area, body)
      visit(inner.ne, level - 1, LifeCell(x: corner.x + half, y: corner.y), area, body)
      visit(inner.sw, level - 1, LifeCell(x: corner.x, y: corner.y + half), area, body)
      visit(inner.se, level - 1, LifeCell(x: corner.x + half, y: corner.y + half), area, body)
    }
  }

  /// In how many squares of a size something lives; costs a look at each part that differs from all others.
  ///
  /// - Parameters:
  ///   - wanted: the squares are 2ⁿ cells wide.
  ///   - most: nil for more squares.
  func squareCount(level wanted: Int, most: Int) -> Int? {
    var known: [ObjectIdentifier: Int] = [:]
    func count(_ part: Part, _ level: Int) -> Int {
      guard level > wanted, case .inner(let inner) = part else { return part.isEmpty ? 0 : 1 }
      if let count = known[ObjectIdentifier(inner)] { return count }
      let sum = [inner.nw, inner.ne, inner.sw, inner.se].reduce(0) {
        $0 > most ? $0 : $0 + count($1, level - 1)
      }
      known[ObjectIdentifier(inner)] = sum
      return sum
    }
    let all = count(root, level)
    return all > most ? nil : all
  }

  /// The smallest rectangle around the living cells; nil for none. Costs a look at each part that differs from
  /// all others.
  public var bounds: LifeBounds? {
    var known: [ObjectIdentifier: LifeBounds] = [:]
    return Self.bounds(of: root, level, &known)?.moved(x: -half, y: -half)
  }

  /// From the part's own corner.
  private static func bounds(
    of part: Part, _ level: Int, _ known: inout [ObjectIdentifier: LifeBounds]
  ) -> LifeBounds? {
    switch part {
    case .empty: return nil
    case .leaf(let bits): return LifeBounds(leaf: bits)
    case .inner(let inner):
      if let bounds = known[ObjectIdentifier(inner)] { return bounds }
      let half = 1 << (level - 1)
      var result: LifeBounds?
      for (part, x, y) in [
        (inner.nw, 0, 0), (inner.ne, half, 0), (inner.sw, 0, half), (inner.se, half, half),
      ] {
        guard let found = bounds(of: part, level - 1, &known)?.moved(x: x, y: y) else { continue }
        result = result?.union(found) ?? found
      }
      known[ObjectIdentifier(inner)] = result
      return result
    }
  }
}

extension LifeBounds {
  /// Of 8 × 8 cells; nil for none.
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
