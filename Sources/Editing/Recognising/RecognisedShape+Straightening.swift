import Base

extension RecognisedShape {
  /// Level or upright where it nearly is.
  var straightened: RecognisedShape {
    switch self {
    case .line(let from, let to):
      let way = to - from
      guard let axis = Self.straight(way, within: Self.nearly) else { return self }
      return .line(from: from, to: from + axis * way.dot(axis))
    case .ellipse(let center, let radii, let axis):
      return .ellipse(
        center: center, radii: radii,
        axis: Self.straight(axis, within: Self.nearlyForEllipses) ?? axis)
    case .rectangle(let center, let size, let axis):
      return .rectangle(
        center: center, size: size, axis: Self.straight(axis, within: Self.nearly) ?? axis)
    case .arc, .circle, .triangle, .polygon, .polyline: return self
    }
  }

  /// The sine of 3°.
  private static let nearly = 0.0523
  /// The sine of 5°: a hand draws the axis of an ellipse less sharply than a side.
  private static let nearlyForEllipses = 0.0872

  /// The nearest of the four straight directions; nil if it is not near.
  private static func straight(_ way: PaperVector, within sine: Double) -> PaperVector? {
    if abs(way.dy) <= sine * way.length { return PaperVector(dx: way.dx < 0 ? -1 : 1, dy: 0) }
    if abs(way.dx) <= sine * way.length { return PaperVector(dx: 0, dy: way.dy < 0 ? -1 : 1) }
    return nil
  }
}
