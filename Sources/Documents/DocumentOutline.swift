public import Base

/// What can be told of a document without what it holds.
public struct DocumentOutline: Equatable, Sendable {
  public var shape: PaperShape
  /// How long the longer side of a painting's paper really is; nil for a shape alone.
  public var paperLength: PaperLength?
  public var backgroundColor: InkColor
  /// Strokes of a painting, frames of pixel art, living cells of a board.
  public var elementCount: Int
  /// In cells; nil for all but pixel art.
  public var gridSize: CellSize?

  public init(
    shape: PaperShape, paperLength: PaperLength? = nil, backgroundColor: InkColor,
    elementCount: Int, gridSize: CellSize? = nil
  ) {
    self.shape = shape
    self.paperLength = paperLength
    self.backgroundColor = backgroundColor
    self.elementCount = elementCount
    self.gridSize = gridSize
  }
}
