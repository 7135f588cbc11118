public import Documents

/// A document as it could be read.
public struct DocumentReading: Equatable, Sendable {
  public let item: CollectionItem
  /// With its history; without what is lost.
  public let document: Document
  /// Strokes, or steps of pixel art or a board, that are missing or do not match their checksums, those that could be
  /// redone included.
  public let lostCount: Int
}

/// Pixel art as it could be read.
public struct PixelArtReading: Equatable, Sendable {
  public let item: CollectionItem
  /// With its history; without the steps that are lost.
  public let art: PixelArt
  /// Steps that are missing or do not match their checksums.
  public let lostStepCount: Int
}

/// A board as it could be read.
public struct BoardReading: Equatable, Sendable {
  public let item: CollectionItem
  /// With its history; without the steps that are lost.
  public let board: Board
  /// Steps that are missing or do not match their checksums.
  public let lostStepCount: Int
}

/// A painting as it could be read.
public struct PaintingReading: Equatable, Sendable {
  public let item: CollectionItem
  /// With its history; without the strokes that are lost.
  public let painting: Painting
  /// Strokes that are missing or do not match their checksums, those that could be redone included.
  public let unreadableStrokeCount: Int
}
