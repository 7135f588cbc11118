import Desktop
import Input
import Texts
import Views
import Widgets

// What the bar's buttons and keys do in the window of every document.
extension DocumentController {
  func connect(_ bar: DocumentBar) {
    bar.backButton.action = { [weak self] in self?.goBack() }
    bar.undoButton.action = { [weak self] in self?.undo() }
    bar.redoButton.action = { [weak self] in self?.redo() }
    bar.turnButton.action = { [weak self] in self?.window.turn() }
    bar.panelButton.action = { [weak self] in self?.togglePanel() }
    bar.zoomButton.action = { [weak self] in self?.showZoomMenu() }
    bar.moreButton.action = { [weak self] in self?.showMoreMenu() }
    bar.deleteButton.action = { [weak self] in self?.delete() }
  }

  func goBack() { close(returning: true) }

  func toggleFullScreen() { window.window.isFullScreen.toggle() }

  /// A key that does something; in the middle of a gesture, nothing happens.
  func on(_ binding: KeyBinding, _ action: @escaping (Self) -> Void) -> Shortcut {
    Shortcut(binding) { [weak self] in
      if let self, !isInGesture { action(self) }
    }
  }

  var documentShortcuts: [Shortcut] {
    [
      on(KeyBinding(.escape)) { $0.escape() },
      on(KeyBinding(.left, .alt)) { $0.goBack() },
      on(KeyBinding("w", .control)) { $0.goBack() },
      on(KeyBinding("z", .control)) { $0.undo() },
      on(KeyBinding("z", [.control, .shift])) { $0.redo() },
      on(KeyBinding("y", .control)) { $0.redo() },
      on(KeyBinding(.delete, .control)) { $0.delete() },
      on(KeyBinding(.function(5))) { $0.togglePanel() },
      on(KeyBinding(.function(11))) { $0.toggleFullScreen() },
      on(KeyBinding(.function(1))) {
        $0.window.showKeys($0.keyList, title: $0.services.texts.allKeys)
      },
      on(KeyBinding("r", .control)) { $0.window.turn() },
      on(KeyBinding("e", .control)) { $0.showExport() },
      on(KeyBinding("q", .control)) { $0.delegate?.documentWantsToQuit($0) },
    ]
  }

  /// What keys do with a grid of cells.
  func gridShortcuts(_ grid: GridView) -> [Shortcut] {
    func on(_ binding: KeyBinding, _ action: @escaping (GridView) -> Void) -> Shortcut {
      self.on(binding) { [weak grid] _ in if let grid { action(grid) } }
    }
    return [
      on(KeyBinding("1", .control)) { $0.zoom(toSide: 1) },
      on(KeyBinding("+", .control)) { $0.zoom(1) },
      on(KeyBinding("=", .control)) { $0.zoom(1) },
      on(KeyBinding("-", .control)) { $0.zoom(-1) },
      on(KeyBinding("g", .shift)) { $0.showsLines.toggle() },
    ]
  }

  /// What the arrows do, with Shift ten times as far.
  func arrowShortcuts(_ move: @escaping (Self, _ dx: Int, _ dy: Int) -> Void) -> [Shortcut] {
    let arrows: [(Key, Int, Int)] = [
      (.left, -1, 0), (.right, 1, 0), (.up, 0, -1), (.down, 0, 1),
    ]
    return arrows.flatMap { key, dx, dy in
      [
        on(KeyBinding(key)) { move($0, dx, dy) },
        on(KeyBinding(key, .shift)) { move($0, 10 * dx, 10 * dy) },
      ]
    }
  }
}
