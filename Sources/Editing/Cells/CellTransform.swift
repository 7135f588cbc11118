import Base
public import Documents

/// How cells are scaled, sheared and turned, in this order, about their middle.
public struct CellTransform: Equatable, Sendable {
  /// What an axis may be scaled by.
  public static let allowedScale = 0.05...16.0
  /// Columns to the right in each row downwards.
  public static let allowedShear = -4.0...4.0

  public var scaleX = 1.0
  public var scaleY = 1.0
  public var shear = 0.0
  /// Clockwise.
  public var degrees = 0.0
  public var quality = ScalingQuality.rotSprite

  public init() {}

  /// - Returns: nil where nothing would be left, or too much would come of it.
  func made(of cells: FloatingCells) -> FloatingCells? {
    let map = LinearMap(scale: (scaleX, scaleY), shear: shear, radians: degrees * .pi / 180)
    return cells.mapped(by: map, quality: quality)
  }
}
