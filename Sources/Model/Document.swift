/// What kind of thing an item of the collection is.
public enum ItemKind: String, CaseIterable, Sendable {
  case painting, pixels
}

/// An item of the collection with all that it holds.
public enum Document: Equatable, Sendable {
  case painting(Painting)
  case pixels(PixelArt)

  public var kind: ItemKind {
    switch self {
    case .painting: .painting
    case .pixels: .pixels
    }
  }

  public var outline: DocumentOutline {
    switch self {
    case .painting(let painting): painting.outline
    case .pixels(let art): art.outline
    }
  }
}
