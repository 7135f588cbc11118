public import Base
import Life

/// The kind of an item of the collection.
public enum ItemKind: String, CaseIterable, Sendable {
  case painting, pixels, life
}

/// An item of the collection with its whole content.
public enum Document: Equatable, Sendable {
  case painting(Painting)
  case pixels(PixelArt)
  case life(Board)

  /// Creates an untouched document: a painting in the shape of its window, 16 × 16 cells, or a board without edges.
  public init(blank kind: ItemKind) {
    self =
      switch kind {
      case .painting: .painting(Painting())
      case .pixels: .pixels(PixelArt(Sprite(size: CellSize(width: 16, height: 16))))
      case .life: .life(Board(LifeWorld()))
      }
  }

  /// The kind of its content.
  public var kind: ItemKind {
    switch self {
    case .painting: .painting
    case .pixels: .pixels
    case .life: .life
    }
  }

  /// The summary of its content, for the list of the collection.
  public var summary: DocumentSummary {
    switch self {
    case .painting(let painting): painting.summary
    case .pixels(let art): art.summary
    case .life(let board): board.summary
    }
  }
}

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
