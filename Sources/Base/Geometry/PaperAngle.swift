import Glibc

/// Angles on a paper, clockwise from the x axis.
public enum PaperAngle {
  /// −π…π.
  public static func radians(of offset: PaperVector) -> Double { atan2(offset.dy, offset.dx) }

  /// −180…180.
  public static func degrees(of offset: PaperVector) -> Double { radians(of: offset) * 180 / .pi }

  /// Of length 1.
  public static func direction(radians: Double) -> PaperVector {
    PaperVector(dx: cos(radians), dy: sin(radians))
  }

  /// Of length 1; quarters are exact.
  public static func direction(degrees: Double) -> PaperVector {
    switch degrees {
    case 0: PaperVector(dx: 1, dy: 0)
    case 90: PaperVector(dx: 0, dy: 1)
    case -90: PaperVector(dx: 0, dy: -1)
    default: direction(radians: degrees * .pi / 180)
    }
  }
}
