import Canvas
import Base
import Dispatch
import Rendering

/// The ink on a paper of a size, as far as it is seen, and what stands in for it while it is being drawn.
///
/// After a change of size the last sharp picture is shown scaled until all lines are drawn on other
/// threads. Lines that come or go meanwhile are caught up with, so that the settled picture is always
/// that of the lines in effect.
final class PaperPicture {
  /// Paintings of up to so many points are drawn at once: a few milliseconds.
  static let pointsDrawnAtOnce = 12_000
  private let pointsDrawnAtOnce: Int
  /// Tiles that are kept beside those that are seen.
  private static let spareTiles = 192

  private(set) var viewport: Viewport
  /// The part of the paper that is seen, in pixels from its corner.
  private(set) var visible = PixelRect.empty
  /// Nil while the picture at this size is being drawn. Tiles that are seen may be missing.
  private(set) var sharp: LayeredPicture?
  /// On which the lines are drawn, the lowest first.
  private var sheets = [Sheet()]
  /// On which the line under the pointer is.
  var sheet = Sheet.ID.first
  /// Called when a picture became sharp, or failed to, later.
  var settled: () -> Void = {}
  /// Called when more of the picture is sharp.
  var progressed: () -> Void = {}
  /// The reason why the last picture could not be drawn.
  private(set) var failure: CanvasError?

  private(set) var standIns = StandIns()
  /// Lines that the picture under way has and that are still in effect.
  private var keptCount = Int.max
  /// Lines that came since it was begun.
  private(set) var added: [Polyline] = []
  private let job = LatestJob(on: PaperPicture.queue)
  /// One for all papers: the one that is drawn has all cores.
  private static let queue = DispatchQueue(label: "filbert.paper", qos: .userInitiated)
  /// Counts the changes of the lines.
  private var revision = 0
  /// All of the paper at the size at which all of it was seen last, of the lines of a revision: to zoom in and
  /// out again costs nothing.
  private var whole: (picture: LayeredPicture, revision: Int)?

  init(viewport: Viewport, pointsDrawnAtOnce: Int) {
    self.viewport = viewport
    self.pointsDrawnAtOnce = pointsDrawnAtOnce
  }

  var isSettled: Bool { !job.isUnderWay }

  var hasStandIn: Bool { !standIns.isEmpty }

  /// Shows something to begin with, until the picture is sharp.
  func setStandIn(_ surface: Surface) {
    if sharp == nil { standIns.keep(StandIn(surface)) }
  }

  // MARK: Places and sizes

  /// Shows the lines where the paper is now.
  ///
  /// - Parameters:
  ///   - source: nil while the lines are not known yet.
  ///   - view: the size of the view, in pixels.
  ///   - isReload: also where it is there already, since the lines are others.
  func show(
    _ source: @autoclosure () -> LineSource?, in viewport: Viewport, view: PixelSize,
    isReload: Bool = false
  ) {
    let isSameSize = viewport.paper.size == self.viewport.paper.size
    if !isSameSize || isReload { keepStandIn() }
    if isReload { noteChange() }
    self.viewport = viewport
    visible = viewport.paperRect(covering: PixelRect(size: view)).intersection(
      PixelRect(size: viewport.paper.size))
    if isSameSize, !isReload, sharp != nil {
      drawMissingTiles()
    } else {
      redraw(source())
    }
  }

  /// The ink of what is seen, and where it lies; nil where there is nothing sharp.
  func ink() -> (Surface, PixelRect)? {
    guard let sharp, !visible.isEmpty, sharp.missingTiles(in: visible).isEmpty,
      let surface = try? sharp.surface(of: visible)
    else { return nil }
    return (surface, visible)
  }

  /// Keeps what is seen; where some of it is no more than stood in for, what stands in stays.
  private func keepStandIn() {
    if let sharp, !job.isUnderWay, sharp.isWhole { whole = (sharp, revision) }
    guard let sharp, !visible.isEmpty, sharp.missingTiles(in: visible).isEmpty,
      let surface = try? sharp.surface(of: visible)
    else { return }
    standIns.keep(StandIn(surface, of: visible, on: sharp.size))
  }

  /// Draws all lines; while they are not known, what stands in for them stays.
  private func redraw(_ source: LineSource?) {
    job.cancel()
    if let old = sharp.take() { job.letGo(of: old) }
    failure = nil
    added = []
    keptCount = Int.max
    guard let source else { return }
    sheets = source.sheets
    if let whole, whole.revision == revision, whole.picture.size == viewport.paper.size {
      sharp = whole.picture
      return
    }
    let viewport = viewport
    if source.pointCount <= pointsDrawnAtOnce {
      let seen = TileGrid(size: viewport.paper.size).tiles(touching: visible)
      finish(
        Result { () throws(CanvasError) in
          try LayeredPicture(
            source.lines(viewport) { false }, sheets: source.sheets, size: viewport.paper.size,
            tiles: seen)
        })
    } else {
      begin { (isCancelled) throws(CanvasError) in
        let lines = source.lines(viewport, isCancelled)
        guard !isCancelled() else { return nil }
        // Its tiles are drawn next, as those that come into sight.
        return try LayeredPicture(
          lines, sheets: source.sheets, size: viewport.paper.size, tiles: [])
      }
    }
  }

  /// Draws the tiles that came into sight, or are not drawn yet.
  private func drawMissingTiles() {
    guard let sharp else { return }
    job.cancel()
    let (missing, grid) = (sharp.missingTiles(in: visible), sharp.grid)
    guard !missing.isEmpty else {
      noteSharpness()
      return
    }
    sharp.forgetTiles(
      farFrom: visible, keeping: Self.spareTiles + grid.tiles(touching: visible).count)
    let lines = sharp.linesForBatch()
    let area = missing.reduce(PixelRect.empty) { $0.union(grid.rect(of: $1)) }
    if lines.pointCount(touching: area, upTo: pointsDrawnAtOnce) <= pointsDrawnAtOnce {
      install(
        Result { () throws(CanvasError) in
          try LayeredBatch(missing, of: grid, lines: lines)
        })
      return
    }
    let first = grid.firstShare(of: missing, around: visible)
    job.run { (isCancelled, handOver) throws(CanvasError) in
      try LayeredBatch.draw(
        missing, first: first, of: grid, lines: lines, isCancelled: isCancelled,
        handOver: handOver)
    } early: { [weak self] batch in
      self?.install(.success(batch))
      self?.progressed()
    } then: { [weak self] batch in
      self?.install(batch)
      self?.goOn()
    }
  }

  /// Draws what is not drawn by now.
  private func goOn() {
    if failure == nil { drawMissingTiles() }
    guard job.isUnderWay, let sharp else { return settled() }
    let seen = sharp.grid.tiles(touching: visible)
    if sharp.missingTiles(in: visible).count < seen.count { progressed() }
  }

  private func install(_ batch: Result<LayeredBatch?, CanvasError>) {
    do throws(CanvasError) {
      if let batch = try batch.get() { try sharp?.install(batch) }
      noteSharpness()
    } catch {
      failure = error
    }
  }

  /// Nothing stands in any more for a part of what is seen if that is sharp.
  private func noteSharpness() {
    guard sharp?.missingTiles(in: visible).isEmpty ?? true else { return }
    added = []
    if sharp != nil { standIns.forgetDetail() }
  }

  private func begin(
    _ work:
      @escaping @Sendable (@escaping LatestJob.IsCancelled) throws(CanvasError) -> LayeredPicture?
  ) {
    keptCount = Int.max
    job.run(work) { [weak self] drawn in
      guard let self else { return }
      finish(drawn)
      goOn()
    }
  }

  /// Catches up with what came and went since, and shows the picture.
  private func finish(_ drawn: Result<LayeredPicture?, CanvasError>) {
    do throws(CanvasError) {
      guard let picture = try drawn.get() else { return }
      // A line that came meanwhile may be on a sheet that did, too.
      try picture.show(sheets)
      if keptCount != Int.max {
        while picture.lineCount > keptCount { try picture.removeLast() }
      }
      for line in added { try picture.append(line) }
      keptCount = Int.max
      sharp = picture
      // What came meanwhile shows in the place of missing tiles, too.
      noteSharpness()
    } catch {
      failure = error
    }
  }

  // MARK: Lines

  /// The lines are others, or about to be: what was drawn of them before is of no more use.
  func noteChange() {
    revision += 1
    if !job.isUnderWay { standIns.forgetSurroundings() }
    if let old = whole.take() { job.letGo(of: old.picture) }
  }

  /// Adds a line on top.
  ///
  /// - Returns: what has to be painted again, from the paper's corner.
  func append(_ line: Polyline) -> PixelRect {
    noteChange()
    // While tiles are missing, their place shows it, too.
    if job.isUnderWay { added.append(line) }
    return (try? sharp?.append(line)) ?? line.bounds
  }

  /// Adds the stroke under the pointer, which is a line now.
  func append(_ line: Polyline, of stroke: LiveStroke) -> PixelRect {
    noteChange()
    var line = line
    line.sheet = sheet
    if job.isUnderWay { added.append(line) }
    if let picture = sharp?.picture(of: sheet), let damage = try? stroke.finish(line, on: picture) {
      return damage
    }
    return stroke.cancel()
  }

  /// Takes the last line away. Of `lineCount` lines, that is, when a picture is under way.
  func removeLast(of lineCount: Int) -> PixelRect {
    noteChange()
    if let sharp {
      if job.isUnderWay { _ = added.popLast() }
      return ((try? sharp.removeLast()) ?? nil) ?? .empty
    }
    if added.popLast() == nil { keptCount = max(0, lineCount - 1) }
    return PixelRect(size: viewport.paper.size)
  }

  /// Puts lines in the places of others.
  ///
  /// - Parameter source: the lines as they are now.
  /// - Returns: what has to be painted again, from the paper's corner.
  func replace(
    _ splices: [Splice<Polyline>], source: @autoclosure () -> LineSource?
  ) -> PixelRegion {
    guard let sharp, sharp.fits(splices) else {
      noteChange()
      redraw(source())
      return PixelRegion(visible)
    }
    if isCheap(splices, on: sharp) { return replace(splices, on: sharp, source: source) }
    keepStandIn()
    noteChange()
    self.sharp = nil
    added = []
    begin { (isCancelled) throws(CanvasError) in
      try sharp.replace(splices, isCancelled: isCancelled) == nil ? nil : sharp
    }
    return PixelRegion(visible)
  }

  /// As `replace`, where that is drawn at once and nothing else is being drawn.
  ///
  /// - Returns: nil where it is not: then nothing has changed.
  func replaceAtOnce(
    _ splices: [Splice<Polyline>], source: @autoclosure () -> LineSource?
  ) -> PixelRegion? {
    guard let sharp, isSettled, sharp.fits(splices), isCheap(splices, on: sharp) else {
      return nil
    }
    return replace(splices, on: sharp, source: source)
  }

  private func isCheap(_ splices: [Splice<Polyline>], on picture: LayeredPicture) -> Bool {
    picture.pointCount(redrawnBy: splices, upTo: pointsDrawnAtOnce) <= pointsDrawnAtOnce
  }

  private func replace(
    _ splices: [Splice<Polyline>], on picture: LayeredPicture, source: () -> LineSource?
  ) -> PixelRegion {
    noteChange()
    if let damage = try? picture.replace(splices) { return damage }
    redraw(source())
    return PixelRegion(visible)
  }

  // MARK: Sheets

  /// Shows the sheets otherwise, or in another order. No line is drawn for it.
  ///
  /// - Returns: whether anything is to be painted again.
  func show(_ sheets: [Sheet]) -> Bool {
    guard sheets != self.sheets else { return false }
    self.sheets = sheets
    noteChange()
    do throws(CanvasError) {
      try sharp?.show(sheets)
    } catch {
      failure = error
    }
    return true
  }
}
