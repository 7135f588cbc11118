public import Base
import Canvas

/// A cubic Bézier curve in pixels from the paper's corner.
public struct PixelCurve: Equatable, Sendable {
  public var start: PixelPoint
  public var startControl: PixelPoint
  public var endControl: PixelPoint
  public var end: PixelPoint

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
