import Geometry
import Ink
import Model

/// Cells that were copied, with their colours, for all windows of the program.
final class CellClipboard {
  struct Content {
    let cells: CellGrid
    /// Where they were.
    let origin: CellPosition
    let palette: Palette

    /// The cells in the colours of another palette, as near as it has them.
    func cells(for other: Palette) -> CellGrid {
      guard other != palette else { return cells }
      return cells.mapped(palette.colors.map { CellGrid.Cell(other.nearest(to: $0)) })
    }
  }

  var content: Content?
}
