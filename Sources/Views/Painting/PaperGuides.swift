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
    let (context, middle, paper) = (pass.context, place(center), viewport.paper)
    context.saved {
      context.rectangle(
        ViewRect(
          x: Double(paper.x) / scale, y: Double(paper.y) / scale,
          width: Double(paper.width) / scale, height: Double(paper.height) / scale))
      context.clip()
      for (color, dash) in [(Self.light, []), (Self.dark, [5.0, 5.0])] {
        context.setLine(width: 1, dash: dash)
        context.setColor(color)
        for end in ends.map(place) {
          context.move(x: middle.x, y: middle.y)
          context.line(x: end.x, y: end.y)
        }
        context.stroke()
      }
    }
    for (radius, color) in [(4.5, Self.light), (3.0, Self.dark)] {
      context.circle(x: middle.x, y: middle.y, radius: radius)
      context.setColor(color)
      context.fill()
    }
  }

  /// One of them shows on every ink.
  private static let light = Color(0xFBF9F5).with(alpha: 0.8)
  private static let dark = Color(0x2F6FB5).with(alpha: 0.9)
}
