import CCairo
public import Base

extension DrawingContext {
  /// Adds an open line through the points, moved by an offset.
  public func polyline(_ points: ArraySlice<PixelPoint>, offsetX: Double, offsetY: Double) {
    points.withUnsafeBufferPointer { points in
      guard let first = points.first else { return }
      cairo_move_to(cairo, first.x + offsetX, first.y + offsetY)
      for index in 1..<max(1, points.count) {
        cairo_line_to(cairo, points[index].x + offsetX, points[index].y + offsetY)
      }
    }
  }
}
