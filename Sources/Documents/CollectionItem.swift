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

/// Names an item of the collection, in the library and on the command line, for ever.
public struct ItemID: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let number: Int64

  public init(_ number: Int64) { self.number = number }

  /// Nil unless the text is a positive whole number.
  public init?(_ text: String) {
    guard let number = Int64(text), number > 0 else { return nil }
    self.number = number
  }

  public var description: String { String(number) }

  public static func < (a: ItemID, b: ItemID) -> Bool { a.number < b.number }
}

/// How the collection is sorted.
public enum CollectionOrder: String, CaseIterable, Equatable, Sendable {
  /// Names in alphabetical order, numbers within them by value.
  case name
  /// Newest first.
  case created
  /// Last changed first.
  case modified
}
