/// A way on a paper in lengths of its longer side.
public struct PaperVector: Equatable, Hashable, Sendable {
  public var dx: Double
  public var dy: Double

  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  public static let zero = PaperVector(dx: 0, dy: 0)

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

  /// The scalar product.
  public func dot(_ other: PaperVector) -> Double { dx * other.dx + dy * other.dy }
}
