import Base
public import Canvas
public import Documents
import Rendering

/// A document of any kind as a small picture, as file managers show it.
///
///     try DocumentThumbnail.png(of: document, fitting: 256)
public enum DocumentThumbnail {
  /// How long a side may be asked for, in pixels.
  public static let allowedSide = 1...4096

  /// The bytes of a PNG file that shows the document.
  ///
  /// - Throws: `PictureError` or `CanvasError` where there is no memory for it.
  public static func png(of document: Document, fitting side: Int) throws -> [UInt8] {
    try surface(of: document, fitting: side).pngBytes()
  }

  /// The document in its own shape, no side longer than asked for: the paper of a painting, the first frame of pixel
  /// art with cells of whole pixels where they fit, what lives on a board.
  ///
  /// - Throws: `PictureError` or `CanvasError` where there is no memory for it.
  public static func surface(of document: Document, fitting side: Int) throws -> Surface {
    let box = PixelSize(width: side, height: side)
    switch document {
    case .painting(let painting):
      return try PaintingPicture.surface(
        of: painting, size: painting.aspectRatio.size(fitting: box))
    case .pixels(let art):
      let picture = art.picture
      return try PixelThumbnail.surface(
        of: picture.stack(frame: 0), size: picture.size.pictureSize(fitting: box))
    case .life(let board):
      return try BoardThumbnail.surface(of: board.world, size: box)
    }
  }
}
