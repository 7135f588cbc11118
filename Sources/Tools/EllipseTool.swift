import Geometry
import Model

extension DrawingTool {
  /// An ellipse in a rectangle from any corner to the opposite one.
  public static let ellipse = DrawingTool(
    .ellipse, key: "o", way: .rubberBand(.ellipse), strokeTool: .ellipse)
}

extension RubberBandShape {
  /// So many corners that no eye finds one on a screen.
  private static let segmentCount = 180

  /// The outline begins at the right end of the axis and goes once round, and on by one segment, so that it
  /// closes with a join; a circle where it is constrained.
  static let ellipse = RubberBandShape(measure: .size, constrained: square) { a, b in
    let center = PaperPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    return (0...segmentCount + 1).map { step in
      let direction = PaperAngle.direction(radians: 2 * .pi * Double(step) / Double(segmentCount))
      return PaperPoint(
        x: center.x + direction.dx * abs(b.x - a.x) / 2,
        y: center.y + direction.dy * abs(b.y - a.y) / 2)
    }
  }
}
