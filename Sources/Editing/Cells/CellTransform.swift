import Base
public import Documents

/// Scaling, shearing and rotation of cells about their centre, in this order.
public struct CellTransform: Equatable, Sendable {
  /// The allowed scale of an axis.
  public static let allowedScale = 0.05...16.0
  /// The offset of each row to the right of the one above, in columns.
  public static let allowedShear = -4.0...4.0

  /// The horizontal scale, within `allowedScale`.
  public var scaleX = 1.0
  /// The vertical scale, within `allowedScale`.
  public var scaleY = 1.0
  /// The offset of each row to the right of the one above, in columns, within `allowedShear`.
  public var shear = 0.0
  /// Clockwise.
  public var degrees = 0.0
  /// The method of computing the new cells.
  public var quality = ScalingQuality.rotSprite

  /// Creates the transformation that changes nothing.
  public init() {}

  /// - Returns: nil if the result would be empty or too large.
  func made(of cells: FloatingCells) -> FloatingCells? {
    let map = LinearMap(scale: (scaleX, scaleY), shear: shear, radians: degrees * .pi / 180)
    return cells.mapped(by: map, quality: quality)
  }
}
