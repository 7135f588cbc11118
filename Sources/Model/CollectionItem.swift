public import Geometry

/// A moment: milliseconds since 1970, UTC.
public struct Timestamp: Hashable, Comparable, Sendable {
  public var milliseconds: Int64

  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  public static func < (a: Timestamp, b: Timestamp) -> Bool { a.milliseconds < b.milliseconds }
}

/// What the collection knows of a painting without opening it.
public struct CollectionItem: Equatable, Sendable {
  public let id: ItemID
  public var name: String
  public var aspectRatio: AspectRatio
  public var strokeCount: Int
  public var createdAt: Timestamp
  public var modifiedAt: Timestamp
  /// Grows with each change of the picture: equal revisions look equal.
  public var revision: Int64
  public var isTrashed: Bool

  public init(
    id: ItemID, name: String, aspectRatio: AspectRatio, strokeCount: Int, createdAt: Timestamp,
    modifiedAt: Timestamp, revision: Int64, isTrashed: Bool
  ) {
    self.id = id
    self.name = name
    self.aspectRatio = aspectRatio
    self.strokeCount = strokeCount
    self.createdAt = createdAt
    self.modifiedAt = modifiedAt
    self.revision = revision
    self.isTrashed = isTrashed
  }
}
