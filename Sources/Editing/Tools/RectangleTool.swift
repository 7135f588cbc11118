import Base
import Documents

extension DrawingTool {
  /// A rectangle from any corner to the opposite one.
  public static let rectangle = DrawingTool(
    .rectangle, way: .rubberBand(.rectangle))
}

extension RubberBandShape {
  /// A square where it is constrained.
  static let rectangle = RubberBandShape(
    .rectangle, measure: .size, constrained: square)

  /// As wide as high: the longer way counts.
  static func square(_ way: PaperVector) -> PaperVector {
    let side = max(abs(way.dx), abs(way.dy))
    return PaperVector(dx: way.dx < 0 ? -side : side, dy: way.dy < 0 ? -side : side)
  }
}
