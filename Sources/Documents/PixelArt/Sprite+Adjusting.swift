public import Base

// Adjusted colours.
extension Sprite {
  /// Adjusts the colours of cells. Unless they can have any colours, their new ones join the palette while there is
  /// room, then the most similar ones are used.
  ///
  /// - Parameters:
  ///   - cels: the cels to change; linked ones change together.
  ///   - region: the cells to change in each of them; nil for all.
  public mutating func adjustColors(
    _ adjustment: ColorAdjustment, of cels: Set<CelAddress>, in region: CellRegion? = nil
  ) {
    let places = cels.filter { self[cel: $0] != nil && layer($0.layer)?.isGroup == false }
    var used: Set<CellGrid.Cell> = []
    for cel in places {
      guard let grid = self[cel: cel]?.grid else { continue }
      used.formUnion(grid.usedCells(in: region))
    }
    let old = palette
    var table = old.colors.indices.map { CellGrid.Cell($0) }
    changeColors { adoption in
      for cell in used.sorted() where cell >= 0 && Int(cell) < old.count {
        let color = old[Int(cell)]
        let new = adjustment.adjusted(color)
        guard new != color else { continue }
        table[Int(cell)] = new.alpha == 0 ? CellGrid.empty : adoption.cell(of: new.rgba)
      }
    }
    for cel in places.sorted(by: { ($0.frame, $0.layer.number) < ($1.frame, $1.layer.number) })
    where isFirstOfLinked(cel, among: places) {
      change(cel) { grid in
        let mapped = grid.mapped(table)
        guard let region else { return grid = mapped }
        for area in region.intersection(CellRegion(grid.bounds)).areas {
          grid.replace(area, with: mapped.cells(in: area))
        }
      }
    }
  }

  /// Adjusts the colours of the palette, and with them all cells that are limited to it.
  public mutating func adjustPalette(_ adjustment: ColorAdjustment) {
    let adjusted = Palette(all: choices.colors.map { adjustment.adjusted($0) })
    if isTrueColor { swatches = adjusted } else { palette = adjusted }
  }

  /// Outlines the painted cells of cels.
  ///
  /// - Parameter region: confines the outline; nil for none.
  public mutating func outline(
    _ cels: Set<CelAddress>, in region: CellRegion?, with cell: CellGrid.Cell,
    _ place: OutlineLocation, _ sides: OutlineSides
  ) {
    for cel in cels where isFirstOfLinked(cel, among: cels) {
      change(cel) { grid in
        let outlined = grid.outlined(with: cell, place: place, sides: sides)
        guard let region else { return grid = outlined }
        for area in region.areas { grid.replace(area, with: outlined.cells(in: area)) }
      }
    }
  }

  /// Whether no earlier frame shows the same cel and is changed as well.
  private func isFirstOfLinked(_ cel: CelAddress, among cels: Set<CelAddress>) -> Bool {
    guard let link = self[cel: cel]?.link, link != 0 else { return true }
    return !linkedFrames(of: cel).contains { frame in
      frame < cel.frame && cels.contains(CelAddress(frame: frame, layer: cel.layer))
    }
  }
}
