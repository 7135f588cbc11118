import Base
import Documents

extension DrawingTool {
  /// A rectangle from any corner to the opposite one, with sharp corners or round ones, or a polygon.
  public static let rectangle = DrawingTool(
    .rectangle, .rectangle, kind: .rubberBand(.rectangle),
    options: [.mode([.sharpCorners, .roundCorners, .polygon]), .dash, .symmetry])
}
