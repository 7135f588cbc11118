import Canvas
public import Base
import Widgets

/// The marks on the paper: a selection with its handles, or a lasso.
public struct PaperMarks: Equatable, Sendable {
  /// The corners of the selection's box: upper left, upper right, lower right, lower left, relative to the box.
  public var box: [UnitPoint] = []
  /// The corners of the boxes of several selected objects.
  public var outlines: [[UnitPoint]] = []
  /// The square handles for scaling.
  public var handles: [UnitPoint] = []
  /// The round knob for rotating.
  public var knob: UnitPoint?
  /// The diamonds that change the numbers of a shape.
  public var knobs: [UnitPoint] = []
  /// The lasso being drawn.
  public var loop: [UnitPoint] = []
  /// The handles of a gradient.
  public var gradient: GradientMarks?
  /// The nodes of a path.
  public var nodes: NodeMarks?

  /// Creates no marks.
  public init() {}

  /// Half of a handle's side, in points.
  public static let handleRadius = 4.5
  private static let dashLength = 4.0
  /// The distance from a handle's centre that should stay uncovered, in points.
  static let handleReach = 10.0

  private func all() -> [UnitPoint] {
    box + outlines.joined() + handles + knobs + loop + (knob.map { [$0] } ?? [])
      + (gradient?.points ?? []) + (nodes?.points ?? [])
  }

  /// Returns its bounds, in points.
  func area(in viewport: Viewport, scale: Double) -> ViewRect {
    let points = all().map { viewport.viewPoint(at: $0, scale: scale) }
    guard let first = points.first else { return .zero }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return ViewRect(x: left, y: top, width: right - left, height: bottom - top)
      .inset(-Self.handleRadius - 3)
  }

  /// - Parameter bounds: the bounds of the view, in points. Marks far outside aren't drawn.
  func draw(_ pass: RenderPass, in viewport: Viewport, scale: Double, bounds: ViewRect) {
    // Allow for rotation.
    let area = bounds.inset(-bounds.width - bounds.height)
    func trace(_ points: [ViewPoint], isClosed: Bool) {
      Self.trace(
        points.parts(near: area, isClosed: isClosed, period: 2 * Self.dashLength), pass)
    }
    func viewPoint(_ point: UnitPoint) -> ViewPoint { viewport.viewPoint(at: point, scale: scale) }
    for outline in outlines { drawOutline(outline.map(viewPoint), pass) }
    trace(box.map(viewPoint), isClosed: true)
    trace(loop.map(viewPoint), isClosed: true)
    if let knob, box.count == 4 {
      let middle = viewPoint(
        UnitPoint(x: (box[0].x + box[1].x) / 2, y: (box[0].y + box[1].y) / 2))
      trace([middle, viewPoint(knob)], isClosed: false)
      drawHandle(pass) { context in
        context.circle(x: viewPoint(knob).x, y: viewPoint(knob).y, radius: Self.handleRadius + 0.5)
      }
    }
    gradient?.draw(pass, viewPoint)
    nodes?.draw(pass, in: area, viewPoint)
    for handle in handles.map(viewPoint) {
      drawHandle(pass) { context in
        context.roundedRectangle(
          ViewRect(x: handle.x, y: handle.y, width: 0, height: 0).inset(-Self.handleRadius),
          radius: 1.5)
      }
    }
    for knob in knobs.map(viewPoint) {
      drawHandle(pass, light: Self.knobColor) { context in
        let reach = Self.handleRadius + 1.5
        context.move(x: knob.x, y: knob.y - reach)
        context.line(x: knob.x + reach, y: knob.y)
        context.line(x: knob.x, y: knob.y + reach)
        context.line(x: knob.x - reach, y: knob.y)
        context.closePath()
      }
    }
  }

  /// Draws a thin line of two colours.
  private func drawOutline(_ points: [ViewPoint], _ pass: RenderPass) {
    guard let first = points.first, points.count > 1 else { return }
    let context = pass.context
    for (color, width) in [(Self.light, 2.0), (Self.dark, 1.0)] {
      context.setLine(width: width, join: .miter)
      context.setColor(color.with(alpha: 0.6))
      context.move(x: first.x, y: first.y)
      for point in points.dropFirst() { context.line(x: point.x, y: point.y) }
      context.closePath()
      context.stroke()
    }
  }

  /// Draws a dashed line of two colours, so that it shows on every ink.
  static func trace(_ parts: [[ViewPoint]], _ pass: RenderPass) {
    let context = pass.context
    for (color, dash) in [(light, []), (dark, [dashLength, dashLength])] {
      context.setLine(width: 1.5, join: .round, dash: dash)
      context.setColor(color)
      for part in parts {
        context.move(x: part[0].x, y: part[0].y)
        for point in part.dropFirst() { context.line(x: point.x, y: point.y) }
      }
      context.stroke()
    }
  }

  private func drawHandle(
    _ pass: RenderPass, light: Color = Self.light, path: (DrawingContext) -> Void
  ) {
    let context = pass.context
    path(context)
    context.setColor(light)
    context.fillKeepingPath()
    context.setLine(width: 1.5)
    context.setColor(Self.dark)
    context.stroke()
  }

  /// The same on a light and on a dark desktop: one of the two shows on every ink, and both on medium tones.
  static let light = Color(0xFBF9F5)
  static let dark = Color(0x1B1816)
  private static let knobColor = Color(0xF6C445)
}
