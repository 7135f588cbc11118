public import Documents

/// A painting as it could be read.
public struct PaintingReading: Equatable, Sendable {
  public let item: CollectionItem
  /// With its history; without the strokes that are lost.
  public let painting: Painting
  /// Strokes that are missing or do not match their checksums, those that could be redone included.
  public let unreadableStrokeCount: Int
}
