/// A position on a painting, 0…1 across its width and height for any shape.
///
/// Positions off the paper are outside 0…1 and are kept.
public struct UnitPoint: Equatable, Hashable, Sendable {
  /// The fraction of the width from the left edge.
  public var x: Double
  /// The fraction of the height from the upper edge.
  public var y: Double

  /// Creates a position by its fractions of width and height.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A position with an offset type: positions differ by offsets.
public protocol AffinePoint: Equatable, Sendable {
  /// The difference of two positions.
  associatedtype Offset: Sendable
  static func - (place: Self, other: Self) -> Offset
  static func + (place: Self, offset: Offset) -> Self
}

extension PaperPoint: AffinePoint { public typealias Offset = PaperVector }
extension CellPosition: AffinePoint { public typealias Offset = CellPosition }

extension UnitPoint: AffinePoint {
  /// The difference in fractions of width and height.
  public typealias Offset = UnitPoint

  public static func - (point: UnitPoint, other: UnitPoint) -> UnitPoint {
    UnitPoint(x: point.x - other.x, y: point.y - other.y)
  }

  public static func + (point: UnitPoint, offset: UnitPoint) -> UnitPoint {
    UnitPoint(x: point.x + offset.x, y: point.y + offset.y)
  }
}
