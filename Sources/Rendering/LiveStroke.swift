public import Canvas
public import Base

/// The stroke under the pointer: coverage that grows by the new segments alone.
///
/// One more sample costs what its segment covers, however long the stroke is. Ink that is translucent
/// stays even where the stroke crosses itself, since its colour is painted through the coverage.
public final class LiveStroke {
  public let pen: Pen
  public private(set) var points: [PixelPoint] = []
  /// All that it covers, its ends included, from the paper's corner.
  public private(set) var bounds = PixelRect.empty
  private let surfaces: LiveSurfaces
  private let settled: StrokeCoverage
  /// The points of the line that it is to become.
  private var thinning = LineThinning()
  private var endBox = PixelRect.empty
  /// Round joins and ends: then the ends of every segment stay part of the line, and nothing has to be
  /// taken back when it goes on.
  private let isRound: Bool

  /// - Parameters:
  ///   - paper: its size in pixels.
  ///   - surfaces: used by one stroke at a time.
  public init(
    pen: Pen, paper: PixelSize, surfaces: LiveSurfaces
  ) throws(CanvasError) {
    self.pen = pen
    self.surfaces = surfaces
    isRound = pen.style.cap == .round && pen.style.join == .round && pen.style.dash.isSolid
    settled = try StrokeCoverage(grid: TileGrid(size: paper), pen: pen)
  }

  /// Adds points in pixels from the paper's corner.
  ///
  /// - Returns: what has to be painted again.
  public func append(_ new: some Sequence<PixelPoint>) throws(CanvasError) -> PixelRect {
    var damage = endBox
    for point in new {
      points.append(point)
      thinning.append(point)
      damage = damage.union(addSegment(endingAt: points.count - 1))
    }
    try settled.update(thinning.kept)
    if !isRound {
      endBox = capBox(at: points.last)
      damage = damage.union(endBox)
    }
    bounds = bounds.union(damage)
    return damage
  }

  /// Paints what a rectangle of the paper shows of the stroke, the paper's corner at a position.
  ///
  /// - Parameter backdrop: what lies under the ink that is painted already.
  public func paint(
    _ rect: PixelRect, in context: DrawingContext, x: Int, y: Int, over backdrop: BackdropTiles
  ) {
    let rect = rect.intersection(bounds).intersection(surfaces.visible)
    guard !rect.isEmpty else { return }
    let coverage = isRound ? surfaces.coverage : surfaces.shown
    if !isRound {
      coverage.copy(surfaces.local(rect), from: surfaces.coverage)
      mergeEnds(into: coverage, within: rect)
    }
    context.saved {
      context.rectangle(rect.offset(x: x, y: y))
      context.clip()
      context.withInk(of: pen, over: backdrop, on: rect, x: x, y: y) {
        context.mask(
          coverage, x: Double(x + surfaces.visible.x), y: Double(y + surfaces.visible.y))
      }
    }
  }

  /// The line as far as it has come.
  public var line: Polyline { Polyline(points: points, thinnedTo: thinning.points, pen: pen) }

  /// Draws the finished line on a picture of the paper's size.
  ///
  /// - Parameter line: that of this stroke.
  /// - Returns: what has to be painted again.
  public func finish(_ line: Polyline, on picture: TiledPicture) throws(CanvasError) -> PixelRect {
    if TileRasterizer.usesPieces(line) { try settled.finish(line.points) }
    let damage = bounds.union(try picture.append(line, coverage: settled))
    clear()
    return damage
  }

  /// Takes the stroke away.
  ///
  /// - Returns: what has to be painted again.
  public func cancel() -> PixelRect {
    clear()
    return bounds
  }

  private func clear() { surfaces.coverage.clear(surfaces.local(bounds)) }

  private func addSegment(endingAt index: Int) -> PixelRect {
    let origin = surfaces.visible
    if isRound {
      return index == 0 || points[index - 1] == points[index]
        ? surfaces.rasterizer.mergeDot(
          at: points[index], of: pen, into: surfaces.coverage, origin: origin)
        : surfaces.rasterizer.merge(
          points[index - 1...index], of: pen, cap: .round, into: surfaces.coverage, origin: origin)
    }
    guard index > 0 else { return .empty }
    guard pen.style.dash.isSolid else {
      // Dashes depend on all of the line: it is drawn anew.
      surfaces.coverage.clear(surfaces.local(bounds))
      return bounds.union(
        surfaces.rasterizer.merge(
          points[...], of: pen, into: surfaces.coverage, origin: origin))
    }
    // Back to the corner before the new segment and beyond it, so that its join is drawn.
    let start = StrokePieces.start(before: index - 1, in: points)
    return surfaces.rasterizer.merge(
      points[start...index], of: pen, into: surfaces.coverage, origin: origin)
  }

  private func mergeEnds(into shown: Surface, within rect: PixelRect) {
    guard let first = points.first, let last = points.last else { return }
    let origin = surfaces.visible
    if points.allSatisfy({ $0 == first }) {
      surfaces.rasterizer.mergeDot(at: first, of: pen, into: shown, origin: origin)
      return
    }
    if capBox(at: first).intersects(rect) {
      surfaces.rasterizer.mergeCap(at: first, inside: points, of: pen, into: shown, origin: origin)
    }
    if capBox(at: last).intersects(rect) {
      surfaces.rasterizer.mergeCap(
        at: last, inside: points.reversed(), of: pen, into: shown, origin: origin)
    }
  }

  private func capBox(at point: PixelPoint?) -> PixelRect {
    guard let point else { return .empty }
    let reach = pen.width * 0.75 + 3
    return PixelRect(
      covering: point.x - reach, point.y - reach, point.x + reach, point.y + reach
    ).intersection(surfaces.visible)
  }
}
