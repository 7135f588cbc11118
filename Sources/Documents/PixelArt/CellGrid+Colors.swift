import Base

// The colours in use.
extension CellGrid {
  /// Returns the palette's indices in a region; nil for all cells.
  func usedCells(in region: CellRegion? = nil) -> Set<Cell> {
    var used: Set<Cell> = []
    guard let region else {
      for index in 0..<tileCount {
        let tile = tile(index)
        if tile.count == 1 { used.insert(tile[0]) } else { used.formUnion(Set(tile)) }
      }
      return used
    }
    for area in region.intersection(CellRegion(bounds)).areas {
      used.formUnion(Set(cells(in: area)))
    }
    return used
  }

  /// Returns the cells with a palette of no other colours than theirs.
  public func compacting(_ palette: Palette) -> (cells: CellGrid, palette: Palette) {
    let used = usedCells().filter { palette.color(of: $0) != nil }.sorted()
    var table = [Cell](repeating: Self.empty, count: palette.count)
    for (new, old) in used.enumerated() { table[Int(old)] = Cell(new) }
    return (mapped(table), Palette(all: used.map { palette[Int($0)] }))
  }
}
