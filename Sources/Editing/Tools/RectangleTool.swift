import Texts
import Base
import Documents

extension DrawingTool {
  /// A rectangle from any corner to the opposite one, with sharp or round corners, or a polygon.
  public static let rectangle = DrawingTool(
    .rectangle, .rectangle, kind: .rubberBand(.rectangle),
    options: [.mode([.sharpCorners, .roundCorners, .polygon]), .count, .dash, .symmetry],
    modeTip: \.cornersTip)
}

extension ToolMode {
  /// Draws rectangles with sharp corners.
  public static let sharpCorners = ToolMode("sharpCorners", .rectangle, \.rectangle)

  /// Draws rectangles with quarter circles for corners.
  public static let roundCorners = ToolMode(
    "roundCorners", .roundedRectangle, \.roundedRectangle, numbers: ShapeKind.rounded.form.numbers
  ) { tool, context in ShapeGesture(context.settings.counted(.rounded, of: tool), in: context) }

  /// Draws a polygon, a corner with each click.
  public static let polygon = ToolMode("polygon", .polygon, \.polygon) { _, context in
    PolygonGesture(in: context)
  }
}

extension CommandName {
  /// The tool that draws rectangles.
  public static var rectangle: Self { Self(ShapeKind.rectangle.name) }
}
