import Base
import Rendering

/// What the pointer drew since the press, in the pixels of the view.
struct PaintGesture {
  /// From the view's corner.
  var points: [PixelPoint]
  /// How it is shown; nil for not at all.
  var line: GestureLine?
  /// Of the line, in pixels.
  var width = 0.0
  /// Where the paper lay when the last point came.
  var viewport: Viewport

  /// The same gesture after the paper moved or changed its size.
  func moved(to viewport: Viewport) -> PaintGesture {
    var moved = self
    moved.viewport = viewport
    moved.width = viewport.pixels(ofFraction: self.viewport.fraction(ofPixels: width))
    moved.points = points.map { point in
      let point = viewport.paperPoint(at: self.viewport.unitPoint(at: point))
      return PixelPoint(
        x: point.x + Double(viewport.paper.x), y: point.y + Double(viewport.paper.y))
    }
    return moved
  }
}
