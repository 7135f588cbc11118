import Base
public import Canvas
public import Documents
import Rendering

/// A document of any kind as a small picture for file managers.
///
///     try DocumentThumbnail.png(of: document, fitting: 256)
public enum DocumentThumbnail {
  /// The allowed side in pixels.
  public static let allowedSide = 1...4096

  /// Encodes a picture of the document as a PNG file.
  ///
  /// - Throws: `PictureError` or `CanvasError` if memory runs out.
  public static func png(of document: Document, fitting side: Int) throws -> [UInt8] {
    try surface(of: document, fitting: side).pngBytes()
  }

  /// Draws the document in its own shape within a square: the paper of a painting, the first frame of pixel art with
  /// cells of whole pixels if possible, or the living cells of a board.
  ///
  /// - Throws: `PictureError` or `CanvasError` if memory runs out.
  public static func surface(of document: Document, fitting side: Int) throws -> Surface {
    let box = PixelSize(width: side, height: side)
    switch document {
    case .painting(let painting):
      return try PaintingPicture.surface(
        of: painting, size: painting.aspectRatio.size(fitting: box))
    case .pixels(let art):
      let picture = art.sprite
      return try PixelThumbnail.surface(
        of: picture.exportedStack(frame: 0), size: picture.size.pictureSize(fitting: box))
    case .life(let board):
      return try BoardThumbnail.surface(of: board.world, size: box)
    }
  }
}
