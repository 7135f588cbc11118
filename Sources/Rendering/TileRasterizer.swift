import Canvas
import Base

/// Draws strokes on tiles: the single definition of the ink's appearance.
///
/// A line of up to `StrokePieces.longestWholePath` points, and any dashed one, is one Cairo path. A longer one is the
/// maximum of its pieces' coverage, and its colour is painted once through that.
final class TileRasterizer {
  private let pieces: PieceRasterizer
  private let coverage: Surface
  /// The remaining coverage of an erased line.
  private let kept: Surface
  /// What a tip leaves on the tile; zeros between lines.
  private lazy var field = InkField(size: Self.tileSize)
  /// The tile's pixels before a stroke, within the stroke's reach.
  private var before: Surface?

  static let tileSize = PixelSize(width: TileGrid.tileSide, height: TileGrid.tileSide)

  init(from source: InkSource = .chosen) throws(CanvasError) {
    pieces = try PieceRasterizer(size: Self.tileSize, from: source)
    coverage = try Surface(size: Self.tileSize, format: .a8)
    kept = try Surface(size: Self.tileSize, format: .a8)
  }

  /// Whether a line is drawn in pieces.
  static func usesPieces(_ line: Polyline) -> Bool {
    !line.isArea && !line.pen.hasHeads && usesPieces(line.line, of: line.pen)
  }

  static func usesPieces(_ line: LinePoints, of pen: Pen) -> Bool {
    if PenTip(pen) != nil || pen.isNib && line.hasTraits { return !line.points.isEmpty }
    return line.points.count > StrokePieces.longestWholePath && pen.style.dash.isSolid
      && line.run.dot == nil
  }

  /// Draws a line on the tile at `rect`.
  func draw(_ line: Polyline, in context: DrawingContext, at rect: PixelRect) {
    if let group = line.group { return draw(group, in: context, at: rect) }
    if let fill = line.fill { drawPart(fill, in: context, at: rect) }
    drawPart(line, in: context, at: rect)
  }

  /// Draws an area, or a line without its fill.
  private func drawPart(_ line: Polyline, in context: DrawingContext, at rect: PixelRect) {
    guard line.erasures.isEmpty else { return drawErased(line, in: context, at: rect) }
    let x = -Double(rect.x)
    let y = -Double(rect.y)
    let hasHeads = line.pen.hasHeads && !line.isArea && !line.isDot
    if hasHeads || Self.usesPieces(line) {
      if hasHeads {
        drawHeaded(line, at: rect)
      } else {
        drawPieces(of: line, at: rect)
      }
      Self.paint(coverage, of: line, in: context, at: rect)
      coverage.clear(line.bounds.offset(x: -rect.x, y: -rect.y))
      return
    }
    if Self.isScanned(line),
      pieces.scanner.paint(
        line.runs(near: rect), of: line.pen, on: context.surface, offsetX: x, offsetY: y)
    {
      return
    }
    context.setInk(of: line, offsetX: x, offsetY: y)
    context.drawWhole(line, near: rect, offsetX: x, offsetY: y)
  }

  /// Whether it is of the most common kind, which does not need Cairo.
  private static func isScanned(_ line: Polyline) -> Bool {
    line.pen.effect == .paint && line.pen.style.color.alpha == 255
      && line.pen.style.gradient == nil && InkScanner.draws(line)
  }

  /// Paints a line's colour once through its remaining coverage.
  private func drawErased(_ line: Polyline, in context: DrawingContext, at rect: PixelRect) {
    kept.clear(line.bounds.offset(x: -rect.x, y: -rect.y).intersection(kept.bounds))
    let mask = DrawingContext(kept)
    for line in [line.unerased] + line.erasures where line.bounds.intersects(rect) {
      drawPart(line, in: mask, at: rect)
    }
    Self.paint(kept, of: line, in: context, at: rect)
  }

  /// Draws a line on a tile.
  ///
  /// - Parameters:
  ///   - surface: the tile's, which the context draws on.
  ///   - rect: the position of its pixels.
  ///   - coverage: of a line in pieces, if already drawn.
  /// - Returns: the previous pixels.
  func drawKeeping(
    _ line: Polyline, on surface: Surface, _ context: DrawingContext, at rect: PixelRect,
    coverage: Surface? = nil
  ) throws(CanvasError) -> SurfacePatch {
    if coverage == nil, let past = drawScannedKeeping(line, on: surface, at: rect) { return past }
    let box = line.bounds.offset(x: -rect.x, y: -rect.y).intersection(surface.bounds)
    let before =
      if let made = self.before { made } else { try Surface(size: Self.tileSize, format: .argb32) }
    self.before = before
    before.copy(box, from: surface)
    if let coverage {
      if let fill = line.fill { drawPart(fill, in: context, at: rect) }
      Self.paint(coverage, of: line, in: context, at: rect)
    } else {
      draw(line, in: context, at: rect)
    }
    return SurfacePatch(of: surface, in: box, before: before)
  }

  /// Draws a line if the scanner can, which provides the previous pixels.
  ///
  /// - Returns: nil if nothing was drawn.
  private func drawScannedKeeping(
    _ line: Polyline, on surface: Surface, at rect: PixelRect
  ) -> SurfacePatch? {
    guard line.fill == nil, line.erasures.isEmpty, !line.pen.hasHeads, !Self.usesPieces(line),
      Self.isScanned(line)
    else { return nil }
    return pieces.scanner.paintKeeping(
      line.runs(near: rect), of: line.pen, on: surface, offsetX: -Double(rect.x),
      offsetY: -Double(rect.y))
  }

  /// Paints a line's colour once through its coverage on a tile.
  private static func paint(
    _ coverage: Surface, of line: Polyline, in context: DrawingContext, at rect: PixelRect
  ) {
    context.saved {
      context.setInk(of: line, offsetX: -Double(rect.x), offsetY: -Double(rect.y))
      context.rectangle(line.bounds.offset(x: -rect.x, y: -rect.y))
      context.clip()
      context.mask(coverage, x: 0, y: 0)
    }
  }

  /// Includes the heads in the line's coverage, to keep translucent ink even.
  private func drawHeaded(_ line: Polyline, at rect: PixelRect) {
    let headed = HeadedLine(line.line, pen: line.pen)
    if !headed.body.points.isEmpty {
      let body = Polyline(thinned: headed.body, pen: line.pen.withoutHeads)
      if Self.usesPieces(body) {
        drawPieces(of: body, at: rect)
      } else {
        pieces.merge(body, into: coverage, origin: rect)
      }
    }
    pieces.merge(headed.heads, into: coverage, origin: rect)
  }

  private func drawPieces(of line: Polyline, at rect: PixelRect) {
    if let tip = PenTip(line.pen) { return drawField(of: line, with: tip, at: rect) }
    for piece in 0..<StrokePieces.pieceCount(ofPoints: line.points.count) {
      let range = StrokePieces.range(of: piece, in: line.points)
      pieces.merge(line.line.run[range], of: line.pen, into: coverage, origin: rect)
    }
    pieces.mergeCaps(of: line.line, with: line.pen, into: coverage, origin: rect, within: rect)
  }

  private func drawField(of line: Polyline, with tip: PenTip, at rect: PixelRect) {
    for index in 0..<StrokePieces.pieceCount(ofPoints: line.points.count) {
      let piece = FieldPiece(index, of: line.line, isScattered: tip.isScattered)
      guard piece.run.box(of: line.pen).intersects(rect) else { continue }
      field.deposit(piece, with: tip, origin: rect, within: rect)
    }
    let box = line.bounds.intersection(rect)
    field.develop(box, with: tip, into: coverage, origin: rect)
    field.clear(box.offset(x: -rect.x, y: -rect.y))
  }
}
