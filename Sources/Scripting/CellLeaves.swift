import Life

/// Individually set cells before their insertion in the tree: squares of 8 × 8, with quick access to the last one.
struct CellLeaves {
  private var leaves: [LifeCell: UInt64] = [:]
  private var place = LifeCell(x: .min, y: .min)
  private var bits: UInt64 = 0

  var isEmpty: Bool { leaves.isEmpty && place.x == .min }
  var count: Int { leaves.count }

  private static func bit(_ x: Int, _ y: Int) -> UInt64 { 1 << UInt64(63 - 8 * (y & 7) - x & 7) }

  /// - Parameter known: returns the original square at a position.
  private mutating func seek(_ x: Int, _ y: Int, _ known: (LifeCell) -> UInt64) {
    let wanted = LifeCell(x: x >> 3, y: y >> 3)
    if wanted == place { return }
    if place.x != .min { leaves[place] = bits }
    place = wanted
    bits = leaves[wanted] ?? known(wanted)
  }

  mutating func set(
    _ isAlive: Bool, x: Int, y: Int, _ known: (LifeCell) -> UInt64
  ) throws(ScriptError) {
    guard max(x.magnitude, y.magnitude) <= CellArray.farthest.magnitude else {
      throw ScriptError("the cell \(x), \(y) is too far away")
    }
    seek(x, y, known)
    if isAlive { bits |= Self.bit(x, y) } else { bits &= ~Self.bit(x, y) }
  }

  mutating func isAlive(x: Int, y: Int, _ known: (LifeCell) -> UInt64) -> Bool {
    guard max(x.magnitude, y.magnitude) <= CellArray.farthest.magnitude else { return false }
    seek(x, y, known)
    return bits & Self.bit(x, y) != 0
  }

  /// Returns other cells with these squares replaced.
  func applied(to cells: LifeCells) -> LifeCells {
    var all = leaves
    if place.x != .min { all[place] = bits }
    if cells.isEmpty { return LifeCells(squares: all) }
    for (place, bits) in all { all[place] = bits ^ Self.bits(of: cells, at: place) }
    return cells.symmetricDifference(LifeCells(squares: all))
  }

  /// The square at a position in units of squares.
  static func bits(of cells: LifeCells, at place: LifeCell) -> UInt64 {
    var bits: UInt64 = 0
    let (left, top) = (place.x << 3, place.y << 3)
    cells.visitCells(in: LifeBounds(left: left, top: top, right: left + 7, bottom: top + 7)) {
      bits |= bit($0.x, $0.y)
    }
    return bits
  }
}
