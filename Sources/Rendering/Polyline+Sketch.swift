public import Canvas
import Geometry
import Ink

extension Polyline {
  /// Draws the line as one path, wherever it lies: nearly what a picture shows, for where that is not
  /// at hand.
  ///
  /// - Parameter background: what lies under the ink where it is drawn, too; nil on ink alone.
  public func sketch(
    in context: DrawingContext, x: Double, y: Double, over background: Color? = nil
  ) {
    context.saved {
      context.setInk(of: pen, over: background)
      if let first = points.first, isDot {
        context.fillDot(at: first, pen: pen, offsetX: x, offsetY: y)
      } else {
        context.setLine(of: pen)
        context.polyline(points[...], offsetX: x, offsetY: y)
        context.stroke()
      }
    }
  }
}
