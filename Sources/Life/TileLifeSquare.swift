/// 64 × 64 cells at a multiple of 64 in both directions: a word per row, the first column in the highest bit.
///
/// Boards of other forms present themselves as such squares, so that visiting cells is implemented once.
struct TileLifeSquare {
  static let side = 64
  /// The level of a part of `LifeCells` of the same width.
  static let level = 6

  /// The upper left cell.
  let corner: LifeCell
  /// Only valid during the visit.
  let rows: UnsafePointer<UInt64>

  var area: LifeBounds {
    LifeBounds(left: corner.x, top: corner.y, right: corner.x + 63, bottom: corner.y + 63)
  }

  var population: Int {
    var count = 0
    for row in 0..<Self.side { count += rows[row].nonzeroBitCount }
    return count
  }

  /// The smallest rectangle around its living cells; nil for none.
  var bounds: LifeBounds? {
    var (columns, top, bottom): (UInt64, Int?, Int) = (0, nil, 0)
    for row in 0..<Self.side where rows[row] != 0 {
      columns |= rows[row]
      top = top ?? row
      bottom = row
    }
    guard let top else { return nil }
    return LifeBounds(
      left: columns.leadingZeroBitCount, top: top, right: 63 - columns.trailingZeroBitCount,
      bottom: bottom
    ).moved(x: corner.x, y: corner.y)
  }

  /// Visits its living cells in an area.
  func visitCells(in area: LifeBounds, _ body: (LifeCell) -> Void) {
    guard let common = self.area.intersection(area) else { return }
    let (left, right) = (common.left - corner.x, common.right - corner.x)
    let mask = UInt64.max >> UInt64(left) & UInt64.max << UInt64(63 - right)
    for y in common.top...common.bottom {
      var bits = rows[y - corner.y] & mask
      while bits != 0 {
        let column = bits.leadingZeroBitCount
        bits &= ~(1 << UInt64(63 - column))
        body(LifeCell(x: corner.x + column, y: y))
      }
    }
  }

  /// The square as a part of `LifeCells`, of level 6.
  var part: LifeCells.Square { part(level: 6, x: 0, y: 0) }

  private func part(level: Int, x: Int, y: Int) -> LifeCells.Square {
    if level == 3 { return LifeCells.Square(bits: leaf(x: x, y: y)) }
    let half = 1 << (level - 1)
    return LifeCells.Square(
      part(level: level - 1, x: x, y: y), part(level: level - 1, x: x + half, y: y),
      part(level: level - 1, x: x, y: y + half),
      part(level: level - 1, x: x + half, y: y + half))
  }

  /// The 8 × 8 cells at a position relative to the corner.
  private func leaf(x: Int, y: Int) -> UInt64 {
    var bits: UInt64 = 0
    for row in y..<y + 8 { bits = bits << 8 | rows[row] >> UInt64(56 - x) & 255 }
    return bits
  }
}

extension LifeCells.Square {
  /// Adds the cells of a part of a square to the square's rows.
  ///
  /// - Parameters:
  ///   - rows: starting with the part's first one.
  ///   - level: of the part, at most 6.
  ///   - x: the part's first column, relative to the square.
  func addRows(to rows: UnsafeMutablePointer<UInt64>, level: Int, x: Int) {
    func add(_ bits: UInt64, to rows: UnsafeMutablePointer<UInt64>, x: Int) {
      for row in 0..<8 {
        rows[row] |= (bits << UInt64(8 * row) & 0xFF00_0000_0000_0000) >> UInt64(x)
      }
    }
    switch self {
    case .empty: return
    case .leaf(let bits): return add(bits, to: rows, x: x)
    case .block(let block):
      return block.visitLeaves { add($2, to: rows + 8 * $1, x: x + 8 * $0) }
    case .quad, .inner: break
    }
    let (parts, half) = (quarters, 1 << (level - 1))
    parts.nw.addRows(to: rows, level: level - 1, x: x)
    parts.ne.addRows(to: rows, level: level - 1, x: x + half)
    parts.sw.addRows(to: rows + half, level: level - 1, x: x)
    parts.se.addRows(to: rows + half, level: level - 1, x: x + half)
  }
}

extension LifeCells {
  /// Creates cells from parts of level 6 by position: that of the cells 0…63 is 0.
  init(squares: [LifeCell: Square]) {
    self.init()
    var parts = squares.filter { !$0.value.isEmpty }
    guard !parts.isEmpty else { return }
    level = 7
    // Doubles the side of the parts until all are among the four around the middle.
    while !parts.keys.allSatisfy({ (-1...0).contains($0.x) && (-1...0).contains($0.y) }) {
      var wider: [LifeCell: (Square, Square, Square, Square)] = [:]
      for (place, part) in parts {
        let wide = LifeCell(x: place.x >> 1, y: place.y >> 1)
        var four = wider[wide] ?? (.empty, .empty, .empty, .empty)
        switch (place.x & 1, place.y & 1) {
        case (0, 0): four.0 = part
        case (1, 0): four.1 = part
        case (0, _): four.2 = part
        default: four.3 = part
        }
        wider[wide] = four
      }
      parts = wider.mapValues { Square($0.0, $0.1, $0.2, $0.3) }
      level += 1
    }
    func part(_ x: Int, _ y: Int) -> Square { parts[LifeCell(x: x, y: y)] ?? .empty }
    root = Square(part(-1, -1), part(0, -1), part(-1, 0), part(0, 0))
  }
}
