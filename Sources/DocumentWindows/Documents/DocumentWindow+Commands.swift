import Editing
import Platform
import Storage
import Texts
import Views
import Widgets
import Windows

// The commands common to all document windows.
extension DocumentWindow {
  private func on(
    _ name: CommandName, if isPossible: @escaping (DocumentWindow) -> Bool = { _ in true },
    _ perform: @escaping (DocumentWindow) -> Void
  ) {
    commands.on(name) { [weak self] in
      self.map(isPossible) ?? false
    } _: { [weak self] in
      if let self { perform(self) }
    }
  }

  func connect(_ bar: DocumentBar) {
    on(.cancel) { $0.editor?.escape() }
    on(.back) { $0.close(returning: true) }
    on(.undo) { $0.editor?.undo() }
    on(.redo) { $0.editor?.redo() }
    on(.delete) { $0.delete() }
    on(.panel) { $0.editor?.togglePanel() }
    on(.toggleBars) { $0.editor?.toggleBars() }
    on(.fullScreen) { $0.window.window.toggleFullScreen() }
    on(.keys) { $0.window.showKeys($0.editor?.gestures ?? []) }
    on(.turn) { $0.window.turn() }
    on(.export, if: \.isLoaded) { $0.showExport() }
    on(.exportAgain, if: \.isLoaded) { $0.exportAgain() }
    on(.print, if: { $0.isLoaded && !$0.window.scene.hasPopup }) { $0.printDocument() }
    on(.rename, if: { $0.isLoaded && !$0.services.library.isReadOnly }) { $0.askForName() }
    on(.importFiles, if: { !$0.services.library.isReadOnly && !$0.window.scene.hasPopup }) {
      $0.chooseFiles()
    }
    window.showMenu = { [weak self] in self?.editor?.showMenu() }
    on(.zoom) { $0.editor?.showZoomMenu() }
    on(.more) { $0.editor?.showMoreMenu() }
    for (button, name) in [
      (bar.backButton, CommandName.back), (bar.undoButton, .undo), (bar.redoButton, .redo),
      (bar.turnButton, .turn), (bar.panelButton, .panel), (bar.moreButton, .more),
      (bar.deleteButton, .delete),
    ] { commands.bind(button, name) }
    bar.zoomButton.action = { [weak commands] in commands?.perform(.zoom) }
    commands.observeKeys { [weak commands, weak bar] in
      guard let commands, let bar else { return }
      bar.zoomButton.tooltip = commands.tip(
        commands.texts.zoom, [.zoomIn, .zoomOut], and: [commands.texts.commands.zoomGesture])
    }
  }
}
