import Base
import Canvas
import Widgets

// Slices.
extension GridView {
  /// The half of the pivot's cross, in points.
  private static let pivotReach = 6.0
  private static let handleRadius = 3.0
  private static let nameMargin = 4.0

  func drawSlices(_ pass: RenderPass) {
    let damage = pass.damage.pixels(scale: pass.scale)
    for slice in marks.slices
    where reach(of: slice).contains(where: {
      !$0.intersection(damage).isEmpty
    }) {
      draw(slice, pass)
    }
  }

  /// Returns the pixels of the surroundings of a slice.
  private func reach(of slice: GridSlice) -> [PixelRect] {
    let reach = Int(saturating: (8 * scale).rounded(.up))
    return slice.rects.map {
      let frame = viewport.pixels(of: $0)
      return PixelRect(
        x: frame.x - reach, y: frame.y - reach, width: frame.width + 2 * reach,
        height: frame.height + 2 * reach)
    }
  }

  private func draw(_ slice: GridSlice, _ pass: RenderPass) {
    let (context, frame) = (pass.context, viewport.pixels(of: slice.bounds))
    let width = max(1, scale.rounded()) * (slice.handles == nil ? 1 : 2)
    let line = ViewRect(
      x: Double(frame.x) - width / 2, y: Double(frame.y) - width / 2,
      width: Double(frame.width) + width, height: Double(frame.height) + width)
    stroke(slice.color, width: width, context) { context.rectangle(line) }
    if let center = slice.center { drawParts(of: frame, center, slice.color, context) }
    drawName(of: slice, in: frame, pass)
    if let pivot = slice.pivot { drawPivot(at: pivot, slice.color, context) }
    for handle in slice.handles ?? [] { drawHandle(at: point(of: handle), slice.color, context) }
  }

  private func point(of point: CellPoint) -> ViewPoint {
    ViewPoint(
      x: Double(viewport.x) + point.x * viewport.cellSide,
      y: Double(viewport.y) + point.y * viewport.cellSide)
  }

  /// Draws the edges of the stretching part across the whole slice.
  private func drawParts(
    of frame: PixelRect, _ center: CellRect, _ color: Color, _ context: DrawingContext
  ) {
    let part = viewport.pixels(of: center)
    let width = max(1, scale.rounded())
    stroke(color, width: width, dash: [4 * scale, 3 * scale], context) {
      for x in [Double(part.x) + width / 2, Double(part.maxX) - width / 2] {
        context.move(x: x, y: Double(frame.y))
        context.line(x: x, y: Double(frame.maxY))
      }
      for y in [Double(part.y) + width / 2, Double(part.maxY) - width / 2] {
        context.move(x: Double(frame.x), y: y)
        context.line(x: Double(frame.maxX), y: y)
      }
    }
  }

  private func drawPivot(at cell: CellPosition, _ color: Color, _ context: DrawingContext) {
    let middle = point(of: CellPoint(middleOf: cell))
    let (x, y) = (middle.x.rounded(.down) + 0.5, middle.y.rounded(.down) + 0.5)
    let reach = Self.pivotReach * scale
    stroke(color, width: max(1, scale.rounded()), context) {
      context.move(x: x - reach, y: y)
      context.line(x: x + reach, y: y)
      context.move(x: x, y: y - reach)
      context.line(x: x, y: y + reach)
      context.circle(x: x, y: y, radius: reach / 2)
    }
  }

  /// Draws the name on a label in the upper left corner, if it fits.
  private func drawName(of slice: GridSlice, in frame: PixelRect, _ pass: RenderPass) {
    let context = pass.context
    let layout = pass.layout(slice.name, font: Font(family: pass.theme.family, size: 10))
    let label = ViewRect(
      x: Double(frame.x), y: Double(frame.y),
      width: (layout.size.width + 2 * Self.nameMargin) * scale, height: layout.size.height * scale)
    guard !slice.name.isEmpty, label.width <= Double(frame.width),
      label.height <= Double(frame.height)
    else { return }
    context.setColor(slice.color.with(alpha: 0.85))
    context.rectangle(label)
    context.fill()
    context.setColor(slice.color.isDark ? Self.lightTone : Self.darkTone)
    context.saved {
      context.translate(x: label.x + (Self.nameMargin * scale).rounded(), y: label.y)
      context.scale(x: scale, y: scale)
      layout.draw(in: context, x: 0, y: 0)
    }
  }

  private func drawHandle(at place: ViewPoint, _ color: Color, _ context: DrawingContext) {
    let radius = Self.handleRadius * scale
    context.rectangle(
      ViewRect(x: place.x, y: place.y, width: 0, height: 0).inset(-radius))
    context.setColor(Self.lightTone)
    context.fillKeepingPath()
    context.setLine(width: 1.5 * scale)
    context.setColor(color)
    context.stroke()
  }

  private static let lightTone = Color(0xFBF9F5)
  private static let darkTone = Color(0x1B1816)

  /// Strokes in a colour above a wider pale or dark line, so that it shows on cells of its own colour.
  private func stroke(
    _ color: Color, width: Double, dash: [Double] = [], _ context: DrawingContext,
    _ path: () -> Void
  ) {
    context.setColor((color.isDark ? Self.lightTone : Self.darkTone).with(alpha: 0.55))
    context.setLine(width: width + 2 * max(1, scale.rounded()))
    path()
    context.stroke()
    context.setColor(color)
    context.setLine(width: width, dash: dash)
    path()
    context.stroke()
  }
}

extension Color {
  /// Whether a light tone shows better on it than a dark one.
  fileprivate var isDark: Bool { luminance < 0.3 }
}
