public import Base

// Comparison of grids.
extension CellGrid {
  /// Returns the smallest rectangle around all cells that differ from another grid of the same size.
  public func changes(from other: CellGrid) -> CellRect {
    guard other.size == size else { return bounds }
    return changedAreas(from: other).reduce(.empty) { $0.union($1) }
  }

  /// Returns rectangles around all cells that differ from another grid of the same size, at most one a tile, so that
  /// areas between distant changes are left out.
  public func changedAreas(from other: CellGrid) -> [CellRect] {
    precondition(other.size == size, "Grids of the same size")
    var changed: [CellRect] = []
    visitTiles(in: bounds) { tile, part in
      let (old, new) = (other.tiles[tile.index], tiles[tile.index])
      guard old != new else { return }
      let area = Self.difference(old, new, tile, part)
      if !area.isEmpty { changed.append(area) }
    }
    return changed
  }

  private static func difference(
    _ old: [Cell], _ new: [Cell], _ tile: Tile, _ part: CellRect
  ) -> CellRect {
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        // A tile stored as one number is that number everywhere.
        let (oldMask, newMask) = (old.count == 1 ? 0 : -1, new.count == 1 ? 0 : -1)
        for y in part.y..<part.maxY {
          let row = (y - tile.y) * tileSide - tile.x
          func differs(_ x: Int) -> Bool { old[(row + x) & oldMask] != new[(row + x) & newMask] }
          var first = part.x
          while first < part.maxX, !differs(first) { first += 1 }
          guard first < part.maxX else { continue }
          var last = part.maxX - 1
          while !differs(last) { last -= 1 }
          (left, right) = (min(left, first), max(right, last))
          (top, bottom) = (min(top, y), y)
        }
      }
    }
    guard right >= left else { return .empty }
    return CellRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// Returns the indices of the tiles whose stored numbers differ from those of another grid of the same size.
  public func changedTiles(from other: CellGrid) -> [Int] {
    tiles.indices.filter { tiles[$0] != other.tiles[$0] }
  }
}

extension CellGrid: Equatable {
  public static func == (a: CellGrid, b: CellGrid) -> Bool {
    guard a.size == b.size else { return false }
    if a.sharesTiles(with: b) { return true }
    return a.tiles.indices.allSatisfy { index in
      let (one, other) = (a.tiles[index], b.tiles[index])
      if one.count == other.count, one == other { return true }
      // A uniform tile may be stored as one number or in full, and cells beyond the edges don't count.
      return a.insideCells(of: one, at: index) == b.insideCells(of: other, at: index)
    }
  }

  /// Whether both share their storage, as unchanged copies do; O(1).
  private func sharesTiles(with other: CellGrid) -> Bool {
    tiles.withUnsafeBufferPointer { mine in
      other.tiles.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
    }
  }

  /// Returns the cells of a tile that are within the grid, or a single one if all are equal.
  private func insideCells(of tile: [Cell], at index: Int) -> [Cell] {
    let simple = simplified(tile, at: index)
    guard simple.count > 1 else { return simple }
    let side = Self.tileSide
    let width = min(side, size.width - index % columns * side)
    let height = min(side, size.height - index / columns * side)
    guard width < side || height < side else { return simple }
    return (0..<height).flatMap { simple[$0 * side..<$0 * side + width] }
  }
}
