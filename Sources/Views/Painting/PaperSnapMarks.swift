public import Base
import Canvas
import Widgets

/// The marks of snapping: lines, gaps with small bars at their ends, and the outlines of attached elements.
public struct PaperSnapMarks: Equatable, Sendable {
  /// A horizontal or vertical segment.
  public struct Segment: Equatable, Sendable {
    /// One end on the paper.
    public var from: UnitPoint
    /// The other end.
    public var to: UnitPoint

    /// Creates a segment between two points.
    public init(from: UnitPoint, to: UnitPoint) {
      self.from = from
      self.to = to
    }
  }

  /// The lines through edges or centres.
  public var lines: [Segment]
  /// The equal gaps, from edge to edge.
  public var gaps: [Segment]
  /// Closed polygons.
  public var outlines: [[UnitPoint]]

  /// Creates marks; none by default.
  public init(
    lines: [Segment] = [], gaps: [Segment] = [], outlines: [[UnitPoint]] = []
  ) {
    self.lines = lines
    self.gaps = gaps
    self.outlines = outlines
  }

  /// Half of the bar at the end of a gap, in points.
  private static let barReach = 5.0
  /// The overhang of a line past the objects that it marks, in points.
  private static let overhang = 8.0
  /// Distinct from ink and paper; without a halo, which would hide the marked edges.
  private static let color = Color(0xE8327C)
  /// The width of the soft line along an edge, in points.
  private static let softWidth = 8.0
  private static let softColor = Color(red: 0.91, green: 0.2, blue: 0.49, alpha: 0.35)

  /// Returns the rectangles of a segment, in points: one for a line, and also the bars of a gap.
  private func strokes(in viewport: Viewport, scale: Double) -> [ViewRect] {
    func viewPoint(_ point: UnitPoint) -> ViewPoint {
      let point = viewport.viewPoint(at: point, scale: scale)
      return ViewPoint(
        x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
    }
    let pixel = max(1, scale.rounded()) / scale
    func bar(_ a: ViewPoint, _ b: ViewPoint) -> ViewRect {
      ViewRect(
        x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x) + pixel,
        height: abs(a.y - b.y) + pixel)
    }
    var strokes: [ViewRect] = []
    for line in lines {
      let (from, to) = (viewPoint(line.from), viewPoint(line.to))
      let isUpright = abs(to.x - from.x) < abs(to.y - from.y) || line.from.x == line.to.x
      strokes.append(
        isUpright
          ? bar(from, to).inset(0, -Self.overhang) : bar(from, to).inset(-Self.overhang, 0))
    }
    for gap in gaps {
      let (from, to) = (viewPoint(gap.from), viewPoint(gap.to))
      let isUpright = abs(to.x - from.x) < abs(to.y - from.y)
      strokes.append(bar(from, to))
      for end in [from, to] {
        let (dx, dy) = isUpright ? (Self.barReach, 0) : (0, Self.barReach)
        strokes.append(
          bar(ViewPoint(x: end.x - dx, y: end.y - dy), ViewPoint(x: end.x + dx, y: end.y + dy)))
      }
    }
    return strokes
  }

  /// Returns its bounds, in points: a rectangle for each line, since a union of long ones would cover the whole view.
  func areas(in viewport: Viewport, scale: Double) -> [ViewRect] {
    strokes(in: viewport, scale: scale).map { $0.inset(-2) }
      + outlines.map { area(of: $0, in: viewport, scale: scale) }
  }

  private func area(
    of outline: [UnitPoint], in viewport: Viewport, scale: Double
  ) -> ViewRect {
    let points = outline.map { viewport.viewPoint(at: $0, scale: scale) }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .zero }
    return ViewRect(x: left, y: top, width: right - left, height: bottom - top)
      .inset(-Self.softWidth)
  }

  private func drawOutlines(_ pass: RenderPass, in viewport: Viewport) {
    for outline in outlines
    where area(of: outline, in: viewport, scale: pass.scale).intersects(pass.damage) {
      let points = outline.map { viewport.viewPoint(at: $0, scale: pass.scale) }
      guard let first = points.first else { continue }
      pass.context.setLine(width: Self.softWidth, join: .round)
      pass.context.setColor(Self.softColor)
      pass.context.move(x: first.x, y: first.y)
      for point in points.dropFirst() { pass.context.line(x: point.x, y: point.y) }
      pass.context.closePath()
      pass.context.stroke()
    }
  }

  func draw(_ pass: RenderPass, in viewport: Viewport) {
    drawOutlines(pass, in: viewport)
    let seen = strokes(in: viewport, scale: pass.scale).filter {
      $0.inset(-2).intersects(pass.damage)
    }
    pass.context.setColor(Self.color)
    for stroke in seen { pass.context.rectangle(stroke) }
    pass.context.fill()
  }
}
