public import Base
public import Canvas
public import Documents
import Editing
import Formats
public import Platform

/// Copied cells with their colours.
public nonisolated struct CopiedCells: Sendable {
  /// The cells, empty outside of the copied region.
  public let cells: CellGrid
  /// Their original position.
  public let origin: CellPosition
  let palette: Palette

  /// Creates a copy that was at a position, in the colours of a palette.
  public init(cells: CellGrid, origin: CellPosition, palette: Palette) {
    self.cells = cells
    self.origin = origin
    self.palette = palette
  }

  /// Returns the cells with the nearest colours of another palette.
  public func cells(for other: Palette) -> CellGrid {
    guard other != palette else { return cells }
    let matcher = ColorMatcher(other)
    return cells.mapped(palette.colors.map { CellGrid.Cell(matcher.nearest(to: $0)) })
  }

  /// The formats for other programs.
  public var forms: [ClipboardForm] {
    [
      ClipboardForm(.filbertCells) { bytes },
      ClipboardForm(.png) { png },
      ClipboardForm(.text) { json },
    ]
  }

  /// With a pixel for each cell.
  public var png: [UInt8]? { try? PNGFile.bytes(of: cells, palette) }

  /// The cells as pixel art in the interchange format, padded to the minimum size.
  public var json: [UInt8] {
    var picture = Sprite(size: cells.size, palette: palette)
    let whole = FloatingCells(
      cells, at: CellPosition(x: 0, y: 0), over: CellGrid(size: picture.size))
    picture.setGrid(whole.grid, of: CelAddress(frame: 0))
    return PixelsDocument(art: PixelArt(picture)).json
  }

  /// Returns a small picture of the cells, or nil if there are too many to draw at once.
  public func smallPicture(longerSide: Int) -> Surface? {
    guard cells.size.count <= 1 << 16 else { return nil }
    let box = PixelSize(width: longerSide, height: longerSide)
    return try? PixelThumbnail.surface(
      of: CelStack(cells, palette), size: cells.size.pictureSize(fitting: box))
  }
}
