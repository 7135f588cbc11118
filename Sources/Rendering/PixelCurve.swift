public import Base
import Canvas

/// A cubic Bézier curve in pixels from the paper's corner.
public struct PixelCurve: Equatable, Sendable {
  /// The first point.
  public var start: PixelPoint
  /// The control point of the start, on the tangent there.
  public var startControl: PixelPoint
  /// The control point of the end, on the tangent there.
  public var endControl: PixelPoint
  /// The last point.
  public var end: PixelPoint

  /// Creates a curve from its four points in order.
  public init(
    from start: PixelPoint, startControl: PixelPoint, endControl: PixelPoint, to end: PixelPoint
  ) {
    self.start = start
    self.startControl = startControl
    self.endControl = endControl
    self.end = end
  }
}

extension DrawingContext {
  func curve(_ curve: PixelCurve, offsetX: Double, offsetY: Double) {
    self.curve(
      x1: curve.startControl.x + offsetX, y1: curve.startControl.y + offsetY,
      x2: curve.endControl.x + offsetX, y2: curve.endControl.y + offsetY,
      x: curve.end.x + offsetX, y: curve.end.y + offsetY)
  }
}
