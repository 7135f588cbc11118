import Base
import Documents
import Rendering
import Texts

/// Reads files of any kind that can become a document.
public enum DocumentImport {
  /// Reads a document from an interchange format, an SVG, a pattern file, an animation, or a picture.
  ///
  /// The kind of file is detected from the content. A GIF and an animated PNG become pixel art with all their frames,
  /// any other picture the background of a painting, unless requested otherwise.
  ///
  /// - Parameter goesOn: called now and then for large files with the fraction read, 0…1; returns false to cancel.
  /// - Returns: a document; unnamed if the file has no name.
  /// - Throws: `LossyImport` if pixel art can't represent a picture completely and the request does not accept that.
  public static func document(
    _ bytes: [UInt8], _ request: PixelImport.Request? = nil, asPainting: Bool = false,
    page: PDFPageRequest = PDFPageRequest(), goesOn: (Double) -> Bool = { _ in true }
  ) throws -> NamedDocument {
    try read(bytes, request, asPainting: asPainting, page: page, goesOn: goesOn).document
  }

  /// Reads like `document`, and reports omissions.
  ///
  /// - Parameter page: of a PDF file; all pages unless given.
  /// - Throws: `LossyImport` if pixel art can't represent a picture completely and the request does not accept that.
  public static func read(
    _ bytes: [UInt8], _ request: PixelImport.Request? = nil, asPainting: Bool = false,
    page: PDFPageRequest = PDFPageRequest(), goesOn: (Double) -> Bool = { _ in true }
  ) throws -> ImportedDocument {
    guard !bytes.isEmpty else { throw ExchangeError("the file is empty") }
    if let complaint = ForeignFile.complaint(about: bytes) { throw complaint }
    if PDFReader.isPDF(bytes) { return try PDFReader.document(bytes, page, goesOn: goesOn) }
    let bytes = try unpackedDrawing(bytes)
    let format = FileFormat(recognizing: bytes)
    switch format.reader {
    case .document(_, let read): return try read(bytes, goesOn)
    case .animation(let read) where !asPainting && request?.isPlain != false:
      return new(.pixels(PixelArt(try read(bytes, request ?? PixelImport.Request()))))
    case .sprite(let read):
      let (picture, omissions) = try Sprite.reading(
        try read(bytes), mostColors: request?.mostColors, kind: format.id)
      return ImportedDocument(
        NamedDocument(document: .pixels(PixelArt(picture))), omissions: omissions)
    case .animation, .picture, nil:
      guard let request else { return new(.painting(try backgroundPicture(bytes))) }
      return new(.pixels(PixelArt(try PixelImport.picture(bytes, request))))
    }
  }

  /// Unpacks an SVG compressed by gzip; returns any other file unchanged.
  static func unpackedDrawing(_ bytes: [UInt8]) throws -> [UInt8] {
    guard GzipFile.isGzip(bytes), !AsepriteFile.isAseprite(bytes),
      firstCharacter(of: GzipFile.beginning(of: bytes, count: headLength)) == "<"
    else { return bytes }
    return try GzipFile.bytes(bytes, atMost: mostUnpacked)
  }

  /// The size limit of unpacked texts: few bytes can expand to very many.
  private static let mostUnpacked = 1 << 28

  /// Creates pixel art with several pictures as frames.
  ///
  /// - Throws: like `read`.
  public static func sequence(
    _ files: [[UInt8]], _ request: PixelImport.Request
  ) throws -> ImportedDocument {
    new(.pixels(PixelArt(try PixelImport.sequence(files, request))))
  }

  /// An import without a name.
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
    // Omits an unreadable picture, like everything else that is not a line.
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

  /// The number of bytes examined to recognise a text.
  private static let headLength = 512

  /// The first character of a text after blanks and a byte order mark; nil if there is none or the bytes are not text:
  /// a number at the start of a binary file may look like any character.
  static func firstCharacter(of bytes: [UInt8]) -> Character? {
    guard !bytes.prefix(headLength).contains(0) else { return nil }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes[3...] : bytes[...]
    return content.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      .map { Character(UnicodeScalar($0)) }
  }

  static func isJSON(_ bytes: [UInt8]) -> Bool {
    // Files starting with JSON's ASCII characters, or with blanks only, can't be pictures but may be pattern files.
    switch firstCharacter(of: bytes) {
    case "{", "[": !LifeFile.isLife(bytes)
    // Only blanks.
    case nil: !bytes.contains { $0 > 0x20 } && !bytes.contains(0)
    default: false
    }
  }
}
