public import Base
import Canvas
import Widgets

/// Lines over the ink along which what is drawn is repeated.
public struct PaperGuides: Equatable, Sendable {
  public var center: UnitPoint
  /// Where the lines from the centre end.
  public var ends: [UnitPoint]

  public init(center: UnitPoint, ends: [UnitPoint]) {
    self.center = center
    self.ends = ends
  }

  func draw(_ pass: DrawPass, in viewport: Viewport, scale: Double) {
    func place(_ point: UnitPoint) -> ViewPoint { viewport.viewPoint(at: point, scale: scale) }
    let paper = viewport.paper
    GuideLines(center: place(center), ends: ends.map(place)).draw(
      in: ViewRect(
        x: Double(paper.x) / scale, y: Double(paper.y) / scale,
        width: Double(paper.width) / scale, height: Double(paper.height) / scale),
      pass.context)
  }
}
