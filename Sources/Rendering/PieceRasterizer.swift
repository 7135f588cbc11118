import Canvas
import Base

/// Draws the pieces of a long line into coverage, each merged by its maximum.
///
/// All surfaces are of one size: a tile's, or the paper's for the stroke under the pointer.
final class PieceRasterizer {
  private let scratch: Surface
  private let context: DrawingContext

  init(size: PixelSize) throws(CanvasError) {
    scratch = try Surface(size: size, format: .a8)
    context = DrawingContext(scratch)
    context.setColor(.black)
  }

  /// Adds a part of the line.
  ///
  /// - Parameters:
  ///   - cap: of both its ends, where its width does not change.
  ///   - origin: where the surface's corner lies, in pixels from the paper's corner.
  /// - Returns: what may have changed, from the paper's corner.
  @discardableResult
  func merge(
    _ run: LineRun, of pen: Pen, cap: EndCap = .butt, into coverage: Surface, origin: PixelRect
  ) -> PixelRect {
    var extent = Extent()
    extent.add(run.points, pen: pen)
    let box = extent.rect(padding: extent.padding(of: pen))
    return merge(into: coverage, box: box, origin: origin) { context, x, y in
      if run.isTapered {
        context.taperedLine(run, width: pen.width, offsetX: x, offsetY: y)
        context.fill()
      } else {
        context.setLine(of: pen, cap: cap)
        context.polyline(run.points, offsetX: x, offsetY: y)
        context.stroke()
      }
    }
  }

  /// Adds what the pen's cap puts round one end of the line.
  ///
  /// - Parameter inside: the line's points from that end inwards.
  @discardableResult
  func mergeCap(
    at end: PixelPoint, inside: some Sequence<PixelPoint>, of pen: Pen, into coverage: Surface,
    origin: PixelRect
  ) -> PixelRect {
    let reach = pen.width * 0.75 + 3
    let box = PixelRect(covering: end.x - reach, end.y - reach, end.x + reach, end.y + reach)
    switch pen.style.cap {
    case .butt:
      return .empty
    case .round:
      return merge(into: coverage, box: box, origin: origin) { context, x, y in
        context.fillDot(at: end, pen: pen, offsetX: x, offsetY: y)
      }
    case .square:
      guard let line = StrokePieces.squareEnd(at: end, inside: inside, width: pen.width) else {
        return .empty
      }
      return merge(into: coverage, box: box, origin: origin) { context, x, y in
        context.setLine(of: pen, cap: .butt)
        context.polyline(line[...], offsetX: x, offsetY: y)
        context.stroke()
      }
    }
  }

  /// Adds the dot of a click.
  @discardableResult
  func mergeDot(at point: PixelPoint, of pen: Pen, into coverage: Surface, origin: PixelRect)
    -> PixelRect
  {
    let reach = pen.width / 2 + 1
    let box = PixelRect(
      covering: point.x - reach, point.y - reach, point.x + reach, point.y + reach)
    return merge(into: coverage, box: box, origin: origin) { context, x, y in
      context.fillDot(at: point, pen: pen, offsetX: x, offsetY: y)
    }
  }

  private func merge(
    into coverage: Surface, box: PixelRect, origin: PixelRect,
    draw: (DrawingContext, _ offsetX: Double, _ offsetY: Double) -> Void
  ) -> PixelRect {
    let local = box.offset(x: -origin.x, y: -origin.y).intersection(scratch.bounds)
    guard !local.isEmpty else { return .empty }
    scratch.clear(local)
    draw(context, -Double(origin.x), -Double(origin.y))
    coverage.mergeMaximum(of: scratch, in: local)
    return local.offset(x: origin.x, y: origin.y)
  }
}
