extension LifeCells {
  /// The cells of a list, in any order.
  public init(_ cells: some Sequence<LifeCell>) {
    var leaves: [LifeCell: UInt64] = [:]
    for cell in cells {
      precondition(
        max(cell.x.magnitude, cell.y.magnitude) < Self.farthest.magnitude, "Too far away to be set")
      let bit = Part.bit(x: cell.x & 7, y: cell.y & 7)
      leaves[LifeCell(x: cell.x >> 3, y: cell.y >> 3), default: 0] |= bit
    }
    self.init(leaves: leaves)
  }

  /// Squares of 8 × 8 cells by their places: that of the cells 0…7 is 0.
  init(leaves: [LifeCell: UInt64]) {
    self.init()
    var parts: [LifeCell: Part] = [:]
    for (place, bits) in leaves where bits != 0 { parts[place] = .leaf(bits) }
    guard !parts.isEmpty else { return }
    // Squares of twice the side, until all lie in the four around the middle.
    level = 4
    while true {
      let isWhole = parts.keys.allSatisfy { (-1...0).contains($0.x) && (-1...0).contains($0.y) }
      if isWhole { break }
      var wider: [LifeCell: [Part]] = [:]
      for (place, part) in parts {
        let index = (place.y & 1) * 2 + (place.x & 1)
        wider[
          LifeCell(x: place.x >> 1, y: place.y >> 1),
          default: [.empty, .empty, .empty, .empty]][index] = part
      }
      parts = wider.mapValues { Part($0[0], $0[1], $0[2], $0[3]) }
      level += 1
    }
    func part(_ x: Int, _ y: Int) -> Part { parts[LifeCell(x: x, y: y)] ?? .empty }
    root = Part(part(-1, -1), part(0, -1), part(-1, 0), part(0, 0))
  }
}

extension LifeCells {
  /// Squares of 8 × 8 cells by their places: that of the cells 0…7 is 0. Rows begin in the highest bits, the first one
  /// with the highest.
  public init(squares: [LifeCell: UInt64]) { self.init(leaves: squares) }

  /// Whether something lives in no more squares of 32 × 32 cells than so many, equal ones counted as often as they lie
  /// there.
  public func fitsBlocks(_ most: Int) -> Bool { squareCount(level: 5, most: most) != nil }
}
