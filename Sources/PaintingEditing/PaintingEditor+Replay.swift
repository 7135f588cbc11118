import Base
import DocumentWindows
import Documents
import Editing
import Platform
import Storage
import Texts
import Views
import Widgets
import Windows

// The replay of the painting.
extension PaintingEditor {
  var canReplay: Bool {
    replay != nil
      || isLoaded && !painting.isUntouched && !screen.paper.isDrawing && !session.isInGesture
  }

  /// The commands available during a replay.
  private static let possibleInReplay: Set<CommandName> = [
    .replay, .cancel, .back, .fullScreen, .turn, .keys, .quit,
  ]

  func toggleReplay() { if replay == nil { showReplay() } else { endReplay() } }

  /// Prepares the replay on another thread, and plays it from its beginning.
  private func showReplay() {
    let (painting, library, id) = (painting, services.library, store.knownID)
    work.run(services.texts.replay.preparing) { _ in
      // If the times can't be read, all pauses are equal.
      let times = id.flatMap { try? library.stepTimes(of: $0) } ?? []
      return Replay(of: painting, madeAt: times)
    } finished: { [weak self] outcome in
      if case .done(let replay) = outcome { self?.show(replay) }
    }
  }

  private func show(_ replay: Replay) {
    // The user may have started drawing.
    guard self.replay == nil, canReplay else { return }
    tools.selection.clear()
    window.scene.focus(nil)
    let display = services.display
    let controller = ReplayController(
      replay, texts: services.texts.replay, host: window, scale: { display.scale })
    let bar = controller.screen.bar
    bar.endButton.action = { [weak self] in self?.endReplay() }
    bar.exportButton.action = { [weak self] in self?.export(replay) }
    bar.speedButton.action = { [weak self] in self?.showSpeeds() }
    self.replay = controller
    commands.onlyPossible = Self.possibleInReplay
    screen.replay = controller.screen
    screen.setNeedsLayout()
    controller.play()
  }

  /// Returns to the unchanged painting.
  func endReplay() {
    guard let replay else { return }
    replay.pause()
    self.replay = nil
    commands.onlyPossible = nil
    screen.replay = nil
    window.scene.focus(nil)
    screen.setNeedsLayout()
    screen.setNeedsDisplay()
    FreedMemory.giveBackSoon()
  }

  private func showSpeeds() {
    guard let replay else { return }
    let texts = services.texts.replay
    let items = ReplayController.speeds.map { factor in
      Menu.Item.choice(texts.speed(factor), isChosen: factor == replay.speed) { [weak replay] in
        replay?.choose(speed: factor)
      }
    }
    let menu = Menu(name: texts.speed, items: items)
    let button = replay.screen.bar.speedButton
    let size = menu.preferredSize(width: 340)
    window.scene.show(
      menu, at: button.originInScene - ViewPoint(x: 0, y: size.height + 4), size: size)
  }

  /// Asks for the place and format of the replay, and exports it.
  private func export(_ replay: Replay) {
    guard !window.scene.hasPopup else { return }
    self.replay?.pause()
    host.showExportDialog(of: ReplayExportSubject(replay, texts: services.texts))
  }
}
