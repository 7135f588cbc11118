extension LifeCells {
  /// Creates cells from a list in any order.
  public init(_ cells: some Sequence<LifeCell>) {
    var leaves: [LifeCell: UInt64] = [:]
    for cell in cells {
      precondition(
        max(cell.x.magnitude, cell.y.magnitude) < Self.farthest.magnitude, "Too far away to be set")
      let bit = Square.bit(x: cell.x & 7, y: cell.y & 7)
      leaves[LifeCell(x: cell.x >> 3, y: cell.y >> 3), default: 0] |= bit
    }
    self.init(leaves: leaves)
  }

  /// Creates cells from squares of 8 × 8 by position: that of the cells 0…7 is 0.
  init(leaves: [LifeCell: UInt64]) {
    self.init()
    var parts: [LifeCell: Square] = [:]
    for (place, bits) in leaves where bits != 0 { parts[place] = .leaf(bits) }
    guard !parts.isEmpty else { return }
    // Doubles the side of the squares until all are among the four around the middle.
    level = 4
    while true {
      let isWhole = parts.keys.allSatisfy { (-1...0).contains($0.x) && (-1...0).contains($0.y) }
      if isWhole { break }
      var wider: [LifeCell: [Square]] = [:]
      for (place, part) in parts {
        let index = (place.y & 1) * 2 + (place.x & 1)
        wider[
          LifeCell(x: place.x >> 1, y: place.y >> 1),
          default: [.empty, .empty, .empty, .empty]][index] = part
      }
      parts = wider.mapValues { Square($0[0], $0[1], $0[2], $0[3]) }
      level += 1
    }
    func part(_ x: Int, _ y: Int) -> Square { parts[LifeCell(x: x, y: y)] ?? .empty }
    root = Square(part(-1, -1), part(0, -1), part(-1, 0), part(0, 0))
  }
}

extension LifeCells {
  /// Creates cells from squares of 8 × 8 by position: that of the cells 0…7 is 0. The highest bit is the first cell of
  /// the first row.
  public init(squares: [LifeCell: UInt64]) { self.init(leaves: squares) }

  /// Whether at most the given number of 32 × 32 squares are non-empty, counting equal ones separately.
  public func fitsBlocks(_ most: Int) -> Bool { squareCount(level: 5, most: most) != nil }
}
