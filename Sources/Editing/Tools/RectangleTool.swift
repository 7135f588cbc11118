import Base
import Documents

extension DrawingTool {
  /// A rectangle from any corner to the opposite one, with sharp corners or round ones, or a polygon.
  public static let rectangle = DrawingTool(
    .rectangle, kind: .rubberBand(.rectangle),
    options: [.mode([.sharpCorners, .roundCorners, .polygon]), .dash, .symmetry])
}

extension RubberBandShape {
  /// A square where it is constrained.
  public static let rectangle = RubberBandShape(
    .rectangle, measure: .size, constrained: square)

  /// A square with round corners where it is constrained.
  public static let rounded = RubberBandShape(
    .rounded, measure: .size, constrained: square)

  /// As wide as high: the longer way counts.
  static func square(_ offset: PaperVector) -> PaperVector {
    let side = max(abs(offset.dx), abs(offset.dy))
    return PaperVector(dx: offset.dx < 0 ? -side : side, dy: offset.dy < 0 ? -side : side)
  }
}
