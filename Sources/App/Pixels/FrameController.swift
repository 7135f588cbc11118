import Canvas
import Base
import Documents
import Editing
import Formats
import Texts
import Views
import Widgets

/// The frames of one window with pixel art: the strip, what is played, and what is done with frames.
final class FrameController {
  let bar: FrameBar
  /// What key adds a frame, for the menu; empty for none.
  var addKey: () -> String = { "" }
  /// Shows a menu at a point of the window.
  let menuWanted = Signal<(Menu, ViewPoint)>()
  /// Somebody wants to say for how long frames are seen.
  let durationWanted = Signal<Void>()
  /// Somebody wants to name a stretch of frames.
  let sectionWanted = Signal<Void>()
  /// Tells the time.
  weak var host: (any SceneHost)?
  private let session: Session<PixelArt>
  private let edited: EditedFrame
  private let grid: GridView
  private let display: PixelDisplay
  private let texts: PixelTexts
  private var clock: FrameClock?
  private var pictures: [Int: (grid: CellGrid, palette: Palette, surface: Surface)] = [:]

  init(
    _ session: Session<PixelArt>, edited: EditedFrame, grid: GridView, display: PixelDisplay,
    texts: PixelTexts
  ) {
    self.session = session
    self.edited = edited
    self.grid = grid
    self.display = display
    self.texts = texts
    bar = FrameBar(texts: texts)
    bar.strip.delegate = self
    bar.playbackButton.action = { [weak self] in self?.togglePlayback() }
    show()
  }

  // MARK: Showing

  /// Shows the frames as they are now.
  func show() {
    let picture = session.seen
    var entries = picture.frames.map { FrameStripEntry(duration: "\($0.milliseconds)") }
    for section in picture.sections {
      entries[section.frames.lowerBound].section = (section.name, section.frames.count)
    }
    bar.strip.show(entries, current: display.played ?? edited.place)
    bar.playbackButton.icon = picture.playback == .loop ? .loop : .pingPong
    bar.playButton.icon = isPlaying ? .pause : .play
    bar.playButton.isOn = isPlaying
    bar.playButton.isEnabled = picture.frames.count > 1
    bar.onionButton.isOn = display.showsOnion
    bar.addButton.isEnabled = session.canChange && picture.canAddFrame
    bar.playbackButton.isEnabled = session.canChange
  }

  /// Cells of a frame are others.
  func pictureChanged(_ frame: Int) { bar.strip.pictureChanged(frame) }

  // MARK: Playing

  var isPlaying: Bool { clock != nil }

  func togglePlaying() {
    if isPlaying { stop() } else { play() }
  }

  private func play() {
    let picture = session.seen
    guard picture.frames.count > 1, let host else { return }
    let stretch = picture.stretch(around: edited.place)
    guard stretch.count > 1 else { return }
    clock = FrameClock(
      picture.playback.round(of: stretch).map { ($0, picture.frames[$0].milliseconds) }, host: host
    ) { [weak self] in self?.played($0) }
    clock?.start(at: edited.place)
    played(edited.place)
    show()
  }

  private func played(_ frame: Int) {
    // A frame that is painted stays in sight until the button is lifted.
    guard !grid.isPainting else { return }
    display.played = frame
    bar.strip.show(bar.strip.entries, current: frame)
  }

  /// Stops, with the frame that is seen as the one that is edited.
  func stop() {
    guard let clock else { return }
    clock.stop()
    self.clock = nil
    let last = display.played
    display.played = nil
    if let last { edited.go(to: last) }
    show()
  }

  /// A gesture begins: what is seen is what is painted, even where the next frame is due and not drawn yet.
  func holdForPainting() {
    guard display.played != nil else { return }
    let seen = display.seen
    display.played = seen
    edited.go(to: seen)
    bar.strip.show(bar.strip.entries, current: seen)
  }

  /// The frames are others: what is played has to begin anew.
  func framesChanged() {
    pictures = pictures.filter { session.seen.frames.indices.contains($0.key) }
    // All of them may look otherwise.
    bar.strip.setNeedsDisplay()
    guard isPlaying else { return }
    let frame = display.played
    clock?.stop()
    clock = nil
    display.played = nil
    if let frame { edited.go(to: frame) }
    play()
  }

  func toggleOnion() {
    display.showsOnion.toggle()
    show()
  }

  // MARK: Frames

  func go(by step: Int) {
    stop()
    let count = session.seen.frames.count
    edited.go(to: (edited.place + step + count) % count)
  }

  /// Adds a blank frame after the one that is edited.
  func add() {
    let place = edited.place + 1
    let frame = PixelFrame(
      CellGrid(size: session.seen.size),
      milliseconds: session.seen.frames[edited.place].milliseconds)
    perform(goingTo: place) { $0.insert([frame], at: place) }
  }

  func duplicate() {
    let place = edited.place + 1
    let frame = session.document.picture.frames[edited.place]
    perform(goingTo: place) { $0.insert([frame], at: place) }
  }

  func delete() {
    let place = edited.place
    session.perform { $0.removeFrame(place) }
  }

  func move(_ frame: Int, to place: Int) {
    perform(goingTo: place) { $0.moveFrame(frame, to: place) }
  }

  private func perform(goingTo place: Int, _ change: (inout PixelPicture) -> Void) {
    if session.perform(change) { edited.go(to: place) }
  }

  func togglePlayback() {
    session.perform { $0.playback = $0.playback == .loop ? .pingPong : .loop }
  }

  private func menu(for frame: Int) -> Menu {
    let count = session.seen.frames.count
    let canChange = session.canChange
    func command(
      _ name: String, key: String = "", isEnabled: Bool = true,
      _ action: @escaping (FrameController) -> Void
    ) -> Menu.Item {
      .command(name, key: key, isEnabled: canChange && isEnabled) { [weak self] in
        if let self { action(self) }
      }
    }
    let canAdd = session.seen.canAddFrame
    var items = [
      command(texts.addFrame, key: addKey(), isEnabled: canAdd) { $0.add() },
      command(texts.duplicateFrame, isEnabled: canAdd) { $0.duplicate() },
      command(texts.deleteFrame, isEnabled: count > 1) { $0.delete() },
      .separator,
      command(texts.moveFrameLeft, isEnabled: frame > 0) { $0.move(frame, to: frame - 1) },
      command(texts.moveFrameRight, isEnabled: frame < count - 1) { $0.move(frame, to: frame + 1) },
      .separator,
      command(texts.durationEllipsis) { $0.durationWanted.post(()) },
      command(texts.sectionEllipsis) { $0.sectionWanted.post(()) },
    ]
    for section in session.seen.sections where section.frames.contains(frame) {
      items.append(
        command(texts.removeSection(section.name)) { controller in
          controller.session.perform { $0.removeSection(section.name) }
        })
    }
    return Menu(name: texts.frames, items: items)
  }
}

extension FrameController: FrameStripDelegate {
  func frameStrip(_ strip: FrameStrip, pictureOf frame: Int, fitting box: PixelSize) -> Surface? {
    guard session.seen.frames.indices.contains(frame) else { return nil }
    let (grid, palette) = (session.seen.frames[frame].grid, session.seen.palette)
    let size = grid.size.pictureSize(fitting: box)
    if let kept = pictures[frame], kept.surface.size == size, kept.palette == palette,
      kept.grid == grid
    {
      return kept.surface
    }
    guard let surface = try? PixelThumbnail.surface(of: grid, palette, size: size) else {
      return nil
    }
    pictures[frame] = (grid, palette, surface)
    return surface
  }

  func frameStrip(_ strip: FrameStrip, chose frame: Int) {
    stop()
    edited.go(to: frame)
  }

  func frameStrip(_ strip: FrameStrip, moved frame: Int, to place: Int) { move(frame, to: place) }

  func frameStrip(_ strip: FrameStrip, showMenuFor frame: Int, at point: ViewPoint) {
    menuWanted.post((menu(for: frame), point))
  }
}
