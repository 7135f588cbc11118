public import Documents

/// A painting with its name in the interchange format `filbert-painting`: written in version 2, or in the one that
/// first has its shapes, and read in all.
///
///     let document = try PaintingDocument(json: bytes)
///     library.add(document.painting, name: document.name ?? "Painting 1", at: now)
public struct PaintingDocument: Equatable, Sendable {
  /// What the format calls itself.
  public static let format = "filbert-painting"
  /// The newest version of the format that is understood.
  public static let version = max(2, ShapeVersions.newest.interchange)

  /// The version that it is written in: programs that know no newer one read it.
  var version: Int {
    painting.elements.lazy.compactMap {
      if case .shape(let kind, _, _) = $0.content { kind.form.versions.interchange } else { nil }
    }.reduce(2, max)
  }

  /// Nil where the document has none.
  public var name: String?
  public var tags: [ItemTag]
  public var painting: Painting

  public init(name: String? = nil, tags: [ItemTag] = [], painting: Painting) {
    self.name = name
    self.tags = tags
    self.painting = painting
  }

  /// Reads a document: its elements become the base of a painting of a fixed shape.
  ///
  /// - Complexity: linear; a million small elements take a few seconds.
  public init(json bytes: [UInt8]) throws(InterchangeError) {
    var reader = JSONReader(bytes)
    self = try PaintingFields(from: &reader).document()
  }

  /// The document as UTF-8, each element on a line of its own. Undone edits are left out.
  public var json: [UInt8] {
    var writer = PaintingWriter(elementCount: painting.elements.count)
    writer.write(self)
    return writer.bytes
  }
}
