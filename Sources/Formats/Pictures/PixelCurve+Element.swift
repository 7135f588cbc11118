import Base
import Documents
import Rendering

extension PixelCurve {
  /// The curves of an element's line, or of an area's contours, at the size of a paper; empty if there are no curves.
  static func curves(
    of element: PaintingElement, on ratio: AspectRatio, in viewport: Viewport
  ) -> [PixelCurve] {
    let segments = Self.segments(of: element, on: ratio)
    func pixel(_ point: PaperPoint) -> PixelPoint {
      viewport.paperPoint(at: point.unitPoint(on: ratio))
    }
    return segments.map { segment in
      PixelCurve(
        from: pixel(segment.start.position), startControl: pixel(segment.startControl),
        endControl: pixel(segment.endControl), to: pixel(segment.end.position))
    }
  }

  private static func segments(
    of element: PaintingElement, on ratio: AspectRatio
  ) -> [CurveSegment] {
    if let path = element.placedPath { return path.curves }
    let isSmooth = element.style.hand.smoothing > 0 && element.content.handSamples != nil
    guard isSmooth || element.isArea else { return [] }
    let stroke = element.stroke(on: ratio)
    let points = stroke.samples.map { PaperPoint($0.position, on: ratio) }
    if element.isArea {
      return AreaOutline.curves(points, ends: stroke.contourEnds).flatMap { $0 }
    }
    var curve = LineCurve(stroke.style.hand, grain: stroke.grain)
    for point in points { curve.append(point) }
    return curve.segments(from: 0)
  }
}
