public import Canvas
public import Base

/// The stroke under the pointer, identical to the settled picture of the line so far: nothing jumps when the line is
/// finished.
///
/// Each sample costs only its change, however long the stroke: complete pieces are drawn once (`StrokeCoverage`), after
/// the screen has been updated, and of the rest only the segments near the changed pixels. The colour is painted
/// through the coverage, so that translucent ink stays even when the stroke crosses itself.
public final class LiveStroke {
  /// The pen that draws it, at the size of the picture.
  public private(set) var pen: Pen
  /// The line's pen without heads.
  private var linePen: Pen
  /// The area covered so far, relative to the paper's corner.
  public private(set) var bounds = PixelRect.empty
  private var points: GrowingPoints
  private let surfaces: LiveSurfaces
  private let settled: StrokeCoverage
  /// Nil for pens whose lines are outlines.
  private let tip: PenTip?
  /// Nil once the line is long enough to be drawn in pieces.
  private var whole: Polyline?

  /// - Parameters:
  ///   - paper: its size in pixels.
  ///   - surfaces: used by one stroke at a time.
  public init(
    pen: Pen, isTapered: Bool = false, paper: PixelSize, surfaces: LiveSurfaces
  ) throws(CanvasError) {
    self.pen = isTapered ? pen.tapered : pen
    let pen = self.pen.withoutHeads
    linePen = pen
    self.surfaces = surfaces
    tip = PenTip(pen)
    points = GrowingPoints(
      width: pen.width, isThinned: pen.style.dash.isSolid && !pen.style.needsTraits)
    settled = try StrokeCoverage(grid: TileGrid(size: paper), pen: pen)
  }

  /// Whether there are complete pieces that have not been drawn permanently.
  public var hasCompletePieces: Bool {
    !StrokePieces.completePieces(from: settled.nextPiece, count: points.keptCount).isEmpty
  }

  /// Draws complete pieces ahead of painting. Call it after updating the screen, at the latest before the next points.
  public func settlePieces() throws(CanvasError) {
    try settled.update(points.drawn, keptCount: points.keptCount)
  }

  /// Paints the line so far with the gradients of a style, in pixels from the paper's corner.
  ///
  /// - Returns: the area to repaint.
  public func setGradients(of style: LineStyle) -> PixelRect {
    func set(_ pen: inout Pen) {
      pen.style.gradient = style.gradient
      pen.style.fill?.gradient = style.fill?.gradient
    }
    set(&pen)
    set(&linePen)
    return bounds
  }

  /// Extends the line.
  ///
  /// - Parameters:
  ///   - new: final points.
  ///   - rest: provisional points after them, replacing the last rest.
  /// - Returns: the area to repaint.
  public func append(
    _ new: LinePoints, rest: LinePoints = LinePoints()
  ) throws(CanvasError) -> PixelRect {
    try settlePieces()
    let penBefore = whole?.pen
    let change = points.append(new, rest: rest)
    if !TileRasterizer.usesPieces(points.drawn, of: linePen) {
      whole =
        linePen.style.dash.isSolid
        ? Polyline(thinned: points.drawn, pen: linePen) : line(of: linePen)
    } else {
      whole = nil
    }
    var damage = damage(of: change)
    // Drawing in pieces makes the whole line slightly different.
    if whole?.pen != penBefore { damage = damage.union(bounds) }
    if linePen.style.fill != nil { damage = damage.union(filling(of: change)) }
    bounds = bounds.union(damage)
    return damage
  }

  /// Paints a rectangle of the stroke, with the paper's corner at a position.
  ///
  /// - Parameter backdrop: the background under ink that is already painted; nil for ink alone.
  public func paint(
    _ rect: PixelRect, in context: DrawingContext, x: Int, y: Int, over backdrop: BackdropTiles?
  ) {
    let (visible, shown) = (surfaces.visible, surfaces.shown)
    let rect = rect.intersection(bounds).intersection(visible)
    guard !rect.isEmpty else { return }
    paintFill(rect, in: context, x: x, y: y, over: backdrop)
    if let whole {
      shown.clear(surfaces.local(rect))
      surfaces.drawWhole(whole, near: rect)
    } else {
      drawPieces(within: rect)
    }
    context.saved {
      context.rectangle(rect.offset(x: x, y: y))
      context.clip()
      context.withInk(of: linePen, over: backdrop, on: rect, x: x, y: y) {
        context.mask(shown, x: Double(x + visible.x), y: Double(y + visible.y))
      }
    }
  }

  /// Paints the area within the line, at the cost of all its points.
  private func paintFill(
    _ rect: PixelRect, in context: DrawingContext, x: Int, y: Int, over backdrop: BackdropTiles?
  ) {
    let line = points.drawn
    guard let style = linePen.style.fill, linePen.effect == .paint, line.points.count > 2 else {
      return
    }
    let fill = Polyline(within: line, bounds: bounds, fill: style, pen: linePen)
    context.saved {
      context.rectangle(rect.offset(x: x, y: y))
      context.clip()
      context.withInk(of: fill.pen, over: backdrop, on: rect, x: x, y: y) {
        context.fillArea(fill, on: rect, offsetX: Double(x), offsetY: Double(y))
      }
    }
  }

  /// The line so far.
  public var line: Polyline { line(of: pen) }

  private func line(of pen: Pen) -> Polyline {
    Polyline(points.line, thinnedTo: points.drawn, pen: pen)
  }

  /// Draws the finished line on a picture of the paper's size.
  ///
  /// - Parameter line: the line of this stroke.
  /// - Returns: the area to repaint.
  public func finish(_ line: Polyline, on picture: TiledPicture) throws(CanvasError) -> PixelRect {
    if TileRasterizer.usesPieces(line) { try settled.finish(line.line) }
    return bounds.union(try picture.append(line, coverage: settled))
  }

  /// Returns the area to repaint after the line disappears.
  public func cancel() -> PixelRect { bounds }

  /// Draws the coverage of a line in pieces.
  private func drawPieces(within rect: PixelRect) {
    if let tip { return drawField(with: tip, within: rect) }
    let (line, visible, shown) = (points.drawn, surfaces.visible, surfaces.shown)
    settled.copy(rect, to: shown, origin: visible)
    let count = StrokePieces.pieceCount(ofPoints: line.points.count)
    for piece in settled.nextPiece..<max(settled.nextPiece, count) {
      let run = line.run[StrokePieces.range(of: piece, in: line.points)]
      surfaces.rasterizer.merge(run, of: linePen, into: shown, origin: visible, within: rect)
    }
    surfaces.rasterizer.mergeCaps(
      of: line, with: linePen, into: shown, origin: visible, within: rect)
  }

  /// Draws the coverage of a line by a pen's tip.
  private func drawField(with tip: PenTip, within rect: PixelRect) {
    let (line, visible, field) = (points.drawn, surfaces.visible, surfaces.field)
    settled.copy(rect, to: field, origin: visible)
    let count = StrokePieces.pieceCount(ofPoints: line.points.count)
    for index in settled.nextPiece..<max(settled.nextPiece, count) {
      let piece = FieldPiece(index, of: line, isScattered: tip.isScattered)
      field.deposit(piece, with: tip, origin: visible, within: rect)
    }
    surfaces.shown.clear(surfaces.local(rect))
    field.develop(rect, with: tip, into: surfaces.shown, origin: visible)
  }

  /// The area of the fill to repaint after a change of the points: it closes between them and the first.
  private func filling(of change: GrowingPoints.Change) -> PixelRect {
    guard let first = points.drawn.points.first else { return .empty }
    let start = LineRun(points: [first], breadths: []).box(of: linePen)
    return start.union(points.box(of: change, from: max(0, change.commonCount - 1), pen: linePen))
      .intersection(surfaces.visible)
  }

  /// The area to repaint after a change of the points.
  private func damage(of change: GrowingPoints.Change) -> PixelRect {
    let common = change.commonCount
    guard common < max(points.drawn.points.count, change.countBefore) else { return .empty }
    // From the last unchanged point, whose corner changes; its tip depends on the point before.
    var first = max(0, common - (linePen.style.join == .miter ? 2 : 1))
    // A piece that starts elsewhere, or not at all, overlaps its predecessor in another place.
    if whole == nil {
      let begin = StrokePieces.nextStart(from: max(0, common - 1))
      first = points.overlaps(at: begin, change).reduce(first, min)
    }
    return points.box(of: change, from: first, pen: linePen).intersection(surfaces.visible)
  }
}
