public import Base
import Documents
import Formats
import Texts

/// External content converted to pixel art.
public nonisolated struct PastedCells: Sendable {
  /// The cells, in colours of their own palette.
  public let content: CopiedCells
  /// Whether a picture was larger than the pixel art.
  public let isScaledDown: Bool

  /// Converts cells copied by another Filbert, the first frame of pixel art in the interchange format, or a picture or
  /// drawing, which is centred.
  ///
  /// - Parameter room: the size of the pixel art.
  /// - Throws: an `ExplainedError` if it is neither a drawing nor a picture, or is damaged.
  public init(_ bytes: [UInt8], within room: CellSize) throws {
    if let copied = CopiedCells(bytes) {
      content = copied
      isScaledDown = false
      return
    }
    let document = try Self.document(in: bytes)
    if case .pixels(let art) = document {
      let (grid, palette) = art.sprite.flattened(frame: 0)
      content = CopiedCells(cells: grid, origin: CellPosition(x: 0, y: 0), palette: palette)
      isScaledDown = false
      return
    }
    var picture = bytes
    if case .painting(let painting) = document {
      picture = try Self.picture(of: painting, within: room)
    }
    let cells = try PixelImport.cells(of: picture, within: room)
    let size = cells.grid.size
    content = CopiedCells(
      cells: cells.grid,
      origin: CellPosition(x: (room.width - size.width) / 2, y: (room.height - size.height) / 2),
      palette: cells.palette)
    isScaledDown = cells.isScaledDown
  }

  /// Returns nil unless it is a drawing.
  private static func document(in bytes: [UInt8]) throws -> Document? {
    guard PastedText.isDrawing(bytes) else { return nil }
    return try DocumentImport.read(bytes, asPainting: true).document.document
  }

  /// Renders a drawing in pixels, at the largest size that fits.
  private static func picture(of painting: Painting, within room: CellSize) throws -> [UInt8] {
    guard !painting.elements.isEmpty || painting.background.picture != nil else {
      throw EmptyDrawing()
    }
    let box = PixelSize(width: room.width, height: room.height)
    let width = painting.aspectRatio.size(fitting: box).width
    return try PaintingPicture.png(of: painting, width: max(1, width), transparent: true)
  }

  private struct EmptyDrawing: ExplainedError {
    var message: Message { Message("the drawing is empty") }
  }
}
