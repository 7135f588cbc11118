import Base

/// A palette that takes in colours, 0xRRGGBBAA, and finds their cells.
public struct ColorAdoption: Sendable {
  /// The colours so far.
  private(set) var palette: Palette
  private var cells: [UInt32: CellGrid.Cell] = [:]
  private var last: (rgba: UInt32, cell: CellGrid.Cell)?
  private var matcher: ColorMatcher?
  private let most: Int
  private let dropsTransparent: Bool

  /// - Parameters:
  ///   - most: the number of colours beyond which the most similar one is used.
  ///   - dropsTransparent: whether colours without opacity are empty cells.
  init(into palette: Palette, most: Int, dropsTransparent: Bool = false) {
    self.palette = palette
    self.most = most
    self.dropsTransparent = dropsTransparent
    cells.reserveCapacity(palette.count)
    for (index, color) in palette.colors.enumerated()
    where cells[color.rgba] == nil && !(dropsTransparent && color.alpha == 0) {
      cells[color.rgba] = CellGrid.Cell(index)
    }
  }

  /// Returns the cell of a colour, the first one if several are equal.
  mutating func cell(of rgba: UInt32) -> CellGrid.Cell {
    // Neighbouring cells are often equal.
    if let last, last.rgba == rgba { return last.cell }
    let cell = cells[rgba] ?? newCell(of: rgba)
    last = (rgba, cell)
    return cell
  }

  private mutating func newCell(of rgba: UInt32) -> CellGrid.Cell {
    if dropsTransparent, rgba & 255 == 0 { return CellGrid.empty }
    let cell: CellGrid.Cell
    if palette.count < most {
      cell = CellGrid.Cell(palette.count)
      palette.append(InkColor(rgba: rgba))
    } else {
      // The palette is full from here on.
      let full = matcher ?? ColorMatcher(palette)
      matcher = full
      cell = CellGrid.Cell(full.nearest(to: InkColor(rgba: rgba)))
    }
    cells[rgba] = cell
    return cell
  }

  /// Returns the visible colours of a frame as cells.
  mutating func grid(of stack: CelStack) -> CellGrid {
    var grid = CellGrid(size: stack.size)
    // Work in bands of tiles, so that the colours of a large frame don't have to fit in memory.
    for top in stride(from: 0, to: stack.size.height, by: CellGrid.tileSide) {
      let band = CellRect(
        x: 0, y: top, width: stack.size.width,
        height: min(CellGrid.tileSide, stack.size.height - top))
      grid.replace(band, with: stack.colors(in: band).map { cell(of: $0) })
    }
    return grid
  }
}
