import Canvas
import Base

/// Draws strokes on tiles: the one definition of what ink looks like.
///
/// A line of up to `StrokePieces.longestWholePath` points, and any dashed one, is one Cairo path. A
/// longer one is the maximum of its pieces' coverage, through which its colour is painted once.
final class TileRasterizer {
  private let pieces: PieceRasterizer
  private let coverage: Surface
  /// Of a line off which others took ink.
  private let kept: Surface
  /// What a tile was like before a stroke, as far as the stroke may reach.
  private var before: Surface?

  static let tileSize = PixelSize(width: TileGrid.tileSide, height: TileGrid.tileSide)

  init() throws(CanvasError) {
    pieces = try PieceRasterizer(size: Self.tileSize)
    coverage = try Surface(size: Self.tileSize, format: .a8)
    kept = try Surface(size: Self.tileSize, format: .a8)
  }

  /// Whether a line is drawn in pieces.
  static func usesPieces(_ line: Polyline) -> Bool {
    line.points.count > StrokePieces.longestWholePath && line.pen.style.dash.isSolid && !line.isDot
      && !line.isArea
  }

  /// Draws a line on the tile whose pixels lie at `rect`.
  func draw(_ line: Polyline, in context: DrawingContext, at rect: PixelRect) {
    guard line.erasures.isEmpty else { return drawErased(line, in: context, at: rect) }
    let x = -Double(rect.x)
    let y = -Double(rect.y)
    if Self.usesPieces(line) {
      drawPieces(of: line, at: rect)
      Self.paint(coverage, of: line, in: context, at: rect)
      coverage.clear(line.bounds.offset(x: -rect.x, y: -rect.y))
      return
    }
    context.setInk(of: line.pen)
    if line.isArea {
      context.fillArea(line, on: rect, offsetX: x, offsetY: y)
    } else if line.isDot {
      guard let point = line.points.first else { return }
      context.fillDot(at: point, pen: line.dotPen, offsetX: x, offsetY: y)
    } else if line.line.isTapered {
      for run in Self.runs(of: line, near: rect) {
        context.taperedLine(run, width: line.pen.width, offsetX: x, offsetY: y)
      }
      context.fill()
    } else {
      context.setLine(of: line.pen)
      for run in Self.runs(of: line, near: rect) {
        context.polyline(run.points, offsetX: x, offsetY: y)
      }
      context.stroke()
    }
  }

  /// Paints a line's colour once through what others left of its coverage.
  private func drawErased(_ line: Polyline, in context: DrawingContext, at rect: PixelRect) {
    kept.clear(line.bounds.offset(x: -rect.x, y: -rect.y).intersection(kept.bounds))
    let mask = DrawingContext(kept)
    for line in [line.unerased] + line.erasures where line.bounds.intersects(rect) {
      draw(line, in: mask, at: rect)
    }
    Self.paint(kept, of: line, in: context, at: rect)
  }

  /// Draws a line on a tile.
  ///
  /// - Parameters:
  ///   - surface: the tile's, which the context draws on.
  ///   - rect: where its pixels lie.
  ///   - coverage: of a line in pieces, where it is made already.
  /// - Returns: the pixels from before.
  func drawKeeping(
    _ line: Polyline, on surface: Surface, _ context: DrawingContext, at rect: PixelRect,
    coverage: Surface? = nil
  ) throws(CanvasError) -> SurfacePatch {
    let box = line.bounds.offset(x: -rect.x, y: -rect.y).intersection(surface.bounds)
    let before =
      if let made = self.before { made } else { try Surface(size: Self.tileSize, format: .argb32) }
    self.before = before
    before.copy(box, from: surface)
    if let coverage {
      Self.paint(coverage, of: line, in: context, at: rect)
    } else {
      draw(line, in: context, at: rect)
    }
    return SurfacePatch(of: surface, in: box, before: before)
  }

  /// The stretches of a line whose segments can reach a tile: what the others would draw lies beside it.
  /// Dashes depend on all points.
  private static func runs(of line: Polyline, near rect: PixelRect) -> [LineRun] {
    let points = line.points
    guard line.pen.style.dash.isSolid, !rect.contains(line.bounds), points.count > 2 else {
      return [line.line.run]
    }
    let reach =
      line.pen.width * (line.pen.style.join == .miter ? LineJoin.miterLimit / 2 : 0.75) + 2
    let left = Double(rect.x) - reach
    let top = Double(rect.y) - reach
    let right = Double(rect.maxX) + reach
    let bottom = Double(rect.maxY) + reach
    var runs: [LineRun] = []
    var start: Int?
    for index in 0..<points.count - 1 {
      let a = points[index]
      let b = points[index + 1]
      let reaches =
        min(a.x, b.x) <= right && max(a.x, b.x) >= left && min(a.y, b.y) <= bottom
        && max(a.y, b.y) >= top
      if reaches {
        start = start ?? index
      } else if let first = start {
        runs.append(line.line.run[first...index])
        start = nil
      }
    }
    if let start { runs.append(line.line.run[start...points.count - 1]) }
    return runs
  }

  /// Paints a line's colour once through its coverage on a tile.
  private static func paint(
    _ coverage: Surface, of line: Polyline, in context: DrawingContext, at rect: PixelRect
  ) {
    context.saved {
      context.setInk(of: line.pen)
      context.rectangle(line.bounds.offset(x: -rect.x, y: -rect.y))
      context.clip()
      context.mask(coverage, x: 0, y: 0)
    }
  }

  private func drawPieces(of line: Polyline, at rect: PixelRect) {
    for piece in 0..<StrokePieces.pieceCount(of: line.points) {
      let range = StrokePieces.range(of: piece, in: line.points)
      pieces.merge(line.line.run[range], of: line.pen, into: coverage, origin: rect)
    }
    if !line.line.isTapered, let first = line.points.first, let last = line.points.last {
      pieces.mergeCap(
        at: first, inside: line.points, of: line.pen, into: coverage, origin: rect)
      pieces.mergeCap(
        at: last, inside: line.points.reversed(), of: line.pen, into: coverage, origin: rect)
    }
  }
}
