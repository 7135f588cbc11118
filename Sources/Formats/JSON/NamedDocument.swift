public import Documents
import Texts

/// A document with its name and tags, as a file in an interchange format holds it.
///
///     let new = try NamedDocument(json: bytes)
///     library.add(new.document, name: new.name ?? "Painting 1", at: now)
public struct NamedDocument: Equatable, Sendable {
  /// Nil if the file has none.
  public var name: String?
  /// From the file; empty for other kinds of file.
  public var tags: [ItemTag]
  /// The content, of any kind.
  public var document: Document

  /// Creates a document to be written; one without a name has none in the file.
  public init(name: String? = nil, tags: [ItemTag] = [], document: Document) {
    self.name = name
    self.tags = tags
    self.document = document
  }

  /// Reads a painting, pixel art or a board, according to the field `format` at any position.
  public init(json bytes: [UInt8]) throws(InterchangeError) {
    switch try Self.format(of: bytes) {
    case PixelsDocument.format:
      let read = try PixelsDocument(json: bytes)
      self.init(name: read.name, tags: read.tags, document: .pixels(read.art))
    case BoardDocument.format:
      let read = try BoardDocument(json: bytes)
      self.init(name: read.name, tags: read.tags, document: .life(read.board))
    default:
      let read = try PaintingDocument(json: bytes)
      self.init(name: read.name, tags: read.tags, document: .painting(read.painting))
    }
  }

  /// Encodes the document as UTF-8. Undone edits are omitted.
  public var json: [UInt8] {
    switch document {
    case .painting(let painting): PaintingDocument(name: name, tags: tags, painting: painting).json
    case .pixels(let art): PixelsDocument(name: name, tags: tags, art: art).json
    case .life(let board): BoardDocument(name: name, tags: tags, board: board).json
    }
  }

  /// Usually the first field; nil if it is missing or not a text.
  private static func format(of bytes: [UInt8]) throws(InterchangeError) -> String? {
    /// Stops reading once the format is known.
    var reader = JSONReader(bytes)
    var format: String?
    do throws(InterchangeError) {
      try reader.readObject { (reader, key) throws(InterchangeError) in
        guard key.name == "format" else {
          _ = try reader.readRawValue()
          return
        }
        format = try reader.readString()
        throw InterchangeError(Message(verbatim: "the format is known"))
      }
    } catch  where format != nil {
      return format
    } catch {
      // Reading it as a painting reports the problem.
      return nil
    }
    return format
  }
}
