import Base

/// An elliptical arc between two points.
///
/// Source: SVG 1.1, appendix F.6, "Elliptical arc implementation notes".
struct SVGArc {
  private let center: PaperPoint
  private let radii: (x: Double, y: Double)
  private let axis: PaperVector
  private let from: Double
  private let sweep: Double

  /// Returns nil for an arc that is a straight line, or empty.
  init?(
    from start: PaperPoint, to end: PaperPoint, radii: (Double, Double), degrees: Double,
    isLarge: Bool, isClockwise: Bool
  ) {
    var (rx, ry) = (abs(radii.0), abs(radii.1))
    guard rx > 0, ry > 0, start != end else { return nil }
    axis = PaperAngle.direction(degrees: degrees)
    let half = (start - end) * 0.5
    let x = axis.dx * half.dx + axis.dy * half.dy
    let y = axis.dx * half.dy - axis.dy * half.dx
    let lambda = x * x / (rx * rx) + y * y / (ry * ry)
    if lambda > 1 {
      rx *= lambda.squareRoot()
      ry *= lambda.squareRoot()
    }
    let (a, b) = (rx * rx * y * y, ry * ry * x * x)
    guard a + b > 0 else { return nil }
    let root = max(0, (rx * rx * ry * ry - a - b) / (a + b)).squareRoot()
    let sign: Double = isLarge == isClockwise ? -1 : 1
    let (cx, cy) = (sign * root * rx * y / ry, -sign * root * ry * x / rx)
    center = PaperPoint(
      x: axis.dx * cx - axis.dy * cy + (start.x + end.x) / 2,
      y: axis.dy * cx + axis.dx * cy + (start.y + end.y) / 2)
    self.radii = (rx, ry)
    let first = PaperAngle.radians(of: PaperVector(dx: (x - cx) / rx, dy: (y - cy) / ry))
    let last = PaperAngle.radians(of: PaperVector(dx: (-x - cx) / rx, dy: (-y - cy) / ry))
    from = first
    var turn = last - first
    if isClockwise, turn < 0 { turn += 2 * .pi }
    if !isClockwise, turn > 0 { turn -= 2 * .pi }
    sweep = turn
  }

  /// The distance of the controls of a quarter circle of radius 1 from its ends.
  static let quarterReach = 4.0 / 3 * (2.0.squareRoot() - 1)

  /// Cubic curves along the arc, each up to a quarter: two controls and an end for each. The error is less than a
  /// 3,600th of the radius.
  var curves: [(PaperPoint, PaperPoint, PaperPoint)] {
    let count = max((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up), 1)
    guard count.isFinite else { return [] }
    let turn = sweep / count
    let quarter = PaperAngle.direction(radians: turn / 4)
    let reach = 4.0 / 3 * quarter.dy / quarter.dx
    return (0..<Int(saturating: count)).map { index in
      let start = PaperAngle.direction(radians: from + turn * Double(index))
      let end = PaperAngle.direction(radians: from + turn * Double(index + 1))
      return (
        point(start + PaperVector(dx: -start.dy, dy: start.dx) * reach),
        point(end - PaperVector(dx: -end.dy, dy: end.dx) * reach), point(end)
      )
    }
  }

  /// The point at an offset from the centre, in radii.
  private func point(_ offset: PaperVector) -> PaperPoint {
    let (x, y) = (radii.x * offset.dx, radii.y * offset.dy)
    return PaperPoint(
      x: center.x + axis.dx * x - axis.dy * y, y: center.y + axis.dy * x + axis.dx * y)
  }
}
