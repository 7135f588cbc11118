import Glibc

/// A position on a paper, relative to its corner, in lengths of its longer side: units are equal in both directions, so
/// that squares are square.
public struct PaperPoint: Equatable, Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the upper edge.
  public var y: Double

  /// Creates a position by its distances from the edges; it may be off the paper.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Converts a position that is relative to both sides of a paper of a shape.
  public init(_ point: UnitPoint, on paper: AspectRatio) {
    let size = paper.paperSize
    self.init(x: point.x * size.dx, y: point.y * size.dy)
  }

  /// Returns the position relative to both sides of a paper of a shape.
  public func unitPoint(on paper: AspectRatio) -> UnitPoint {
    let size = paper.paperSize
    return UnitPoint(x: x / size.dx, y: y / size.dy)
  }

  public static func + (point: PaperPoint, offset: PaperVector) -> PaperPoint {
    PaperPoint(x: point.x + offset.dx, y: point.y + offset.dy)
  }

  public static func - (end: PaperPoint, start: PaperPoint) -> PaperVector {
    PaperVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// Interpolates towards another point: 0 is this one, 1 the other.
  public func point(_ fraction: Double, towards other: PaperPoint) -> PaperPoint {
    PaperPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

extension AspectRatio {
  /// The width and height of the paper in lengths of its longer side.
  public var paperSize: PaperVector {
    value >= 1 ? PaperVector(dx: 1, dy: 1 / value) : PaperVector(dx: value, dy: 1)
  }
}

/// A displacement on a paper in lengths of its longer side.
public struct PaperVector: Equatable, Hashable, Sendable {
  /// The part to the right.
  public var dx: Double
  /// The part downwards.
  public var dy: Double

  /// Creates a displacement to the right and downwards.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// No displacement.
  public static let zero = PaperVector(dx: 0, dy: 0)

  /// The Euclidean length.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  public static prefix func - (offset: PaperVector) -> PaperVector {
    PaperVector(dx: -offset.dx, dy: -offset.dy)
  }

  public static func + (offset: PaperVector, other: PaperVector) -> PaperVector {
    PaperVector(dx: offset.dx + other.dx, dy: offset.dy + other.dy)
  }

  public static func - (offset: PaperVector, other: PaperVector) -> PaperVector {
    PaperVector(dx: offset.dx - other.dx, dy: offset.dy - other.dy)
  }

  public static func * (offset: PaperVector, factor: Double) -> PaperVector {
    PaperVector(dx: offset.dx * factor, dy: offset.dy * factor)
  }

  /// The dot product.
  public func dot(_ other: PaperVector) -> Double { dx * other.dx + dy * other.dy }
}

/// Angles on a paper, clockwise from the x axis.
public enum PaperAngle {
  /// −π…π.
  public static func radians(of offset: PaperVector) -> Double { atan2(offset.dy, offset.dx) }

  /// −180…180.
  public static func degrees(of offset: PaperVector) -> Double { radians(of: offset) * 180 / .pi }

  /// The unit vector at an angle.
  public static func direction(radians: Double) -> PaperVector {
    PaperVector(dx: cos(radians), dy: sin(radians))
  }

  /// The unit vector at an angle; exact for quarter turns.
  public static func direction(degrees: Double) -> PaperVector {
    switch degrees {
    case 0: PaperVector(dx: 1, dy: 0)
    case 90: PaperVector(dx: 0, dy: 1)
    case -90: PaperVector(dx: 0, dy: -1)
    default: direction(radians: degrees * .pi / 180)
    }
  }
}
