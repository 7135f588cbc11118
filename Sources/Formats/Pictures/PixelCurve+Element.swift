import Base
import Documents
import Rendering

extension PixelCurve {
  /// The curves of an element's line at the size of a paper; none where it is no smooth line.
  static func curves(
    of element: PaintingElement, on ratio: AspectRatio, in viewport: Viewport
  ) -> [PixelCurve] {
    guard element.style.hand.smoothing > 0, element.content.handSamples != nil else { return [] }
    let stroke = element.stroke(on: ratio)
    var curve = HandCurve(stroke.style.hand, grain: stroke.grain)
    for sample in stroke.samples { curve.append(PaperPoint(sample.position, on: ratio)) }
    func pixel(_ point: PaperPoint) -> PixelPoint {
      viewport.paperPoint(at: point.unitPoint(on: ratio))
    }
    return curve.segments(from: 0).map { segment in
      PixelCurve(
        from: pixel(segment.start.position), startControl: pixel(segment.startControl),
        endControl: pixel(segment.endControl), to: pixel(segment.end.position))
    }
  }
}
