import Formats
import Base
import Documents
import Editing

/// Cells that were copied, with their colours.
struct CopiedCells {
  let cells: CellGrid
  /// Where they were.
  let origin: CellPosition
  let palette: Palette

  /// The cells in the colours of another palette, as near as it has them.
  func cells(for other: Palette) -> CellGrid {
    guard other != palette else { return cells }
    return cells.mapped(palette.colors.map { CellGrid.Cell(other.nearest(to: $0)) })
  }

  /// Pixel art of them in the interchange format, at least as large as the smallest there is.
  var text: String {
    var picture = PixelPicture(size: cells.size, palette: palette)
    let whole = FloatingCells(cells, at: CellPosition(x: 0, y: 0), over: picture.frames[0].grid)
    picture.setGrid(whole.grid, frame: 0)
    return String(decoding: PixelsDocument(art: PixelArt(picture)).json, as: UTF8.self)
  }
}
