public import Base
import Canvas
import Widgets

/// The lines of a symmetry over the ink.
public struct PaperGuides: Equatable, Sendable {
  /// The centre of symmetry.
  public var center: UnitPoint
  /// The ends of the lines from the centre.
  public var ends: [UnitPoint]

  /// Creates lines from a centre to ends.
  public init(center: UnitPoint, ends: [UnitPoint]) {
    self.center = center
    self.ends = ends
  }

  func draw(_ pass: RenderPass, in viewport: Viewport, scale: Double) {
    func viewPoint(_ point: UnitPoint) -> ViewPoint { viewport.viewPoint(at: point, scale: scale) }
    let paper = viewport.paper
    GuideLines(center: viewPoint(center), ends: ends.map(viewPoint)).draw(
      in: ViewRect(
        x: Double(paper.x) / scale, y: Double(paper.y) / scale,
        width: Double(paper.width) / scale, height: Double(paper.height) / scale),
      pass.context)
  }
}
