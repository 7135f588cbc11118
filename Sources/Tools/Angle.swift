import Geometry
import Glibc

/// Angles, clockwise from the x axis, in radians.
enum Angle {
  static func of(_ way: PaperVector) -> Double { atan2(way.dy, way.dx) }

  static func direction(_ angle: Double) -> PaperVector {
    PaperVector(dx: cos(angle), dy: sin(angle))
  }
}
