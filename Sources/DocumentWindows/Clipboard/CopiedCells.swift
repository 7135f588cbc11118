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
  /// The colours of the cells.
  public let palette: Palette

  /// Creates a copy of cells at their original position. A true-colour palette is reduced to the colours in use.
  public init(cells: CellGrid, origin: CellPosition, palette: Palette) {
    self.origin = origin
    let isLarge = palette.count > Palette.allowedCount.upperBound
    (self.cells, self.palette) = isLarge ? cells.compacting(palette) : (cells, palette)
  }

  /// Returns the cells for a picture: with the nearest colours of its palette, or in true colour with their own, which
  /// it takes in.
  public func cells(for picture: inout Sprite) -> CellGrid {
    guard picture.palette != palette else { return cells }
    if picture.isTrueColor { return cells.mapped(picture.adopt(palette.colors)) }
    let matcher = ColorMatcher(picture.palette)
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
