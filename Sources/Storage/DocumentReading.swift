public import Documents

/// A document as far as it could be read.
public struct DocumentReading: Equatable, Sendable {
  /// The item as the library lists it.
  public let item: CollectionItem
  /// With its history; without lost parts.
  public let document: Document
  /// The number of strokes, or steps of pixel art or a board, that are missing or fail their checksums, including
  /// undone ones.
  public let lostCount: Int
}

/// Pixel art as far as it could be read.
public struct PixelArtReading: Equatable, Sendable {
  /// The item as the library lists it.
  public let item: CollectionItem
  /// With its history; without lost steps.
  public let art: PixelArt
  /// The number of steps that are missing or fail their checksums.
  public let lostStepCount: Int
}

/// A board as far as it could be read.
public struct BoardReading: Equatable, Sendable {
  /// The item as the library lists it.
  public let item: CollectionItem
  /// With its history; without lost steps.
  public let board: Board
  /// The number of steps that are missing or fail their checksums.
  public let lostStepCount: Int
}

/// A painting as far as it could be read.
public struct PaintingReading: Equatable, Sendable {
  /// The item as the library lists it.
  public let item: CollectionItem
  /// With its history; without lost strokes.
  public let painting: Painting
  /// The number of strokes that are missing or fail their checksums, including undone ones.
  public let unreadableStrokeCount: Int
}
