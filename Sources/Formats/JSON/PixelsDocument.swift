public import Documents

/// Pixel art with its name in the interchange format `filbert-pixels`: version 2 has layers, whose cels its frames
/// hold; version 1, with the cells of one layer in each frame, is written where that says it all, and read for ever.
public struct PixelsDocument: Equatable, Sendable {
  /// What the format calls itself.
  public static let format = "filbert-pixels"
  /// The newest version of the format that is understood.
  public static let version = 3

  /// Nil where the document has none.
  public var name: String?
  public var tags: [ItemTag]
  public var art: PixelArt

  public init(name: String? = nil, tags: [ItemTag] = [], art: PixelArt) {
    self.name = name
    self.tags = tags
    self.art = art
  }

  /// Reads a document: its frames are there from the beginning.
  public init(json bytes: [UInt8]) throws(InterchangeError) {
    var reader = JSONReader(bytes)
    self = try PixelFields(from: &reader).document()
  }

  /// The document as UTF-8, each row of cells on a line of its own. Undone steps are left out.
  public var json: [UInt8] {
    var writer = PixelWriter()
    writer.write(self)
    return writer.bytes
  }
}
