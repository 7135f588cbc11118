import Platform
import Editing
import Base
import Documents
import Storage
import Texts
import Views
import Widgets

// What the commands do that the windows of all documents have.
extension DocumentController {
  var commands: WindowCommands {
    if let commands = window.commands { return commands }
    let made = WindowCommands(scope, keymaps: services.keymaps, texts: services.texts)
    made.isBlocked = { [weak self] in self?.isInGesture ?? true }
    window.connect(made)
    return made
  }

  private var scope: CommandScope {
    switch document.kind {
    case .painting: .painting
    case .pixels: .pixels
    case .life: .life
    }
  }

  /// Says what a command does to the document.
  ///
  /// - Parameters: as of `WindowCommands`.
  func on(
    _ name: CommandName, if isPossible: @escaping (Self) -> Bool = { _ in true },
    beforeViewsIf precedesViews: @escaping (Self) -> Bool = { _ in true },
    _ perform: @escaping (Self) -> Void
  ) {
    commands.on(name) { [weak self] in
      self.map(isPossible) ?? false
    } beforeViewsIf: { [weak self] in
      self.map(precedesViews) ?? false
    } _: { [weak self] in
      if let self { perform(self) }
    }
  }

  func connect(_ bar: DocumentBar) {
    on(.cancel) { $0.escape() }
    on(.back) { $0.goBack() }
    on(.undo) { $0.undo() }
    on(.redo) { $0.redo() }
    on(.delete) { $0.delete() }
    on(.panel) { $0.togglePanel() }
    on(.toggleBars) { $0.toggleBars() }
    on(.fullScreen) { $0.toggleFullScreen() }
    on(.keys) { $0.window.showKeys($0.gestures) }
    on(.turn) { $0.window.turn() }
    on(.export, if: { $0.isLoaded }) { $0.showExport() }
    on(.print, if: { $0.isLoaded && !$0.window.scene.hasPopup }) { $0.printDocument() }
    on(.rename, if: { $0.isLoaded && !$0.services.library.isReadOnly }) { $0.askForName() }
    on(.importFiles, if: { !$0.services.library.isReadOnly && !$0.window.scene.hasPopup }) {
      $0.chooseFiles()
    }
    on(.zoom) { $0.showZoomMenu() }
    on(.more) { $0.showMoreMenu() }
    let commands = commands
    for (button, name) in [
      (bar.backButton, CommandName.back), (bar.undoButton, .undo), (bar.redoButton, .redo),
      (bar.turnButton, .turn), (bar.panelButton, .panel), (bar.moreButton, .more),
      (bar.deleteButton, .delete),
    ] { commands.bind(button, name) }
    bar.zoomButton.action = { [weak commands] in commands?.perform(.zoom) }
    commands.show { [weak commands, weak bar] in
      guard let commands, let bar else { return }
      bar.zoomButton.tooltip = commands.tip(
        commands.texts.zoom, [.zoomIn, .zoomOut], and: [commands.texts.commands.zoomGesture])
    }
  }

  /// Lets files be chosen that are imported and opened beside this document.
  private func chooseFiles() {
    files.chooseDocuments(over: window.scene) { [weak self] paths in
      if let self { delegate?.document(self, openFiles: paths) }
    }
  }

  func goBack() { close(returning: true) }

  func toggleFullScreen() { window.window.toggleFullScreen() }

  /// What commands do with a grid of cells.
  func connect(_ grid: GridView) {
    func on(_ name: CommandName, _ perform: @escaping (GridView) -> Void) {
      self.on(name) { [weak grid] _ in if let grid { perform(grid) } }
    }
    on(.actualSize) { $0.zoom(toSide: 1) }
    on(.zoomIn) { $0.zoom(1) }
    on(.zoomOut) { $0.zoom(-1) }
    on(.gridLines) { $0.showsLines.toggle() }
  }

  /// What moves a selection, and ten times as far.
  ///
  /// - Parameter move: gets whether a key repeats by itself.
  func connectMoving(
    if isPossible: @escaping (Self) -> Bool = { _ in true },
    beforeViewsIf precedesViews: @escaping (Self) -> Bool = { _ in true },
    _ move: @escaping (Self, _ dx: Int, _ dy: Int, _ isHeld: Bool) -> Void
  ) {
    let ways: [(near: CommandName, far: CommandName, dx: Int, dy: Int)] = [
      (.moveLeft, .moveFarLeft, -1, 0), (.moveRight, .moveFarRight, 1, 0),
      (.moveUp, .moveFarUp, 0, -1), (.moveDown, .moveFarDown, 0, 1),
    ]
    for way in ways {
      for (name, factor) in [(way.near, 1), (way.far, 10)] {
        on(name, if: isPossible, beforeViewsIf: precedesViews) {
          let isHeld = $0.commands.callingKey?.isRepeat ?? false
          move($0, factor * way.dx, factor * way.dy, isHeld)
        }
      }
    }
  }
}
