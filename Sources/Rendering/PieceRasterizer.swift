import Canvas
import Base

/// Draws the pieces of a long line into coverage, merging each by maximum.
///
/// All surfaces have one size: a tile's, or the paper's for the stroke under the pointer.
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
  ///   - origin: the surface's corner, in pixels from the paper's corner.
  ///   - rect: the required area, relative to the paper's corner; nil for everything.
  func merge(
    _ run: LineRun, of pen: Pen, into coverage: Surface, origin: PixelRect,
    within rect: PixelRect? = nil
  ) {
    var (box, runs) = (run.box(of: pen), [run])
    if let rect {
      box = box.intersection(rect)
      runs = run.stretches(near: rect, of: pen)
    }
    if pen.isNib, !run.traits.isEmpty {
      return mergeNib(runs, of: pen, into: coverage, origin: origin, within: box)
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

  /// Adds a nib's way segment by segment, each with its own opacity.
  private func mergeNib(
    _ runs: [LineRun], of pen: Pen, into coverage: Surface, origin: PixelRect,
    within rect: PixelRect
  ) {
    for sweep in runs.flatMap({ $0.nibSweeps(of: pen) }) {
      var extent = Extent()
      for point in sweep.outline { extent.add(point) }
      let box = extent.rect(padding: 1).intersection(rect)
      merge(into: coverage, box: box, origin: origin) { context, x, y in
        context.setColor(Color.black.with(alpha: sweep.opacity))
        context.polygon(sweep.outline, offsetX: x, offsetY: y)
        context.fill()
        context.setColor(.black)
      }
    }
  }

  /// Adds a line as one path.
  func merge(_ line: Polyline, into coverage: Surface, origin: PixelRect) {
    merge(into: coverage, box: line.bounds, origin: origin) { context, x, y in
      context.drawWhole(line, near: origin, offsetX: x, offsetY: y)
    }
  }

  /// Adds the heads of a line.
  func merge(_ heads: [HeadOutline], into coverage: Surface, origin: PixelRect) {
    for head in heads {
      merge(into: coverage, box: head.box, origin: origin) { context, x, y in
        context.addHead(head, offsetX: x, offsetY: y)
        context.fill()
      }
    }
  }

  /// Adds the pen's caps at both ends of a line, unless its pieces include them.
  ///
  /// - Parameter rect: the required area, relative to the paper's corner.
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

  /// The area that the pen's cap may touch at an end.
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
    // Avoids merging leftovers of an earlier line.
    scratch.clear(local)
    draw(context, -Double(origin.x), -Double(origin.y))
    coverage.mergeMaximum(of: scratch, in: local)
  }
}
