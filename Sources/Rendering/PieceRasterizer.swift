import Canvas
import Base

/// Draws the pieces of a long line into coverage, each merged by its maximum.
///
/// All surfaces are of one size: a tile's, or the paper's for the stroke under the pointer.
final class PieceRasterizer {
  let scanner: InkScanner
  private let scratch: Surface
  private let context: DrawingContext

  init(size: PixelSize, from source: InkSource = .chosen) throws(CanvasError) {
    scanner = try InkScanner(size: size, from: source)
    scratch = try Surface(size: size, format: .a8)
    context = DrawingContext(scratch)
    context.setColor(.black)
  }

  /// Adds a part of the line.
  ///
  /// - Parameters:
  ///   - origin: where the surface's corner lies, in pixels from the paper's corner.
  ///   - rect: where it is wanted, from the paper's corner; nil for everywhere.
  func merge(
    _ run: LineRun, of pen: Pen, into coverage: Surface, origin: PixelRect,
    within rect: PixelRect? = nil
  ) {
    var (box, runs) = (run.box(of: pen), [run])
    if let rect {
      box = box.intersection(rect)
      runs = run.stretches(near: rect, of: pen)
    }
    let cap = pen.isRound ? EndCap.round : .butt
    if !run.isTapered, InkScanner.draws(pen),
      scanner.cover(
        runs, of: pen, cap: cap, on: coverage, offsetX: -Double(origin.x),
        offsetY: -Double(origin.y))
    {
      return
    }
    merge(into: coverage, box: box, origin: origin) { context, x, y in
      context.draw(runs, of: pen, cap: cap, offsetX: x, offsetY: y)
    }
  }

  /// Adds a line that is drawn as one path.
  func merge(_ line: Polyline, into coverage: Surface, origin: PixelRect) {
    merge(into: coverage, box: line.bounds, origin: origin) { context, x, y in
      context.drawWhole(line, near: origin, offsetX: x, offsetY: y)
    }
  }

  /// Adds what stands at the ends of a line.
  func merge(_ heads: [HeadOutline], into coverage: Surface, origin: PixelRect) {
    for head in heads {
      merge(into: coverage, box: head.box, origin: origin) { context, x, y in
        context.addHead(head, offsetX: x, offsetY: y)
        context.fill()
      }
    }
  }

  /// Adds what the pen's caps put round both ends of a line, unless its pieces have them.
  ///
  /// - Parameter rect: where it is wanted, from the paper's corner.
  func mergeCaps(
    of line: LinePoints, with pen: Pen, into coverage: Surface, origin: PixelRect,
    within rect: PixelRect
  ) {
    guard !pen.isRound, let first = line.points.first, let last = line.points.last else {
      return
    }
    if Self.capBox(at: first, of: pen).intersects(rect) {
      mergeCap(at: first, inside: line.points, of: pen, into: coverage, origin: origin)
    }
    if Self.capBox(at: last, of: pen).intersects(rect) {
      mergeCap(at: last, inside: line.points.reversed(), of: pen, into: coverage, origin: origin)
    }
  }

  /// All that the pen's cap may touch round an end.
  static func capBox(at end: PixelPoint, of pen: Pen) -> PixelRect {
    let reach = pen.width * 0.75 + 3
    return PixelRect(covering: end.x - reach, end.y - reach, end.x + reach, end.y + reach)
  }

  /// - Parameter inside: the line's points from that end inwards.
  private func mergeCap(
    at end: PixelPoint, inside: some Sequence<PixelPoint>, of pen: Pen, into coverage: Surface,
    origin: PixelRect
  ) {
    let box = Self.capBox(at: end, of: pen)
    switch pen.style.cap {
    case .butt:
      break
    case .round:
      merge(into: coverage, box: box, origin: origin) { context, x, y in
        context.fillDot(at: end, pen: pen, offsetX: x, offsetY: y)
      }
    case .square:
      guard let line = StrokePieces.squareEnd(at: end, inside: inside, width: pen.width) else {
        return
      }
      merge(into: coverage, box: box, origin: origin) { context, x, y in
        context.setLine(of: pen, cap: .butt)
        context.polyline(line[...], offsetX: x, offsetY: y)
        context.stroke()
      }
    }
  }

  private func merge(
    into coverage: Surface, box: PixelRect, origin: PixelRect,
    draw: (DrawingContext, _ offsetX: Double, _ offsetY: Double) -> Void
  ) {
    let local = box.offset(x: -origin.x, y: -origin.y).intersection(scratch.bounds)
    guard !local.isEmpty else { return }
    // What an earlier line left beside it is not merged.
    scratch.clear(local)
    draw(context, -Double(origin.x), -Double(origin.y))
    coverage.mergeMaximum(of: scratch, in: local)
  }
}
