public import Base

/// A moment: milliseconds since 1970, UTC.
public struct Timestamp: Hashable, Comparable, Sendable {
  public var milliseconds: Int64

  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  public static func < (a: Timestamp, b: Timestamp) -> Bool { a.milliseconds < b.milliseconds }
}

/// What the collection knows of a document without opening it.
public struct CollectionItem: Equatable, Sendable {
  public let id: ItemID
  public let kind: ItemKind
  public var name: String
  public var aspectRatio: AspectRatio
  /// Strokes of a painting, frames of pixel art, living cells of a board.
  public var elementCount: Int
  /// In cells; nil for all but pixel art.
  public var gridSize: CellSize?
  public var createdAt: Timestamp
  public var modifiedAt: Timestamp
  /// Grows with each change of the picture: equal revisions look equal.
  public var revision: Int64
  public var isTrashed: Bool
  /// In the order in which they are kept, none of them twice.
  public var tags: [ItemTag]

  public init(
    id: ItemID, kind: ItemKind = .painting, name: String, aspectRatio: AspectRatio,
    elementCount: Int, gridSize: CellSize? = nil, createdAt: Timestamp, modifiedAt: Timestamp,
    revision: Int64, isTrashed: Bool, tags: [ItemTag] = []
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.aspectRatio = aspectRatio
    self.elementCount = elementCount
    self.gridSize = gridSize
    self.createdAt = createdAt
    self.modifiedAt = modifiedAt
    self.revision = revision
    self.isTrashed = isTrashed
    self.tags = tags
  }
}
