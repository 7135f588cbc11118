public import Base

/// What is seen at one moment of a replay.
public struct ReplayFrame: Equatable, Sendable {
  /// The lowest first; the last one of a layer may be a part of a line that is being drawn.
  public let elements: ChunkedArray<PaintingElement>
  public let layers: [Layer]
  public let background: Background
  /// Of the paper at that moment.
  public let aspectRatio: AspectRatio
}
