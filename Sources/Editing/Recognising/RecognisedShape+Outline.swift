public import Base
import Documents

extension RecognisedShape {
  /// The points of the line that draws it.
  ///
  /// Closed shapes with corners start in the middle of a side, so that all corners are joins.
  public var outline: [PaperPoint] {
    switch self {
    case .line(let from, let to): [from, to]
    case .arc(let arc): arc.outline
    case .circle(let center, let radius):
      Self.ellipse(
        center, PaperVector(dx: radius, dy: radius), axis: PaperVector(dx: 1, dy: 0))
    case .ellipse(let center, let radii, let axis): Self.ellipse(center, radii, axis: axis)
    case .rectangle(let center, let size, let axis):
      RectangleShape().outline(
        from: center + size * -0.5, to: center + size * 0.5
      ).map { PaperMap.rotation(to: axis, about: center)($0) }
    case .triangle(let a, let b, let c): Self.closed([a, b, c])
    case .polygon(let corners): Self.closed(corners)
    case .polyline(let corners): corners
    }
  }

  private static func ellipse(
    _ center: PaperPoint, _ radii: PaperVector, axis: PaperVector
  ) -> [PaperPoint] {
    EllipseShape().outline(from: center + -radii, to: center + radii)
      .map { PaperMap.rotation(to: axis, about: center)($0) }
  }

  private static func closed(_ corners: [PaperPoint]) -> [PaperPoint] {
    guard let first = corners.first, let last = corners.last else { return [] }
    let middle = last.point(0.5, towards: first)
    return [middle] + corners + [middle]
  }
}

extension CircleArc {
  /// As many segments as the same part of an ellipse.
  fileprivate var outline: [PaperPoint] {
    let segments = max(8, Int(saturating: (abs(sweep) / (2 * .pi) * 180).rounded(.up)))
    return (0...segments).map { point(Double($0) / Double(segments)) }
  }
}
