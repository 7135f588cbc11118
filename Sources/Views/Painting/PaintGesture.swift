public import Base
public import Rendering

/// What a person drew between press and release, in the pixels of the view.
public struct PaintGesture: Equatable, Sendable {
  /// One reading of the pointer.
  public struct Reading: Equatable, Sendable {
    /// In pixels from the view's corner.
    public var point: PixelPoint
    /// 0…1.
    public var pressure: Double
    /// Since the press.
    public var milliseconds: UInt32
  }

  public var readings: [Reading]
  /// In pixels.
  public var width: Double
  public var style: LineStyle
  public var effect: Pen.Effect
  /// Whether the view shows its line from now on.
  public var leavesLine = true
  /// Where the paper lay when the gesture ended.
  public var viewport: Viewport

  /// The same gesture after the paper moved or changed its size.
  func moved(to viewport: Viewport) -> PaintGesture {
    var moved = self
    moved.viewport = viewport
    moved.width = viewport.pixels(ofFraction: self.viewport.fraction(ofPixels: width))
    moved.readings = readings.map { reading in
      var reading = reading
      let point = viewport.paperPoint(at: self.viewport.unitPoint(at: reading.point))
      reading.point = PixelPoint(
        x: point.x + Double(viewport.paper.x), y: point.y + Double(viewport.paper.y))
      return reading
    }
    return moved
  }
}
