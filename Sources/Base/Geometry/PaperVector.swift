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

  public static prefix func - (way: PaperVector) -> PaperVector {
    PaperVector(dx: -way.dx, dy: -way.dy)
  }

  public static func - (way: PaperVector, other: PaperVector) -> PaperVector {
    PaperVector(dx: way.dx - other.dx, dy: way.dy - other.dy)
  }

  public static func * (way: PaperVector, factor: Double) -> PaperVector {
    PaperVector(dx: way.dx * factor, dy: way.dy * factor)
  }

  /// The scalar product.
  public func dot(_ other: PaperVector) -> Double { dx * other.dx + dy * other.dy }
}
