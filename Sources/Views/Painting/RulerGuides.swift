import Base
import Canvas
import Widgets

/// Guide lines across the whole view, dragged out of its rulers.
public struct RulerGuides: Equatable, Sendable {
  /// The positions of vertical lines, 0…1 over the paper's width.
  public var upright: [Double]
  /// The positions of horizontal lines, 0…1 over the paper's height.
  public var level: [Double]

  /// Creates guides at positions on the paper; none by default.
  public init(upright: [Double] = [], level: [Double] = []) {
    self.upright = upright
    self.level = level
  }

  /// The same on light and on dark ink.
  private static let color = Color(0x1E8FC6)
  private static let halo = Color(0xFBF9F5).with(alpha: 0.3)

  /// Each with a pixel of halo on both sides.
  private func lines(
    _ viewport: Viewport, _ scale: Double, _ bounds: ViewRect
  ) -> [(line: ViewRect, isUpright: Bool)] {
    let pixel = 1 / scale
    func viewPoint(_ point: UnitPoint) -> ViewPoint {
      let point = viewport.viewPoint(at: point, scale: scale)
      return ViewPoint(
        x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
    }
    return upright.map {
      let x = viewPoint(UnitPoint(x: $0, y: 0)).x
      return (ViewRect(x: x, y: bounds.y, width: pixel, height: bounds.height), true)
    }
      + level.map {
        let y = viewPoint(UnitPoint(x: 0, y: $0)).y
        return (ViewRect(x: bounds.x, y: y, width: bounds.width, height: pixel), false)
      }
  }

  /// Returns the areas to redraw after replacing other guides, in points.
  func damage(
    since old: RulerGuides, _ viewport: Viewport, _ scale: Double, _ bounds: ViewRect
  ) -> [ViewRect] {
    (old.lines(viewport, scale, bounds) + lines(viewport, scale, bounds)).map {
      $0.line.inset(-2 / scale).intersection(bounds)
    }
  }

  func draw(_ pass: RenderPass, in viewport: Viewport, _ bounds: ViewRect) {
    let seen = lines(viewport, pass.scale, bounds).filter {
      $0.line.inset(-2 / pass.scale).intersects(pass.damage)
    }
    pass.context.setColor(Self.halo)
    for (line, isUpright) in seen {
      pass.context.rectangle(
        isUpright ? line.inset(-pass.hairline, 0) : line.inset(0, -pass.hairline))
    }
    pass.context.fill()
    pass.context.setColor(Self.color)
    for (line, _) in seen { pass.context.rectangle(line) }
    pass.context.fill()
  }
}
