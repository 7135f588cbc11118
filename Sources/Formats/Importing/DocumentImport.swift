import Base
import Documents
import Rendering
import Texts

/// Reads files of any kind that a document can be made of.
public enum DocumentImport {
  /// A document in an interchange format, an SVG, a file of living cells, an animation, or a picture.
  ///
  /// The kind of file is told by the content. A GIF and an animated PNG become pixel art with all their frames, any
  /// other picture the background of a painting, unless something else is requested.
  ///
  /// - Parameter goesOn: asked now and then while something large is read, with the part that was read, 0…1; false
  ///   cancels.
  /// - Returns: a document; without a name where the file has none.
  /// - Throws: `LossyImport` where pixel art can't hold all of a picture and the request does not accept that.
  public static func document(
    _ bytes: [UInt8], _ request: PixelImport.Request? = nil, asPainting: Bool = false,
    goesOn: (Double) -> Bool = { _ in true }
  ) throws -> NamedDocument {
    try read(bytes, request, asPainting: asPainting, goesOn: goesOn).document
  }

  /// As `document`, and tells what of the file it does not show.
  ///
  /// - Throws: `LossyImport` where pixel art can't hold all of a picture and the request does not accept that.
  public static func read(
    _ bytes: [UInt8], _ request: PixelImport.Request? = nil, asPainting: Bool = false,
    goesOn: (Double) -> Bool = { _ in true }
  ) throws -> ImportedDocument {
    guard !bytes.isEmpty else { throw ExchangeError("the file is empty") }
    if let complaint = ForeignFile.complaint(about: bytes) { throw complaint }
    let bytes = try unpackedDrawing(bytes)
    do {
      let format = FileFormat(recognizing: bytes)
      switch format.reader {
      case .document(_, let read): return try read(bytes, goesOn)
      case .animation(let read) where !asPainting && request?.isPlain != false:
        return new(.pixels(PixelArt(try read(bytes, request ?? PixelImport.Request()))))
      case .sprite(let read):
        let (picture, omissions) = try PixelPicture.reading(
          try read(bytes), mostColors: request?.mostColors, kind: format.id)
        return ImportedDocument(
          NamedDocument(document: .pixels(PixelArt(picture))), omissions: omissions)
      case .animation, .picture, nil:
        guard let request else { return new(.painting(try backgroundPicture(bytes))) }
        return new(.pixels(PixelArt(try PixelImport.picture(bytes, request))))
      }
    } catch let error as PixelFileError {
      throw error.loss.map { LossyImport($0) } ?? error as any Error
    }
  }

  /// What an SVG that is packed by gzip holds; any other file is what it is.
  private static func unpackedDrawing(_ bytes: [UInt8]) throws -> [UInt8] {
    guard GzipFile.isGzip(bytes), !AsepriteFile.isAseprite(bytes),
      firstCharacter(of: GzipFile.beginning(of: bytes, count: headLength)) == "<"
    else { return bytes }
    return try GzipFile.bytes(bytes, atMost: mostUnpacked)
  }

  /// Longer texts are not unpacked: few bytes can stand for very many.
  private static let mostUnpacked = 1 << 28

  /// Pixel art of several pictures, each of which is a frame.
  ///
  /// - Throws: as `read`.
  public static func sequence(
    _ files: [[UInt8]], _ request: PixelImport.Request
  ) throws -> ImportedDocument {
    new(.pixels(PixelArt(try PixelImport.sequence(files, request))))
  }

  /// A document of a file that has no name for it.
  private static func new(_ document: Document) -> ImportedDocument {
    ImportedDocument(NamedDocument(document: document))
  }

  static func json(_ bytes: [UInt8]) throws -> ImportedDocument {
    let new = try NamedDocument(json: bytes)
    if case .painting(let painting) = new.document, let picture = painting.background.picture {
      do throws(PictureError) {
        _ = try PictureFile.read(picture.file)
      } catch {
        throw ExchangeError("background.picture: {error}", ["error": Message(error)])
      }
    }
    return ImportedDocument(new)
  }

  static func svg(_ bytes: [UInt8]) throws -> ImportedDocument {
    var read = try SVGFile.read(bytes)
    // A picture that can't be shown is left out, as all else that is no line.
    if let picture = read.painting.background.picture,
      (try? PictureFile.read(picture.file)) == nil
    {
      read.omissions.insert(.pictures)
      read.painting = Painting(
        shape: read.painting.shape, paperLength: read.painting.paperLength,
        background: Background(
          color: read.painting.background.color, pattern: read.painting.background.pattern),
        baseElements: read.painting.baseElements)
    }
    var document = ImportedDocument(
      NamedDocument(document: .painting(read.painting)), omissions: read.omissions)
    document.loss.pictured = SVGOmission.allCases.filter(read.pictured.contains).map(\.rawValue)
    document.loss.copyCount = read.copyCount
    document.longerSide = read.longerSide
    return document
  }

  private static func backgroundPicture(_ bytes: [UInt8]) throws -> Painting {
    let levels = try PictureFile.read(bytes)
    let picture = BackgroundPicture(file: bytes, placement: .fill)
    return Painting(
      shape: AspectRatio(of: levels.size).map { .fixed($0) } ?? .fixed(.fourToThree),
      background: Background(color: .white, picture: picture))
  }

  // MARK: Recognising texts

  /// How many bytes are looked at to tell a text from other files.
  private static let headLength = 512

  /// What a text begins with, but for blanks and the mark that some editors put before it; nil where there is no more,
  /// and for bytes that are no text: a number at the start of a binary file may look like any character.
  static func firstCharacter(of bytes: [UInt8]) -> Character? {
    guard !bytes.prefix(headLength).contains(0) else { return nil }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes[3...] : bytes[...]
    return content.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      .map { Character(UnicodeScalar($0)) }
  }

  static func isJSON(_ bytes: [UInt8]) -> Bool {
    // No kind of picture begins with a letter of ASCII that begins JSON, or with nothing; some files of cells do.
    switch firstCharacter(of: bytes) {
    case "{", "[": !LifeFile.isLife(bytes)
    // Blanks alone.
    case nil: !bytes.contains { $0 > 0x20 } && !bytes.contains(0)
    default: false
    }
  }
}
