import Geometry
import Ink
public import Library
import Model
import Pictures
import Rendering
import SVG

/// Reads files of any kind that a painting can be made of.
public enum PaintingImport {
  /// A painting in the interchange format, an SVG, or a picture as a background.
  ///
  /// The kind is told by the content.
  ///
  /// - Returns: a document; without a name where the file has none.
  public static func document(_ bytes: [UInt8]) throws -> PaintingDocument {
    switch Kind(of: bytes) {
    case .json:
      let document = try PaintingDocument(json: bytes)
      if let picture = document.painting.background.picture {
        do throws(PictureError) {
          _ = try PictureFile.read(picture.file)
        } catch {
          throw ImportError(description: "background.picture: \(error)")
        }
      }
      return document
    case .svg:
      var painting = try SVGFile.painting(bytes)
      // A picture that can't be shown is left out, as all else that is no line.
      if let picture = painting.background.picture,
        (try? PictureFile.read(picture.file)) == nil
      {
        painting = Painting(
          shape: painting.shape, background: Background(color: painting.background.color),
          baseStrokes: painting.strokes)
      }
      return PaintingDocument(painting: painting)
    case .picture:
      let levels = try PictureFile.read(bytes)
      let picture = BackgroundPicture(file: bytes, placement: .fill)
      return PaintingDocument(
        painting: Painting(
          shape: AspectRatio(of: levels.size).map { .fixed($0) } ?? .fixed(.fourToThree),
          background: Background(color: .white, picture: picture)))
    }
  }

  /// Why a file can't be imported: one line.
  struct ImportError: Error, CustomStringConvertible {
    let description: String
  }

  private enum Kind {
    case json, svg, picture

    init(of bytes: [UInt8]) {
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      let content = bytes.starts(with: mark) ? bytes[3...] : bytes[...]
      let first = content.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      switch first {
      case UInt8(ascii: "<"): self = .svg
      // No kind of picture begins with a letter of ASCII that begins JSON, or with nothing.
      case UInt8(ascii: "{"), UInt8(ascii: "["), nil: self = .json
      default: self = .picture
      }
    }
  }

  /// The endings of files that can be imported.
  public static let endings: Set = [
    "json", "svg", "png", "jpg", "jpeg", "gif", "bmp", "tif", "tiff", "webp", "ico", "xpm", "pnm",
    "ppm", "pgm", "tga", "avif", "heic", "jxl",
  ]
}
