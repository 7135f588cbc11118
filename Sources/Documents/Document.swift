public import Base
import Life

/// What kind of thing an item of the collection is.
public enum ItemKind: String, CaseIterable, Sendable {
  case painting, pixels, life
}

/// An item of the collection with all that it holds.
public enum Document: Equatable, Sendable {
  case painting(Painting)
  case pixels(PixelArt)
  case life(Board)

  /// What nothing has been done to yet: a painting in the shape of its window, 16 × 16 cells, a board without edges.
  public init(blank kind: ItemKind) {
    self =
      switch kind {
      case .painting: .painting(Painting())
      case .pixels: .pixels(PixelArt(PixelPicture(size: CellSize(width: 16, height: 16))))
      case .life: .life(Board(LifeWorld()))
      }
  }

  public var kind: ItemKind {
    switch self {
    case .painting: .painting
    case .pixels: .pixels
    case .life: .life
    }
  }

  public var outline: DocumentOutline {
    switch self {
    case .painting(let painting): painting.outline
    case .pixels(let art): art.outline
    case .life(let board): board.outline
    }
  }
}

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
