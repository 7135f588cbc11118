import Base
public import Documents

/// A painting with its name in the interchange format `filbert-painting`: written in version 2, or the first one that
/// supports its shapes, and read in all versions.
///
///     let document = try PaintingDocument(json: bytes)
///     library.add(document.painting, name: document.name ?? "Painting 1", at: now)
public struct PaintingDocument: Equatable, Sendable {
  /// The identifier of the format.
  public static let format = "filbert-painting"
  /// The newest supported version of the format.
  public static let version = max(6, ShapeVersions.newest.interchange)

  /// The version to write, as old as possible for other programs.
  var version: Int {
    painting.pages.lazy.flatMap(\.elements).compactMap {
      if $0.label?.course != nil { return 6 }
      if $0.content.path != nil || $0.label != nil { return 3 }
      if $0.style.kind != .pen || $0.style.lightestOpacity != 1 || $0.style.heads.isRecent {
        return 3
      }
      return if case .shape(let kind, _, _) = $0.content { kind.form.versions.interchange } else {
        nil
      }
    }.reduce(2, max)
  }

  /// Nil if the document has none.
  public var name: String?
  /// The tags of the item.
  public var tags: [ItemTag]
  /// The painting with its elements in effect.
  public var painting: Painting

  /// Creates a document to be written; a painting without a name has none in the file.
  public init(name: String? = nil, tags: [ItemTag] = [], painting: Painting) {
    self.name = name
    self.tags = tags
    self.painting = painting
  }

  /// Reads a document as a painting of fixed shape without history.
  ///
  /// - Complexity: O(*n*); a million small elements take a few seconds.
  public init(json bytes: [UInt8]) throws(InterchangeError) {
    var reader = JSONReader(bytes)
    self = try PaintingFields(from: &reader).document()
  }

  /// Encodes the document as UTF-8, with an element per line. Undone edits are omitted.
  public var json: [UInt8] {
    var writer = PaintingWriter(elementCount: painting.summary.elementCount)
    writer.write(self)
    return writer.bytes
  }
}

extension LineHeads {
  /// Whether version 2 has no such heads.
  fileprivate var isRecent: Bool {
    size != Self.usualSize || [start, end].contains { ![.none, .arrow, .dot, .bar].contains($0) }
  }
}
