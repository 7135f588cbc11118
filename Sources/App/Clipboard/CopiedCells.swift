import Formats
import Base
import Canvas
import Documents
import Editing
import Platform

/// Cells that were copied, with their colours.
nonisolated struct CopiedCells: Sendable {
  let cells: CellGrid
  /// Where they were.
  let origin: CellPosition
  let palette: Palette

  /// The cells in the colours of another palette, as near as it has them.
  func cells(for other: Palette) -> CellGrid {
    guard other != palette else { return cells }
    return cells.mapped(palette.colors.map { CellGrid.Cell(other.nearest(to: $0)) })
  }

  /// What other programs can ask for.
  var forms: [ClipboardForm] {
    [
      ClipboardForm(.filbertCells) { bytes },
      ClipboardForm(.png) { png },
      ClipboardForm(.text) { json },
    ]
  }

  /// A pixel a cell.
  var png: [UInt8]? { try? PNGFile.bytes(of: cells, palette) }

  /// Pixel art of them in the interchange format, at least as large as the smallest there is.
  var json: [UInt8] {
    var picture = PixelPicture(size: cells.size, palette: palette)
    let whole = FloatingCells(
      cells, at: CellPosition(x: 0, y: 0), over: CellGrid(size: picture.size))
    picture.setGrid(whole.grid, of: CelPlace(frame: 0))
    return PixelsDocument(art: PixelArt(picture)).json
  }

  /// A small picture of them; nil for more than is drawn in no time.
  func smallPicture(longerSide: Int) -> Surface? {
    guard cells.size.count <= 1 << 16 else { return nil }
    let box = PixelSize(width: longerSide, height: longerSide)
    return try? PixelThumbnail.surface(
      of: CelStack(cells, palette), size: cells.size.pictureSize(fitting: box))
  }
}
