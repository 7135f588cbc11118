public import Base
public import Canvas
public import Documents
import Editing
import Formats
public import Platform

/// Cells that were copied, with their colours.
public nonisolated struct CopiedCells: Sendable {
  public let cells: CellGrid
  /// Where they were.
  public let origin: CellPosition
  let palette: Palette

  public init(cells: CellGrid, origin: CellPosition, palette: Palette) {
    self.cells = cells
    self.origin = origin
    self.palette = palette
  }

  /// The cells in the colours of another palette, as near as it has them.
  public func cells(for other: Palette) -> CellGrid {
    guard other != palette else { return cells }
    return cells.mapped(palette.colors.map { CellGrid.Cell(other.nearest(to: $0)) })
  }

  /// What other programs can ask for.
  public var forms: [ClipboardForm] {
    [
      ClipboardForm(.filbertCells) { bytes },
      ClipboardForm(.png) { png },
      ClipboardForm(.text) { json },
    ]
  }

  /// A pixel a cell.
  public var png: [UInt8]? { try? PNGFile.bytes(of: cells, palette) }

  /// Pixel art of them in the interchange format, at least as large as the smallest there is.
  public var json: [UInt8] {
    var picture = PixelPicture(size: cells.size, palette: palette)
    let whole = FloatingCells(
      cells, at: CellPosition(x: 0, y: 0), over: CellGrid(size: picture.size))
    picture.setGrid(whole.grid, of: CelPlace(frame: 0))
    return PixelsDocument(art: PixelArt(picture)).json
  }

  /// A small picture of them; nil for more than is drawn in no time.
  public func smallPicture(longerSide: Int) -> Surface? {
    guard cells.size.count <= 1 << 16 else { return nil }
    let box = PixelSize(width: longerSide, height: longerSide)
    return try? PixelThumbnail.surface(
      of: CelStack(cells, palette), size: cells.size.pictureSize(fitting: box))
  }
}
