import Base
import Canvas
import DocumentWindows
import Documents
import Editing
import Formats
import Texts
import Views
import Widgets
import Windows

/// The frames of a pixel art window: the strip, playback, and operations on frames.
final class FrameController {
  let bar: FrameBar
  /// The speed of playback, relative to the frames' own.
  private(set) var speed = 1.0
  static let speeds = [0.25, 0.5, 1, 2, 4]
  /// Posts a menu and its position in the window.
  let menuWanted = Signal<(Menu, ViewPoint)>()
  /// Posted to ask for the duration of frames.
  let durationWanted = Signal<Void>()
  /// Posts a message for the user.
  let said = Signal<String>()
  /// Posted to ask for the name of a section.
  let sectionWanted = Signal<Void>()
  /// Posted when the preferred height of the bar changes.
  let heightChanged = Signal<Void>()
  /// Provides timers.
  weak var host: (any SceneHost)?
  private let session: Session<PixelArt>
  private let edited: EditedCel
  private let grid: GridView
  private let display: PixelDisplay
  private let texts: PixelTexts
  private unowned let commands: WindowCommands
  private var clock: FrameClock?
  private var pictures: [Int: (seen: CelStack, surface: Surface)] = [:]

  init(
    _ bar: FrameBar, _ session: Session<PixelArt>, edited: EditedCel, grid: GridView,
    display: PixelDisplay, texts: PixelTexts, commands: WindowCommands
  ) {
    self.session = session
    self.edited = edited
    self.grid = grid
    self.display = display
    self.texts = texts
    self.commands = commands
    self.bar = bar
    bar.strip.delegate = self
    bar.playbackButton.action = { [weak self] in self?.showPlaybackMenu() }
    edited.rangeChanged.listen(self) { [unowned self] in updateStrip() }
    updateStrip()
  }

  /// The frames of the selected cels; none while the animation plays.
  private var chosenFrames: Set<Int> { isPlaying ? [] : Set(edited.range.frames) }

  // MARK: Display

  /// Shows the present frames.
  func updateStrip() {
    let picture = session.seen
    var entries = picture.frames.map { FrameStripEntry(duration: "\($0.milliseconds)") }
    for (section, line) in zip(picture.sections, FrameSection.lines(of: picture.sections)) {
      entries[section.frames.lowerBound].sections.append(
        FrameStripEntry.Section(name: section.name, count: section.frames.count, line: line))
    }
    let height = bar.height(within: .infinity)
    bar.strip.show(entries, current: display.played ?? edited.place, chosen: chosenFrames)
    if bar.height(within: .infinity) != height { heightChanged.post(()) }
    let goesRound = picture.playback == .loop || picture.playback == .reverse
    bar.playbackButton.icon = goesRound ? .loop : .pingPong
    bar.playButton.icon = isPlaying ? .pause : .play
    bar.playButton.isOn = isPlaying
    bar.playButton.isEnabled = picture.frames.count > 1
    bar.onionButton.isOn = display.showsOnion
    bar.addButton.isEnabled = session.canChange && picture.canAddFrame
    bar.playbackButton.isEnabled = session.canChange
  }

  /// Called when the cells of a frame change.
  func pictureChanged(_ frame: Int) { bar.strip.pictureChanged(frame) }

  // MARK: Playing

  var isPlaying: Bool { clock != nil }

  func togglePlaying() {
    if isPlaying { stop() } else { play() }
  }

  private func play() {
    let picture = session.seen
    guard picture.frames.count > 1, let host else { return }
    let round = picture.round(around: edited.place)
    guard round.count > 1 else { return }
    clock = FrameClock(
      round.map { ($0, max(1, Int(saturating: Double(picture.frames[$0].milliseconds) / speed))) },
      host: host
    ) { [weak self] in self?.played($0) }
    clock?.start(at: edited.place)
    played(edited.place)
    updateStrip()
  }

  private func played(_ frame: Int) {
    // During painting, the frame stays until the button is released.
    guard !grid.isPainting else { return }
    display.played = frame
    bar.strip.show(bar.strip.entries, current: frame)
  }

  /// Stops playback and makes the visible frame current.
  func stop() {
    guard let clock else { return }
    clock.stop()
    self.clock = nil
    let last = display.played
    display.played = nil
    if let last { edited.go(to: last) }
    updateStrip()
  }

  /// Called before a gesture: makes the visible frame the painted one, even if the next one is due but not drawn yet.
  func holdForPainting() {
    guard display.played != nil else { return }
    let seen = display.seen
    display.played = seen
    edited.go(to: seen)
    bar.strip.show(bar.strip.entries, current: seen, chosen: chosenFrames)
  }

  /// Called when the frames change: restarts playback.
  func framesChanged() {
    pictures = pictures.filter { session.seen.frames.indices.contains($0.key) }
    // All of them may look different.
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
    updateStrip()
  }

  // MARK: Frames

  func go(to frame: Int) {
    stop()
    edited.go(to: frame)
  }

  func go(by step: Int) {
    stop()
    let count = session.seen.frames.count
    edited.go(to: (edited.place + step + count) % count)
  }

  /// Adds a blank frame after the current one.
  func add() {
    let place = edited.place + 1
    let frame = session.seen.blankFrame(
      milliseconds: session.seen.frames[edited.place].milliseconds)
    perform(goingTo: place) { $0.insert([frame], at: place) }
  }

  /// Adds copies of the selected frames after the last of them.
  func duplicate() {
    let frames = edited.range.frames
    perform { $0.duplicateFrames(frames) }
  }

  /// Removes the selected frames.
  func delete() {
    let frames = edited.range.frames
    session.perform { $0.removeFrames(frames) }
  }

  /// Reverses the order of the selected frames.
  func reverse() {
    let frames = edited.range.frames
    session.perform { $0.reverseFrames(frames) }
    edited.choose(frames: frames, current: edited.place)
  }

  /// Empties the selected frames.
  func clear() {
    let frames = edited.range.frames
    session.performOnAll { $0.clearFrames(frames) }
  }

  /// Inserts the frames of another document after the selected ones.
  func paste(_ other: Sprite) {
    let place = (edited.range.frames.last ?? edited.place) + 1
    let isMade = perform { $0.insertFrames(of: other, at: place) }
    if !isMade, session.canChange { said.post(texts.tooManyFrames) }
  }

  private func move(_ frames: [Int], before index: Int) {
    perform { $0.moveFrames(frames, before: index) }
  }

  /// Performs a change as a step, and selects the frames that it returns.
  @discardableResult
  private func perform(_ change: (inout Sprite) -> Range<Int>) -> Bool {
    var new = 0..<0
    guard session.perform({ new = change(&$0) }), !new.isEmpty else { return false }
    edited.choose(frames: new, current: new.upperBound - 1)
    return true
  }

  private func perform(goingTo index: Int, _ change: (inout Sprite) -> Void) {
    if session.perform(change) { edited.go(to: index) }
  }

  /// Shows the menu of the playback order and speed.
  private func showPlaybackMenu() {
    let picture = session.seen
    let orders = Playback.allCases.map { playback in
      Menu.Item.choice(
        texts.name(of: playback), isChosen: picture.playback == playback
      ) { [weak self] in self?.session.perform { $0.playback = playback } }
    }
    let speeds = Self.speeds.map { speed in
      Menu.Item.choice(texts.times(speed), isChosen: speed == self.speed) { [weak self] in
        self?.play(at: speed)
      }
    }
    let menu = Menu(name: texts.playback, items: orders + [.separator] + speeds)
    let button = bar.playbackButton
    menuWanted.post((menu, button.positionInScene(ViewPoint(x: 0, y: 0))))
  }

  /// Sets the speed of playback.
  private func play(at speed: Double) {
    self.speed = speed
    guard isPlaying else { return }
    stop()
    play()
  }

  private func menu(for frame: Int) -> Menu {
    commands.menu(of: .frame, name: texts.frames) { _ in
      nil
    } part: { [weak self] _ in
      self?.items(of: frame) ?? []
    }
  }

  /// The menu's rows about the order, the duration and the sections of a frame.
  private func items(of frame: Int) -> [Menu.Item] {
    let count = session.seen.frames.count
    let canChange = session.canChange
    let chosen = edited.range.frames
    let last = chosen[chosen.count - 1]
    func command(
      _ name: String, isEnabled: Bool = true, _ action: @escaping (FrameController) -> Void
    ) -> Menu.Item {
      .command(name, key: "", isEnabled: canChange && isEnabled) { [weak self] in
        if let self { action(self) }
      }
    }
    let items = [
      command(texts.moveFrameLeft, isEnabled: chosen[0] > 0) {
        $0.move(chosen, before: chosen[0] - 1)
      },
      command(texts.moveFrameRight, isEnabled: last < count - 1) {
        $0.move(chosen, before: last + 2)
      },
      .separator,
      command(texts.durationEllipsis) { $0.durationWanted.post(()) },
      command(texts.sectionEllipsis) { $0.sectionWanted.post(()) },
    ]
    let sections = session.seen.sections.filter { $0.frames.contains(frame) }
    return items
      + sections.map { section in
        command(texts.removeSection(section.name)) { controller in
          controller.session.perform { $0.removeSection(section.name) }
        }
      }
  }
}

extension FrameController: FrameStripDelegate {
  func frameStrip(_ strip: FrameStrip, pictureOf frame: Int, fitting box: PixelSize) -> Surface? {
    guard session.seen.frames.indices.contains(frame) else { return nil }
    let seen = session.seen.stack(frame: frame)
    let size = seen.size.pictureSize(fitting: box)
    if let kept = pictures[frame], kept.surface.size == size, kept.seen == seen {
      return kept.surface
    }
    guard let surface = try? PixelThumbnail.surface(of: seen, size: size, isTransparent: true)
    else { return nil }
    pictures[frame] = (seen, surface)
    return surface
  }

  func frameStrip(_ strip: FrameStrip, chose frame: Int, _ choice: FrameChoice) {
    stop()
    edited.choose(CelAddress(frame: frame, layer: edited.layer.id), choice)
  }

  func frameStrip(_ strip: FrameStrip, moved frames: [Int], before index: Int) {
    move(frames, before: index)
  }

  func frameStrip(_ strip: FrameStrip, showMenuFor frame: Int, at point: ViewPoint) {
    menuWanted.post((menu(for: frame), point))
  }
}
