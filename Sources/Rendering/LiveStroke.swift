public import Canvas
public import Base

/// The stroke under the pointer: coverage that grows by the new segments alone.
///
/// One more sample costs what its segment covers, however long the stroke is, and what of the line is not certain yet. Ink
/// that is translucent stays even where the stroke crosses itself, since its colour is painted through the coverage.
public final class LiveStroke {
  public let pen: Pen
  /// All that it covers, its ends included, from the paper's corner.
  public private(set) var bounds = PixelRect.empty
  /// What stays of the line, whatever comes.
  private var certain = LinePoints()
  /// What comes after that, as the line is now.
  private var rest = LinePoints()
  private let surfaces: LiveSurfaces
  private let settled: StrokeCoverage
  /// The points of the line that it is to become.
  private var thinning = LineThinning()
  /// What can be taken back: the line that is not certain, and the ends of those that are not round.
  private var looseBox = PixelRect.empty
  /// Round joins and ends: then the ends of every segment stay part of the line, and nothing has to be
  /// taken back when it goes on.
  private let isRound: Bool

  /// - Parameters:
  ///   - paper: its size in pixels.
  ///   - surfaces: used by one stroke at a time.
  public init(
    pen: Pen, isTapered: Bool = false, paper: PixelSize, surfaces: LiveSurfaces
  ) throws(CanvasError) {
    let pen = isTapered ? pen.tapered : pen
    self.pen = pen
    self.surfaces = surfaces
    isRound = pen.style.cap == .round && pen.style.join == .round && pen.style.dash.isSolid
    settled = try StrokeCoverage(grid: TileGrid(size: paper), pen: pen)
  }

  /// Goes on with the line.
  ///
  /// - Parameters:
  ///   - new: points that stay.
  ///   - rest: those after them, in the place of the last rest.
  /// - Returns: what has to be painted again.
  public func append(
    _ new: LinePoints, rest: LinePoints = LinePoints()
  ) throws(CanvasError) -> PixelRect {
    var damage = looseBox
    self.rest = rest
    let first = certain.points.count
    certain.append(new)
    for index in first..<certain.points.count {
      if !certain.isTapered { thinning.append(certain.points[index]) }
      damage = damage.union(addSegment(endingAt: index))
    }
    try settled.update(certain.isTapered ? certain : LinePoints(thinning.kept))
    if !pen.style.dash.isSolid { damage = damage.union(redrawDashes()) }
    looseBox = restBox
    if !isRound { looseBox = looseBox.union(capBox(at: allPoints.last)) }
    damage = damage.union(looseBox)
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
    var coverage = surfaces.coverage
    if !isRound || !rest.points.isEmpty {
      coverage = surfaces.shown
      coverage.copy(surfaces.local(rect), from: surfaces.coverage)
      if looseBox.intersects(rect) { mergeRest(into: coverage) }
      if !isRound { mergeEnds(into: coverage, within: rect) }
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
  public var line: Polyline {
    var (all, thinning) = (certain, thinning)
    all.append(rest)
    for point in rest.points { thinning.append(point) }
    return Polyline(all, thinnedTo: thinning.points, pen: pen)
  }

  /// Draws the finished line on a picture of the paper's size.
  ///
  /// - Parameter line: that of this stroke.
  /// - Returns: what has to be painted again.
  public func finish(_ line: Polyline, on picture: TiledPicture) throws(CanvasError) -> PixelRect {
    if TileRasterizer.usesPieces(line) { try settled.finish(line.line) }
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

  private var allPoints: FlattenSequence<[[PixelPoint]]> { [certain.points, rest.points].joined() }

  // MARK: What stays

  private func addSegment(endingAt index: Int) -> PixelRect {
    let (origin, points) = (surfaces.visible, certain.points)
    if isRound {
      guard index > 0, points[index - 1] != points[index] else {
        return surfaces.rasterizer.mergeDot(
          at: points[index], of: dotPen(index), into: surfaces.coverage, origin: origin)
      }
      return surfaces.rasterizer.merge(
        certain.run[index - 1...index], of: pen, cap: .round, into: surfaces.coverage,
        origin: origin)
    }
    guard index > 0, pen.style.dash.isSolid else { return .empty }
    // Back to the corner before the new segment and beyond it, so that its join is drawn.
    let start = StrokePieces.start(before: index - 1, in: points)
    return surfaces.rasterizer.merge(
      certain.run[start...index], of: pen, into: surfaces.coverage, origin: origin)
  }

  private func dotPen(_ index: Int) -> Pen {
    var pen = pen
    if certain.isTapered { pen.width *= certain.breadths[index] }
    return pen
  }

  /// Dashes depend on all of the line: it is drawn anew.
  private func redrawDashes() -> PixelRect {
    let all = Array(allPoints)
    guard all.count > 1 else { return .empty }
    surfaces.coverage.clear(surfaces.local(bounds))
    return bounds.union(
      surfaces.rasterizer.merge(
        LinePoints(all).run, of: pen, cap: pen.style.cap, into: surfaces.coverage,
        origin: surfaces.visible))
  }

  // MARK: What may become otherwise

  /// The rest, from where it joins what stays.
  private var loose: LinePoints {
    guard let last = certain.points.indices.last, !rest.points.isEmpty else { return rest }
    let first = isRound ? last : StrokePieces.start(before: last, in: certain.points)
    var loose = LinePoints(
      Array(certain.points[first...]),
      breadths: certain.isTapered ? Array(certain.breadths[first...]) : [])
    loose.append(rest)
    return loose
  }

  private var restBox: PixelRect {
    guard !rest.points.isEmpty else { return .empty }
    var extent = Extent()
    extent.add(loose.points[...], pen: pen)
    return extent.rect(padding: extent.padding(of: pen)).intersection(surfaces.visible)
  }

  private func mergeRest(into shown: Surface) {
    let (loose, origin) = (loose, surfaces.visible)
    guard !rest.points.isEmpty, pen.style.dash.isSolid, let first = loose.points.first else {
      return
    }
    if loose.points.allSatisfy({ $0 == first }) {
      var dot = pen
      if let breadth = loose.breadths.max() { dot.width *= breadth }
      if isRound { surfaces.rasterizer.mergeDot(at: first, of: dot, into: shown, origin: origin) }
    } else {
      surfaces.rasterizer.merge(
        loose.run, of: pen, cap: isRound ? .round : .butt, into: shown, origin: origin)
    }
  }

  private func mergeEnds(into shown: Surface, within rect: PixelRect) {
    let points = allPoints
    guard let first = points.first, let last = points.last else { return }
    let origin = surfaces.visible
    if points.allSatisfy({ $0 == first }) {
      surfaces.rasterizer.mergeDot(at: first, of: pen, into: shown, origin: origin)
      return
    }
    // Every dash has its own ends.
    guard pen.style.dash.isSolid else { return }
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
