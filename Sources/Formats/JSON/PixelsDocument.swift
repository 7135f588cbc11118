public import Documents

/// Pixel art with its name in the interchange format `filbert-pixels`: version 5 has true colour, version 4 what other
/// programs say, version 2 layers, with cels in the frames; version 1, with a single layer's cells in each frame, is
/// written if sufficient, and always supported.
public struct PixelsDocument: Equatable, Sendable {
  /// The identifier of the format.
  public static let format = "filbert-pixels"
  /// The newest supported version of the format.
  public static let version = 5

  /// Nil if the document has none.
  public var name: String?
  /// The tags of the item.
  public var tags: [ItemTag]
  /// The sprite with its palette, layers and frames.
  public var art: PixelArt

  /// Creates a document to be written; pixel art without a name has none in the file.
  public init(name: String? = nil, tags: [ItemTag] = [], art: PixelArt) {
    self.name = name
    self.tags = tags
    self.art = art
  }

  /// Reads a document as pixel art without history.
  public init(json bytes: [UInt8]) throws(InterchangeError) {
    var reader = JSONReader(bytes)
    self = try PixelFields(from: &reader).document()
  }

  /// Encodes the document as UTF-8, with a row of cells per line. Undone steps are omitted.
  public var json: [UInt8] {
    var writer = PixelWriter()
    writer.write(self)
    return writer.bytes
  }
}
