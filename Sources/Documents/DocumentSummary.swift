public import Base

/// Metadata available without reading the content.
public struct DocumentSummary: Equatable, Sendable {
  /// The shape of the paper.
  public var shape: PaperShape
  /// The physical length of the longer side of a painting's paper, or nil if only its shape is known.
  public var paperLength: PaperLength?
  /// The colour of an empty paper, which is white unless it is a painting.
  public var backgroundColor: InkColor
  /// The number of a painting's strokes, of frames of pixel art, or of a board's living cells.
  public var elementCount: Int
  /// In cells; nil unless it is pixel art.
  public var gridSize: CellSize?

  /// Creates a summary; only pixel art gives the size of its grid.
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
