import Base
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
