import Base
import Glibc

/// Angles on a dial, clockwise from the x axis, in radians.
enum Turn {
  static func sine(_ angle: Double) -> Double { sin(angle) }
  static func cosine(_ angle: Double) -> Double { cos(angle) }

  static func point(around center: ViewPoint, radius: Double, angle: Double) -> ViewPoint {
    ViewPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  static func angle(from center: ViewPoint, to point: ViewPoint) -> Double {
    atan2(point.y - center.y, point.x - center.x)
  }

  /// Returns the equivalent angle within −π…π.
  static func wrapped(_ angle: Double) -> Double {
    var angle = angle.truncatingRemainder(dividingBy: 2 * .pi)
    if angle > .pi { angle -= 2 * .pi }
    if angle < -.pi { angle += 2 * .pi }
    return angle
  }
}
