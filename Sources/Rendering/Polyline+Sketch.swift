public import Canvas
import Geometry
import Ink

extension Polyline {
  /// Draws the line as one path, wherever it lies: nearly what a picture shows, for where that is not
  /// at hand.
  public func sketch(in context: DrawingContext, x: Double, y: Double) {
    context.saved {
      context.setInk(of: pen)
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
