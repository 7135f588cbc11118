public import Canvas
public import Geometry
import Ink

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
  private var endBox = PixelRect.empty

  /// - Parameter surfaces: of the paper's size; used by one stroke at a time.
  public init(pen: Pen, surfaces: LiveSurfaces) throws(CanvasError) {
    self.pen = pen
    self.surfaces = surfaces
    settled = try StrokeCoverage(grid: TileGrid(size: surfaces.size), pen: pen)
  }

  /// Adds points in pixels from the paper's corner.
  ///
  /// - Returns: what has to be painted again.
  public func append(_ new: some Sequence<PixelPoint>) throws(CanvasError) -> PixelRect {
    var damage = endBox
    for point in new {
      points.append(point)
      damage = damage.union(addSegment(endingAt: points.count - 1))
    }
    try settled.update(points)
    endBox = capBox(at: points.last)
    damage = damage.union(endBox)
    bounds = bounds.union(damage)
    return damage
  }

  /// Paints what a rectangle of the paper shows of the stroke, the paper's corner at a position.
  public func paint(_ rect: PixelRect, in context: DrawingContext, x: Int, y: Int) {
    let rect = rect.intersection(bounds).intersection(PixelRect(size: surfaces.size))
    guard !rect.isEmpty else { return }
    surfaces.shown.copy(rect, from: surfaces.coverage)
    mergeEnds(into: surfaces.shown)
    context.saved {
      context.setInk(of: pen)
      context.rectangle(rect.offset(x: x, y: y))
      context.clip()
      context.mask(surfaces.shown, x: Double(x), y: Double(y))
    }
  }

  /// The finished line, drawn on a picture of the paper's size.
  ///
  /// - Returns: what has to be painted again.
  public func finish(on picture: TiledPicture) throws(CanvasError) -> PixelRect {
    let line = Polyline(points: points, pen: pen)
    if TileRasterizer.usesPieces(line) { try settled.finish(points) }
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

  private func clear() { surfaces.coverage.clear(bounds) }

  private func addSegment(endingAt index: Int) -> PixelRect {
    guard index > 0 else { return .empty }
    let origin = PixelRect(size: surfaces.size)
    guard pen.style.dash.isSolid else {
      // Dashes depend on all of the line: it is drawn anew.
      surfaces.coverage.clear(bounds)
      return bounds.union(
        surfaces.rasterizer.merge(
          points[...], of: pen, into: surfaces.coverage, origin: origin))
    }
    // Back to the corner before the new segment and beyond it, so that its join is drawn.
    let start = StrokePieces.start(before: index - 1, in: points)
    return surfaces.rasterizer.merge(
      points[start...index], of: pen, into: surfaces.coverage, origin: origin)
  }

  private func mergeEnds(into shown: Surface) {
    guard let first = points.first, let last = points.last else { return }
    let origin = PixelRect(size: surfaces.size)
    if points.allSatisfy({ $0 == first }) {
      surfaces.rasterizer.mergeDot(at: first, of: pen, into: shown, origin: origin)
    } else {
      surfaces.rasterizer.mergeCap(at: first, inside: points, of: pen, into: shown, origin: origin)
      surfaces.rasterizer.mergeCap(
        at: last, inside: points.reversed(), of: pen, into: shown, origin: origin)
    }
  }

  private func capBox(at point: PixelPoint?) -> PixelRect {
    guard let point else { return .empty }
    let reach = pen.width * 0.75 + 3
    return PixelRect(
      covering: point.x - reach, point.y - reach, point.x + reach, point.y + reach
    ).intersection(PixelRect(size: surfaces.size))
  }
}
