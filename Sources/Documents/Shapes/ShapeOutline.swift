public import Base

/// The lines that draw shapes between two opposite corners.
public enum ShapeOutline {
  /// So many corners that no eye finds one on a screen.
  private static let ellipseSegments = 180

  /// Of each round corner.
  static let cornerSegments = 24
  /// The radius of round corners, in lengths of the shorter side.
  private static let roundness = 0.2

  static let rectanglePointCount = 6
  static let roundedPointCount = 4 * (cornerSegments + 1) + 2
  static let ellipsePointCount = ellipseSegments + 2

  /// Begins in the middle of the first side, so that all four corners are joins.
  public static func rectangle(from a: PaperPoint, to b: PaperPoint) -> [PaperPoint] {
    [
      PaperPoint(x: (a.x + b.x) / 2, y: a.y), PaperPoint(x: b.x, y: a.y), b,
      PaperPoint(x: a.x, y: b.y), a, PaperPoint(x: (a.x + b.x) / 2, y: a.y),
    ]
  }

  /// Of a rectangle's round corners.
  static func radius(_ width: Double, _ height: Double) -> Double {
    roundness * min(abs(width), abs(height))
  }

  /// Begins in the middle of the upper side, whichever corners are given, and goes once round clockwise.
  public static func rounded(from a: PaperPoint, to b: PaperPoint) -> [PaperPoint] {
    let center = a.point(0.5, towards: b)
    let radius = radius(b.x - a.x, b.y - a.y)
    let (x, y) = (abs(b.x - a.x) / 2, abs(b.y - a.y) / 2)
    let start = PaperPoint(x: center.x, y: center.y - y)
    let corners = [(1.0, -1.0), (1, 1), (-1, 1), (-1, -1)].enumerated().flatMap { index, corner in
      (0...cornerSegments).map { step in
        let part = Double(index - 1) + Double(step) / Double(cornerSegments)
        let direction = PaperAngle.direction(radians: .pi / 2 * part)
        return PaperPoint(
          x: center.x + corner.0 * (x - radius) + direction.dx * radius,
          y: center.y + corner.1 * (y - radius) + direction.dy * radius)
      }
    }
    return [start] + corners + [start]
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
