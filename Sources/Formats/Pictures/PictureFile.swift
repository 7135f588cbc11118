import Canvas
import Base
public import Rendering

/// A picture file for a background, validated before it is kept.
public enum PictureFile {
  /// The size limit of a file in bytes.
  public static let mostBytes = 64 << 20
  /// Larger pictures are halved for display until they fit: 100 MB in memory.
  private static let mostShownPixels = 25_000_000

  /// Decodes a picture file of any kind supported by the desktop.
  ///
  /// A file that is too large or not a picture is refused within milliseconds and a few megabytes.
  public static func read(_ file: [UInt8]) throws(PictureError) -> PictureMipmaps {
    guard file.count <= mostBytes else { throw .fileTooLong }
    if let drawing = drawing(file) { return try levels(of: drawing) }
    do throws(PictureFileError) {
      var surface = try Surface.reading(pictureFile: file)
      while surface.size.width * surface.size.height > mostShownPixels,
        let half = surface.halved()
      {
        surface = half
      }
      let header = JPEGHeader(file)
      let stored = header.flatMap {
        $0.isForPages ? EmbeddedJPEG(file, map: $0.orientation.map) : nil
      }
      return PictureMipmaps(surface, stored: stored)
    } catch {
      throw PictureError(error, of: file)
    }
  }
}
