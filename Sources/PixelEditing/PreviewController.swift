import Base
import Canvas
import DocumentWindows
import Documents
import Editing
import Texts
import Views
import Widgets
import Windows

/// The picture next to the grid: the current frame, or the animation, which it can play by itself.
final class PreviewController {
  private let preview: PixelPreview
  private let session: Session<PixelArt>
  private let edited: EditedCel
  private let settings: Settings
  private let texts: PixelTexts
  /// Provides timers.
  weak var host: (any SceneHost)?
  private var clock: FrameClock?
  /// The played frame, during playback.
  private var played: FrameRendering?
  /// Returns the current frame as rendered for the canvas.
  var surface: () -> SurfacePyramid? = { nil }

  init(
    _ preview: PixelPreview, _ session: Session<PixelArt>, edited: EditedCel, settings: Settings,
    texts: PixelTexts
  ) {
    self.preview = preview
    self.session = session
    self.edited = edited
    self.settings = settings
    self.texts = texts
    preview.look = settings[.previewLook]
    preview.tooltip = texts.previewTip
    preview.toggled.listen(self) { [unowned self] in toggle() }
    preview.menuWanted.listen(self) { [unowned self] in showMenu(at: $0) }
  }

  /// Called after arbitrary changes.
  func updatePreview() {
    preview.canPlay = session.seen.frames.count > 1
    guard clock != nil else {
      preview.picture = surface()
      return
    }
    guard preview.canPlay else { return stop() }
    // Restart playback, in case the frames have changed.
    start()
  }

  /// Called when cells change.
  func cellsChanged() {
    guard let clock else { return preview.setNeedsDisplay() }
    showFrame(clock.frame)
  }

  private func toggle() { if clock == nil { start() } else { stop() } }

  private func start() {
    guard let host else { return }
    let picture = session.seen
    let first = clock?.frame ?? edited.place
    clock?.stop()
    let round = picture.round(around: edited.place)
    guard round.count > 1 else { return stop() }
    let clock = FrameClock(
      round.map { ($0, picture.frames[$0].milliseconds) }, host: host
    ) { [weak self] in self?.showFrame($0) }
    self.clock = clock
    clock.start(at: first)
    preview.isPlaying = true
    showFrame(clock.frame)
  }

  private func stop() {
    clock?.stop()
    (clock, played) = (nil, nil)
    preview.isPlaying = false
    preview.picture = surface()
  }

  private func showFrame(_ frame: Int) {
    guard session.seen.frames.indices.contains(frame) else { return }
    let stack = session.seen.stack(frame: frame)
    if let played {
      if !played.showFrame(stack).isEmpty { preview.picture = played.surface }
    } else {
      played = FrameRendering(stack)
      preview.picture = played?.surface
    }
  }

  // MARK: Settings

  private static let scales = [1, 2, 3, 4, 8]

  private func showMenu(at point: ViewPoint) {
    let look = preview.look
    var items: [Menu.Item] = [
      .command(
        clock == nil ? texts.play : texts.stop, key: "", isEnabled: preview.canPlay
      ) { [weak self] in self?.toggle() },
      .separator,
      .choice(texts.previewFits, isChosen: look.scale == nil) { [weak self] in
        self?.change { $0.scale = nil }
      },
    ]
    items += Self.scales.map { scale in
      .choice(texts.times(Double(scale)), isChosen: look.scale == scale) { [weak self] in
        self?.change { $0.scale = scale }
      }
    }
    items.append(.separator)
    items += PixelPreview.Background.allCases.map { background in
      .choice(name(of: background), isChosen: look.background == background) { [weak self] in
        self?.change { $0.background = background }
      }
    }
    let menu = Menu(name: texts.preview, items: items)
    preview.window?.show(menu, at: point, size: menu.preferredSize(width: 320))
  }

  private func name(of background: PixelPreview.Background) -> String {
    switch background {
    case .squares: texts.squares
    case .white: texts.white
    case .gray: texts.gray
    case .black: texts.black
    }
  }

  private func change(_ change: (inout PixelPreview.Look) -> Void) {
    change(&preview.look)
    settings[.previewLook] = preview.look
  }
}
