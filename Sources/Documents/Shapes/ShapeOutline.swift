public import Base

/// The lines that draw shapes between two opposite corners.
public enum ShapeOutline {
  /// So many corners that no eye finds one on a screen.
  private static let ellipseSegments = 180

  static let rectanglePointCount = 6
  static let ellipsePointCount = ellipseSegments + 2

  /// Begins in the middle of the first side, so that all four corners are joins.
  public static func rectangle(from a: PaperPoint, to b: PaperPoint) -> [PaperPoint] {
    [
      PaperPoint(x: (a.x + b.x) / 2, y: a.y), PaperPoint(x: b.x, y: a.y), b,
      PaperPoint(x: a.x, y: b.y), a, PaperPoint(x: (a.x + b.x) / 2, y: a.y),
    ]
  }

  /// Begins at the right end of the axis and goes once round, and on by one segment, so that it closes with a
  /// join.
  public static func ellipse(from a: PaperPoint, to b: PaperPoint) -> [PaperPoint] {
    let center = a.point(0.5, towards: b)
    return (0...ellipseSegments + 1).map { step in
      let direction = PaperAngle.direction(
        radians: 2 * .pi * Double(step % ellipseSegments) / Double(ellipseSegments))
      return PaperPoint(
        x: center.x + direction.dx * abs(b.x - a.x) / 2,
        y: center.y + direction.dy * abs(b.y - a.y) / 2)
    }
  }
}
