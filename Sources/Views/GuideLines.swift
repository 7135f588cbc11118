import Base
import Canvas

/// The lines of a symmetry from its centre, in a light tone below dark dashes, so that they show on every ink.
struct GuideLines {
  var center: ViewPoint
  /// The ends of the lines, however far away.
  var ends: [ViewPoint]

  /// Draws the part within an area, and the centre.
  ///
  /// - Parameter scale: the number of context units in a point.
  /// - Complexity: proportional to the visible part, not to the length of the lines.
  func draw(in area: ViewRect, scale: Double = 1, _ context: DrawingContext) {
    let parts = ends.compactMap { part(towards: $0, in: area, period: 2 * Self.dash * scale) }
    let dashes = [Self.dash * scale, Self.dash * scale]
    context.saved {
      context.rectangle(area)
      context.clip()
      for (color, dash) in [(Self.light, []), (Self.dark, dashes)] {
        context.setLine(width: max(1, scale.rounded()), dash: dash)
        context.setColor(color)
        for part in parts {
          context.move(x: part.from.x, y: part.from.y)
          context.line(x: part.to.x, y: part.to.y)
        }
        context.stroke()
      }
    }
    for (radius, color) in [(4.5, Self.light), (3.0, Self.dark)] {
      context.circle(x: center.x, y: center.y, radius: radius * scale)
      context.setColor(color)
      context.fill()
    }
  }

  /// Returns the part of a line that crosses an area, starting with a dash.
  private func part(
    towards end: ViewPoint, in area: ViewRect, period: Double
  ) -> (from: ViewPoint, to: ViewPoint)? {
    let way = end - center
    var (from, to) = (0.0, 1.0)
    for (start, offset, low, high) in [
      (center.x, way.x, area.x, area.maxX), (center.y, way.y, area.y, area.maxY),
    ] {
      if offset == 0 {
        guard start >= low, start <= high else { return nil }
        continue
      }
      let (first, second) = ((low - start) / offset, (high - start) / offset)
      from = max(from, min(first, second))
      to = min(to, max(first, second))
    }
    guard from < to else { return nil }
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    from = (from * length / period).rounded(.down) * period / length
    func viewPoint(_ share: Double) -> ViewPoint {
      ViewPoint(x: center.x + way.x * share, y: center.y + way.y * share)
    }
    return (viewPoint(from), viewPoint(to))
  }

  /// In points.
  private static let dash = 5.0
  private static let light = Color(0xFBF9F5).with(alpha: 0.8)
  private static let dark = Color(0x2F6FB5).with(alpha: 0.9)
}
