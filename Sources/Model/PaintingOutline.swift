public import Ink

/// What can be told of a painting without its strokes.
public struct PaintingOutline: Equatable, Sendable {
  public var shape: PaperShape
  public var backgroundColor: InkColor
  public var strokeCount: Int

  public init(shape: PaperShape, backgroundColor: InkColor, strokeCount: Int) {
    self.shape = shape
    self.backgroundColor = backgroundColor
    self.strokeCount = strokeCount
  }
}
