import Base
import Documents
import Rendering
import Texts

/// Reads files of any kind that a document can be made of.
public enum DocumentImport {
  /// A document in an interchange format, an SVG, a file of living cells, an animation, or a picture.
  ///
  /// The kind of file is told by the content. A GIF and an animated PNG become pixel art with all their frames, any
  /// other picture the background of a painting, unless something else is wished for.
  ///
  /// - Parameter goesOn: asked now and then while something large is read, with the part that was read, 0…1; false
  ///   cancels.
  /// - Returns: a document; without a name where the file has none.
  /// - Throws: `LossyImport` where pixel art can't hold all of a picture and the wish does not accept that.
  public static func document(
    _ bytes: [UInt8], _ wish: PixelImport.Wish? = nil, asPainting: Bool = false,
    goesOn: (Double) -> Bool = { _ in true }
  ) throws -> NamedDocument {
    try read(bytes, wish, asPainting: asPainting, goesOn: goesOn).document
  }

  /// As `document`, and tells what of the file it does not show.
  ///
  /// - Throws: `LossyImport` where pixel art can't hold all of a picture and the wish does not accept that.
  public static func read(
    _ bytes: [UInt8], _ wish: PixelImport.Wish? = nil, asPainting: Bool = false,
    goesOn: (Double) -> Bool = { _ in true }
  ) throws -> ImportedDocument {
    do {
      if case .svg = FileKind(of: bytes) { return try svg(bytes) }
      return ImportedDocument(try other(bytes, wish, asPainting: asPainting, goesOn))
    } catch let error as PixelFileError {
      throw error.loss.map { LossyImport($0) } ?? error as any Error
    }
  }

  private static func other(
    _ bytes: [UInt8], _ wish: PixelImport.Wish?, asPainting: Bool, _ goesOn: (Double) -> Bool
  ) throws -> NamedDocument {
    let isAnimation = !asPainting && wish?.isPlain != false
    switch FileKind(of: bytes) {
    case .empty: throw ExchangeError("the file is empty")
    case .json: return try json(bytes)
    case .svg: return try svg(bytes).document
    case .life:
      let read = try LifeFile.world(bytes, goesOn: goesOn)
      return NamedDocument(name: read.name, document: .life(Board(read.world)))
    case .gif where isAnimation:
      let picture = try GIFFile.picture(bytes, mostColors: wish?.mostColors)
      return NamedDocument(document: .pixels(PixelArt(picture)))
    case .apng where isAnimation:
      let picture = try PNGFile.picture(bytes, mostColors: wish?.mostColors)
      return NamedDocument(document: .pixels(PixelArt(picture)))
    case .gif, .apng, .picture:
      if let wish {
        return NamedDocument(document: .pixels(PixelArt(try PixelImport.picture(bytes, wish))))
      }
      return NamedDocument(document: .painting(try backgroundPicture(bytes)))
    }
  }

  private static func json(_ bytes: [UInt8]) throws -> NamedDocument {
    let new = try NamedDocument(json: bytes)
    if case .painting(let painting) = new.document, let picture = painting.background.picture {
      do throws(PictureError) {
        _ = try PictureFile.read(picture.file)
      } catch {
        throw ExchangeError("background.picture: {error}", ["error": Message(error)])
      }
    }
    return new
  }

  private static func svg(_ bytes: [UInt8]) throws -> ImportedDocument {
    var read = try SVGFile.read(bytes)
    // A picture that can't be shown is left out, as all else that is no line.
    if let picture = read.painting.background.picture,
      (try? PictureFile.read(picture.file)) == nil
    {
      read.omissions.insert(.pictures)
      read.painting = Painting(
        shape: read.painting.shape,
        background: Background(color: read.painting.background.color),
        baseStrokes: read.painting.strokes)
    }
    return ImportedDocument(
      NamedDocument(document: .painting(read.painting)), omissions: read.omissions)
  }

  private static func backgroundPicture(_ bytes: [UInt8]) throws -> Painting {
    let levels = try PictureFile.read(bytes)
    let picture = BackgroundPicture(file: bytes, placement: .fill)
    return Painting(
      shape: AspectRatio(of: levels.size).map { .fixed($0) } ?? .fixed(.fourToThree),
      background: Background(color: .white, picture: picture))
  }

  private enum FileKind {
    case empty, json, svg, life, gif, apng, picture

    init(of bytes: [UInt8]) {
      if bytes.isEmpty {
        self = .empty
        return
      }
      if PNGFile.isAnimation(bytes) {
        self = .apng
        return
      }
      if GIFFile.isGIF(bytes) {
        self = .gif
        return
      }
      if LifeFile.isLife(bytes) {
        self = .life
        return
      }
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      let content = bytes.starts(with: mark) ? bytes[3...] : bytes[...]
      let first = content.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      switch first {
      case UInt8(ascii: "<"): self = .svg
      // No other kind of picture begins with a letter of ASCII that begins JSON, or with nothing.
      case UInt8(ascii: "{"), UInt8(ascii: "["), nil: self = .json
      default: self = .picture
      }
    }
  }

  /// The endings of pictures that can be imported.
  public static let pictureEndings: Set = [
    "png", "apng", "jpg", "jpeg", "gif", "bmp", "tif", "tiff", "webp", "ico", "xpm", "pnm", "ppm",
    "pgm",
    "tga", "avif", "heic", "jxl",
  ]

  /// The endings of files that can be imported.
  public static let endings = pictureEndings.union(["json", "svg"])
    .union(LifeFile.endings)
}
