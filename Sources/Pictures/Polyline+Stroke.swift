public import Geometry
public import Model
public import Rendering

extension Pen {
  /// The brush of a stroke at the size of a paper.
  public init(of stroke: Stroke, in viewport: Viewport) {
    self.init(
      width: max(viewport.pixels(ofFraction: stroke.width), 0.01), style: stroke.style,
      effect: stroke.tool == .eraser ? .erase : .paint)
  }
}

extension Polyline {
  /// A stroke at the size of a paper: the adapter from unit coordinates to pixels.
  public init(_ stroke: Stroke, in viewport: Viewport) {
    self.init(
      points: stroke.samples.map { viewport.paperPoint(at: $0.position) },
      pen: Pen(of: stroke, in: viewport))
  }
}
