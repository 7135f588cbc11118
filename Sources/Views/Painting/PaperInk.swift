import Canvas
import Base
import Dispatch
import Rendering

/// The visible ink on a paper of a given size, with placeholders while it is being drawn.
///
/// After a change of size, the last sharp picture is shown scaled until other threads have drawn all lines. Lines added
/// or removed meanwhile are then applied, so that the settled picture always shows the current lines.
final class PaperInk {
  /// The maximum number of points of a painting drawn synchronously, in a few milliseconds.
  static let pointsDrawnAtOnce = 12_000
  private let pointsDrawnAtOnce: Int
  /// The number of tiles kept in addition to the visible ones.
  private static let spareTiles = 192

  private(set) var viewport: Viewport
  /// The visible part of the paper, in pixels from its corner.
  private(set) var visible = PixelRect.empty
  /// Nil while the picture at this size is being drawn. Visible tiles may be missing.
  private(set) var sharp: LayeredPicture?
  /// The sheets of the lines, the lowest first.
  private var sheets = [Sheet()]
  /// The sheet of the line being drawn.
  var sheet = Sheet.ID.first
  /// Called when an asynchronous picture became sharp, or failed.
  var settled: () -> Void = {}
  /// Called when more of the picture is sharp.
  var progressed: () -> Void = {}
  /// The reason why the last picture could not be drawn.
  private(set) var failure: CanvasError?

  private(set) var standIns = StandIns()
  /// The number of lines in the unfinished picture that still exist.
  private var keptCount = Int.max
  /// The lines added since it was started.
  private(set) var added: [Polyline] = []
  private let job = LatestJob(on: PaperInk.queue)
  /// Shared by all papers, so that the one being drawn has all cores.
  private static let queue = DispatchQueue(label: "filbert.paper", qos: .userInitiated)
  /// Counts changes to the lines.
  private var revision = 0
  /// The whole paper at the size at which it was last fully visible, with the revision of its lines. Makes zooming in
  /// and out again free.
  private var whole: (picture: LayeredPicture, revision: Int)?

  init(viewport: Viewport, pointsDrawnAtOnce: Int) {
    self.viewport = viewport
    self.pointsDrawnAtOnce = pointsDrawnAtOnce
  }

  var isSettled: Bool { !job.isUnderWay }

  var hasStandIn: Bool { !standIns.isEmpty }

  /// Shows an initial placeholder until the picture is sharp.
  func setStandIn(_ surface: Surface) {
    if sharp == nil { standIns.keep(StandIn(surface)) }
  }

  // MARK: Places and sizes

  /// Shows the lines at the paper's present position.
  ///
  /// - Parameters:
  ///   - source: nil until the lines are known.
  ///   - view: the size of the view, in pixels.
  ///   - isReload: redraw even at the same size: the lines have changed.
  func showLines(
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

  /// Returns the visible ink and its bounds, or nil unless all of it is sharp.
  func ink() -> (Surface, PixelRect)? {
    guard let sharp, !visible.isEmpty, sharp.missingTiles(in: visible).isEmpty,
      let surface = try? sharp.surface(of: visible)
    else { return nil }
    return (surface, visible)
  }

  /// Keeps the visible picture as a placeholder. If parts of it are placeholders themselves, keeps these instead.
  private func keepStandIn() {
    if let sharp, !job.isUnderWay, sharp.isWhole { whole = (sharp, revision) }
    guard let sharp, !visible.isEmpty, sharp.missingTiles(in: visible).isEmpty,
      let surface = try? sharp.surface(of: visible)
    else { return }
    standIns.keep(StandIn(surface, of: visible, on: sharp.size))
  }

  /// Redraws all lines, or keeps the placeholders until they are known.
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
      startDrawing { (isCancelled) throws(CanvasError) in
        let lines = source.lines(viewport, isCancelled)
        guard !isCancelled() else { return nil }
        // Its tiles are drawn next, like tiles that come into view.
        return try LayeredPicture(
          lines, sheets: source.sheets, size: viewport.paper.size, tiles: [])
      }
    }
  }

  /// Draws the visible tiles that are missing.
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

  /// Continues with anything not drawn yet.
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

  /// Drops the placeholders of the visible part once it is sharp.
  private func noteSharpness() {
    guard sharp?.missingTiles(in: visible).isEmpty ?? true else { return }
    added = []
    if sharp != nil { standIns.forgetDetail() }
  }

  private func startDrawing(
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

  /// Applies the changes made meanwhile and shows the picture.
  private func finish(_ drawn: Result<LayeredPicture?, CanvasError>) {
    do throws(CanvasError) {
      guard let picture = try drawn.get() else { return }
      // Do this first, as lines may have been added to new sheets.
      try picture.setSheets(sheets)
      if keptCount != Int.max {
        while picture.lineCount > keptCount { try picture.removeLast() }
      }
      for line in added { try picture.append(line) }
      keptCount = Int.max
      sharp = picture
      // Added lines also show in place of missing tiles.
      noteSharpness()
    } catch {
      failure = error
    }
  }

  // MARK: Lines

  /// Discards drawings of earlier lines, before or after the lines change.
  func noteChange() {
    revision += 1
    if !job.isUnderWay { standIns.forgetSurroundings() }
    if let old = whole.take() { job.letGo(of: old.picture) }
  }

  /// Adds a line on top.
  ///
  /// - Returns: the area to repaint, from the paper's corner.
  func append(_ line: Polyline) -> PixelRect {
    noteChange()
    // The placeholders of missing tiles show it, too.
    if job.isUnderWay { added.append(line) }
    return (try? sharp?.append(line)) ?? line.bounds
  }

  /// Adds the finished line.
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

  /// Removes the last of `lineCount` lines; the count matters while a picture is being drawn.
  func removeLast(of lineCount: Int) -> PixelRect {
    noteChange()
    if let sharp {
      if job.isUnderWay { _ = added.popLast() }
      return ((try? sharp.removeLast()) ?? nil) ?? .empty
    }
    if added.popLast() == nil { keptCount = max(0, lineCount - 1) }
    return PixelRect(size: viewport.paper.size)
  }

  /// Replaces lines.
  ///
  /// - Parameter source: the present lines.
  /// - Returns: the area to repaint, from the paper's corner.
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
    startDrawing { (isCancelled) throws(CanvasError) in
      try sharp.replace(splices, isCancelled: isCancelled) == nil ? nil : sharp
    }
    return PixelRegion(visible)
  }

  /// Replaces lines like `replace`, if that is fast and nothing else is being drawn.
  ///
  /// - Returns: nil if it isn't, leaving everything unchanged.
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

  /// Changes or reorders the sheets without redrawing lines.
  ///
  /// - Returns: whether anything has to be repainted.
  func setSheets(_ sheets: [Sheet]) -> Bool {
    guard sheets != self.sheets else { return false }
    self.sheets = sheets
    noteChange()
    do throws(CanvasError) {
      try sharp?.setSheets(sheets)
    } catch {
      failure = error
    }
    return true
  }
}
