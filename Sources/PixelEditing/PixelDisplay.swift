import Base
import Canvas
import Documents
import Editing
import Formats
import Views
import Widgets

/// Shows the current or played frame, with onion skin if enabled.
final class PixelDisplay: GridDisplay {
  private static let before = Color(0xC8402A)
  private static let after = Color(0x2A62C8)

  /// The settings of the onion skin.
  var onionSkin = OnionSkin() { didSet { if onionSkin != oldValue { reload() } } }
  /// The squares shown through transparent cells.
  var squares: SquareSize {
    get { content.squares }
    set {
      content.squares = newValue
      grid.setNeedsDisplay()
    }
  }
  /// Whether the onion skin is enabled.
  var showsOnion = false { didSet { if showsOnion != oldValue { reload() } } }
  /// The frame drawn last, which is the one that the user sees.
  private(set) var seen = 0
  /// The played frame; nil to show the current one.
  var played: Int? { didSet { if played != oldValue { updateFrame() } } }
  private let session: Session<PixelArt>
  private let frame: EditedCel
  private let grid: GridView
  private let content: PixelContent
  private let shown: FrameRendering
  private var onion: [(key: OnionKey, surface: SurfacePyramid)] = []

  private struct OnionKey: Equatable {
    var frame: CelStack
    var distance: Int
    var opacity: Double
  }

  init(_ session: Session<PixelArt>, frame: EditedCel, grid: GridView) {
    self.session = session
    self.frame = frame
    self.grid = grid
    content = PixelContent(size: session.seen.size)
    shown = FrameRendering(session.seen.stack(frame: frame.place))
    grid.content = content
    content.painted.listen(self) { [weak self] in self?.noteSeen() }
    reload()
  }

  /// The rendered frame, with one pixel a cell.
  var surface: SurfacePyramid? { shown.surface }

  /// Uses the rendering made by another thread of the first frame of a picture about to be shown.
  func setCells(_ cells: CellSurface?, of picture: Sprite) {
    shown.setCells(cells, of: picture.stack(frame: 0))
  }

  /// The index of the frame to show.
  private var current: Int { min(played ?? frame.place, session.seen.frames.count - 1) }

  private func noteSeen() { seen = current }

  /// Called when the cells of the shown frame change.
  func cellsChanged() {
    let areas = shown.showFrame(session.seen.stack(frame: current))
    for area in areas { grid.setNeedsDisplay(area) }
  }

  private func updateFrame() {
    let areas = shown.showFrame(session.seen.stack(frame: current))
    // Equal frames aren't redrawn.
    if areas.isEmpty { noteSeen() }
    if onionFrames.isEmpty && content.layers.count == 1 {
      for area in areas { grid.setNeedsDisplay(area) }
    } else {
      reload()
    }
  }

  /// Called after arbitrary changes.
  func reload() {
    let picture = session.seen
    _ = shown.showFrame(picture.stack(frame: current))
    let isOtherSize = content.size != picture.size
    content.size = picture.size
    loadOnion()
    content.layers = onion.map(\.surface) + [shown.surface].compactMap { $0 }
    if isOtherSize { grid.extentChanged() }
    grid.setNeedsDisplay()
  }

  // MARK: GridDisplay

  var pointer: CellPoint? { grid.pointer }
  var isTiled: Bool { grid.isTiled }
  var pointsPerCell: Double { grid.viewport.cellSide / grid.scale }

  /// The frames of the onion skin, with their distances.
  private var onionFrames: [(frame: Int, distance: Int)] {
    guard showsOnion, played == nil else { return [] }
    return onionSkin.frames(around: frame.place, of: session.seen.frames.count)
  }

  private func loadOnion() {
    let old = onion
    onion = onionFrames.compactMap { frame, distance in
      let key = OnionKey(
        frame: session.seen.stack(frame: frame), distance: distance,
        opacity: onionSkin.opacity(at: distance))
      if let kept = old.first(where: { $0.key == key }) { return kept }
      let surface = try? CellSurface(
        silhouetteOf: key.frame, color: distance < 0 ? Self.before : Self.after,
        alpha: key.opacity)
      return surface.map { (key, $0.pyramid) }
    }
  }
}
