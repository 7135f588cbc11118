import Base
import Documents
import Formats

/// What becomes of another program's content, or of a file, in pixel art.
nonisolated struct PastedCells: Sendable {
  let content: CopiedCells
  /// Whether a picture was larger than the pixel art.
  let isScaledDown: Bool

  /// Takes the first frame of pixel art in the interchange format, or a picture file, which is laid in the middle.
  ///
  /// - Parameter room: as large as the pixel art.
  init(_ bytes: [UInt8], within room: CellSize) throws {
    if PastedText.isDrawing(bytes), case .pixels(let art) = try NamedDocument(json: bytes).document
    {
      content = CopiedCells(
        cells: art.picture.frames[0].grid, origin: CellPosition(x: 0, y: 0),
        palette: art.picture.palette)
      isScaledDown = false
      return
    }
    let cells = try PixelImport.cells(of: bytes, within: room)
    let size = cells.grid.size
    content = CopiedCells(
      cells: cells.grid,
      origin: CellPosition(x: (room.width - size.width) / 2, y: (room.height - size.height) / 2),
      palette: cells.palette)
    isScaledDown = cells.isScaledDown
  }
}
