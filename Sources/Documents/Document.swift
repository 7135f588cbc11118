/// What kind of thing an item of the collection is.
public enum ItemKind: String, CaseIterable, Sendable {
  case painting, pixels, life
}

/// An item of the collection with all that it holds.
public enum Document: Equatable, Sendable {
  case painting(Painting)
  case pixels(PixelArt)
  case life(Board)

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
