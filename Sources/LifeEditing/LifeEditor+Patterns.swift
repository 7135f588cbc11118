import Base
import DocumentWindows
import Documents
import Editing
import Life
import Storage
import Texts
import Views
import Widgets
import Windows

// The user's own patterns, and large patterns from files.
extension LifeEditor {
  func connectPatterns() {
    on(.keepPattern, if: { $0.isLoaded && !$0.grid.isPainting && !$0.services.library.isReadOnly })
    {
      $0.askToKeepPattern()
    }
    patterns.heavyRead.listen(self) { [weak self] in self?.lay($0.world) }
    patterns.failed.listen(self) { [weak self] error in
      guard let self else { return }
      say(services.texts.life.pasteRefused(Message(error)), .untilClosed)
    }
    patterns.menuWanted.listen(self) { [weak self] in self?.showMenu(of: $0.pattern, at: $0.place) }
  }

  /// The selection, or all living cells.
  private var patternToKeep: LifeWorld {
    var world = board.world
    if let bounds = selection.bounds {
      world.setCells(selection.lifted?.cells ?? world.cells.cropped(to: bounds))
    }
    return world
  }

  private func askToKeepPattern() {
    let texts = services.texts.life
    board.standStill()
    guard board.hasDeadBackground() else { return }
    let shelf = shared.patterns
    let nameField = TextField(name: texts.patternName, text: name)
    let groupField = TextField(
      name: texts.patternGroup, text: shelf.own.last?.group ?? texts.ownPatterns)
    let dialog = FormDialog(
      title: texts.keepPatternTitle,
      rows: [
        Label(texts.patternName, style: .secondary), nameField,
        Label(texts.patternGroup, style: .secondary), groupField,
      ], confirmTitle: texts.keep,
      cancelTitle: services.texts.cancel)
    dialog.messageText = texts.keepPatternMessage
    func check() {
      dialog.confirmButton.isEnabled = !nameField.text.isEmpty && !groupField.text.isEmpty
    }
    for field in [nameField, groupField] { field.changed.listen(dialog) { _ in check() } }
    let world = patternToKeep
    dialog.confirmed = { [weak self] in
      guard let self else { return true }
      guard let pattern = OwnPattern(world, name: nameField.text, group: groupField.text) else {
        toasts.say(texts.patternTooLarge)
        return true
      }
      shelf.keep(pattern)
      toasts.say(texts.patternKept(pattern.name))
      return true
    }
    ask(dialog)
    window.scene.focus(nameField)
    nameField.selectAll()
  }

  private func showMenu(of pattern: OwnPattern, at place: ViewPoint) {
    let texts = services.texts.life
    let menu = Menu(
      name: pattern.name,
      items: [
        .command(texts.removePattern, key: "", isEnabled: true) { [shared] in
          shared.patterns.remove(pattern)
        }
      ])
    window.scene.show(menu, at: place, size: menu.preferredSize(width: 300))
  }

  /// Takes a pattern that is too large to hold: replaces an empty board, or pastes it in the middle.
  func lay(_ world: LifeWorld) {
    guard canChange, selection.cells.prepareStep() else { return }
    selection.putDown()
    if board.world.cells.isEmpty {
      board.perform { $0 = world }
      return fitPattern()
    }
    guard let bounds = world.bounds else { return }
    let (texts, under, mode) = (services.texts.life, board.world.cells, board.pasteMode)
    let middle = display.middle
    board.compute(world.population, texts.pasting) { goesOn in
      let place = bounds.moved(
        x: middle.x - (bounds.left + bounds.right + 1) / 2,
        y: middle.y - (bounds.top + bounds.bottom + 1) / 2)
      let lying = FloatingLife(
        cells: world.cells, rect: CellRect(bounds), under: under, mode: mode, isPasted: true)
      return lying.moved(to: CellRect(place), goesOn: goesOn)
    } finished: { [weak self] moved in
      guard let self else { return }
      guard let moved else { return toasts.say(texts.tooFar) }
      tools.choose(.select)
      selection.select(nil)
      selection.showLifted(moved)
      selection.commit()
    }
  }
}
