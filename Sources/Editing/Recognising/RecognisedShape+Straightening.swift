import Base

extension RecognisedShape {
  /// The shape, made level or upright if it nearly is.
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
  /// The sine of 5°: the hand is less precise about an ellipse's axis than about a side.
  private static let nearlyForEllipses = 0.0872

  /// Returns the nearest of the four straight directions, or nil if none is near.
  private static func straight(_ way: PaperVector, within sine: Double) -> PaperVector? {
    if abs(way.dy) <= sine * way.length { return PaperVector(dx: way.dx < 0 ? -1 : 1, dy: 0) }
    if abs(way.dx) <= sine * way.length { return PaperVector(dx: 0, dy: way.dy < 0 ? -1 : 1) }
    return nil
  }
}
