import Base
import Canvas
import Documents
import Editing
import Formats
import Views
import Widgets

/// Shows the frame that is edited, or played, with the frames around it shining through where that is chosen.
final class PixelDisplay: GridSight {
  private static let before = Color(0xC8402A)
  private static let after = Color(0x2A62C8)

  /// Which frames shine through where some do.
  var onionSkin = OnionSkin() { didSet { if onionSkin != oldValue { reload() } } }
  /// Of what is seen where nothing is painted.
  var squares: SquareSize {
    get { content.squares }
    set {
      content.squares = newValue
      grid.setNeedsDisplay()
    }
  }
  /// Whether frames around the one that is edited shine through.
  var showsOnion = false { didSet { if showsOnion != oldValue { reload() } } }
  /// The frame that was drawn last: what somebody sees who presses a button.
  private(set) var seen = 0
  /// The frame that is played; nil shows the one that is edited.
  var played: Int? { didSet { if played != oldValue { follow() } } }
  private let session: Session<PixelArt>
  private let frame: EditedCel
  private let grid: GridView
  private let content: PixelContent
  private let shown: FramePicture
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
    shown = FramePicture(session.seen.stack(frame: frame.place))
    grid.content = content
    content.painted.listen(self) { [weak self] in self?.noteSeen() }
    reload()
  }

  /// The frame as it is seen, a pixel a cell.
  var surface: SurfacePyramid? { shown.surface }

  /// Takes over the surface that another thread made of the first frame of a picture, which is to be shown next.
  func take(_ cells: CellSurface?, of picture: PixelPicture) {
    shown.take(cells, of: picture.stack(frame: 0))
  }

  /// The place of the frame that is shown from now on.
  private var current: Int { min(played ?? frame.place, session.seen.frames.count - 1) }

  private func noteSeen() { seen = current }

  /// Cells of the frame that is shown are others.
  func cellsChanged() {
    let areas = shown.show(session.seen.stack(frame: current))
    for area in areas { grid.setNeedsDisplay(area) }
  }

  private func follow() {
    let areas = shown.show(session.seen.stack(frame: current))
    // Frames that are equal are not drawn again.
    if areas.isEmpty { noteSeen() }
    if onionFrames.isEmpty && content.layers.count == 1 {
      for area in areas { grid.setNeedsDisplay(area) }
    } else {
      reload()
    }
  }

  /// Anything may be otherwise.
  func reload() {
    let picture = session.seen
    _ = shown.show(picture.stack(frame: current))
    let isOtherSize = content.size != picture.size
    content.size = picture.size
    loadOnion()
    content.layers = onion.map(\.surface) + [shown.surface].compactMap { $0 }
    if isOtherSize { grid.extentChanged() }
    grid.setNeedsDisplay()
  }

  // MARK: GridSight

  var pointer: CellPoint? { grid.pointer }
  var isTiled: Bool { grid.isTiled }
  var pointsPerCell: Double { grid.placement.cellSide / grid.scale }

  /// The frames that shine through, with how far away they are.
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
