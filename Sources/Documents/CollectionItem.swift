public import Base

/// A point in time: milliseconds since 1970, UTC.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// The milliseconds since the beginning of 1970; negative before it.
  public var milliseconds: Int64

  /// Creates the point in time that a library or file has stored.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  public static func < (a: Timestamp, b: Timestamp) -> Bool { a.milliseconds < b.milliseconds }
}

/// The collection's metadata of a document, available without opening it.
public struct CollectionItem: Equatable, Sendable {
  public let id: ItemID
  /// The kind of document, which never changes.
  public let kind: ItemKind
  /// The name as the user wrote it; several items may have the same.
  public var name: String
  /// The shape of the paper, or of the picture of a document without one.
  public var aspectRatio: AspectRatio
  /// The number of a painting's strokes, of frames of pixel art, or of a board's living cells.
  public var elementCount: Int
  /// In cells; nil unless the item is pixel art.
  public var gridSize: CellSize?
  /// The time when it was created or imported.
  public var createdAt: Timestamp
  /// The time of its last change.
  public var modifiedAt: Timestamp
  /// Grows with each change of the picture: equal revisions look equal.
  public var revision: Int64
  /// Whether it is in the trash, and so hidden from the collection.
  public var isTrashed: Bool
  /// In their stored order, without duplicates.
  public var tags: [ItemTag]

  /// Creates an item as a library lists it: a painting without tags unless said otherwise.
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

/// The permanent identifier of an item in the library and on the command line.
public struct ItemID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number that the library gave it, which is not reused.
  public let number: Int64

  /// Creates the identifier of a number, whether an item has it or not.
  public init(_ number: Int64) { self.number = number }

  /// Returns nil unless the text is a positive whole number.
  public init?(_ text: String) {
    guard let number = Int64(text), number > 0 else { return nil }
    self.number = number
  }

  public var description: String { String(number) }

  public static func < (a: ItemID, b: ItemID) -> Bool { a.number < b.number }
}

/// The sort order of the collection.
public enum CollectionOrder: String, CaseIterable, Equatable, Sendable {
  /// Alphabetical, with numbers in names compared by value.
  case name
  /// Newest first.
  case created
  /// Most recently changed first.
  case modified
}
