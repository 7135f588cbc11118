extension RecognisedShape {
  /// The kind of a shape, for its name.
  public enum Kind: Equatable, Sendable {
    case line, arc, circle, ellipse, rectangle, triangle, polygon, polyline
  }

  /// The kind, without the measures.
  public var kind: Kind {
    switch self {
    case .line: .line
    case .arc: .arc
    case .circle: .circle
    case .ellipse: .ellipse
    case .rectangle: .rectangle
    case .triangle: .triangle
    case .polygon: .polygon
    case .polyline: .polyline
    }
  }
}
