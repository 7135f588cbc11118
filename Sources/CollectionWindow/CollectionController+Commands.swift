import Base
public import Documents
import Editing
import Texts
import Views
import Widgets
import Windows

// The actions of buttons and keys.
extension CollectionController {
  func connect() {
    let bar = screen.bar
    window.taker = self
    connectCommands()
    connectTags()
    for (button, name) in [
      (bar.newButton, CommandName.new), (inviteButton, .new), (bar.kindButton, .newOfKind),
      (bar.sortButton, .sort), (bar.trashButton, .showTrash),
    ] { commands.bind(button, name) }
    bar.backButton.action = { [weak self] in self?.showTrash(false) }
    commands.label(bar.backButton, .cancel, services.texts.backToPaintingsTip)
    let choiceBar = screen.choiceBar
    for (button, name) in [
      (choiceBar.exportButton, CommandName.export), (choiceBar.duplicateButton, .duplicate),
      (choiceBar.tagsButton, .tags), (choiceBar.deleteButton, .delete),
      (choiceBar.restoreButton, .restore), (choiceBar.endButton, .cancel),
    ] { commands.bind(button, name) }
    commands.label(choiceBar.endButton, .cancel, services.texts.chooseNone)
    screen.empty.menuWanted.listen(self) { [weak self] in self?.showMenu(at: $0) }
    screen.grid.choiceChanged.listen(self) { [weak self] in self?.showChoice() }
    screen.grid.thumbnailSizeChanged.listen(self) { [weak self] in
      self?.services.settings[.thumbnailSize] = $0
    }
    bar.emptyButton.action = { [weak commands] in commands?.perform(.emptyTrash) }
    commands.label(bar.searchField, .search)
    bar.searchField.changed.listen(self) { [weak self] text in
      self?.query.text = text
      self?.showSoon { [weak self] in self?.screen.grid.scrollToTop() }
    }
    bar.searchField.committed = { [weak self] _ in
      self?.whenFound { [weak self] in
        guard let self, !shown.isEmpty else { return }
        window.scene.focus(screen.grid)
      }
    }
    window.wantsToClose.listen(self) { [weak self] in self?.close() }
    window.interceptKey = { [weak self] event in
      guard let self else { return false }
      if holds(event) { return true }
      guard commands.matches(event, .cancel), bar.searchField.isFocused, !window.scene.hasPopup
      else { return false }
      endSearch()
      return true
    }
    // Arrows act on the grid unless a field has the focus.
    let keys: [Key] = [.left, .right, .up, .down, .home, .end, .pageUp, .pageDown]
    window.unhandledKey = { [weak self] event in
      guard let self, keys.contains(event.key), !screen.grid.isHidden else { return false }
      guard screen.grid.keyPressed(KeyEvent(key: event.key, modifiers: event.modifiers)) else {
        return false
      }
      window.scene.focus(screen.grid)
      return true
    }
  }

  /// Defines the action of a command on the collection.
  private func on(
    _ name: CommandName,
    if isPossible: @escaping (CollectionController) -> Bool = { _ in true },
    _ perform: @escaping (CollectionController) -> Void
  ) {
    commands.on(name) { [weak self] in
      self.map(isPossible) ?? false
    } _: { [weak self] in
      if let self { perform(self) }
    }
  }

  private func connectCommands() {
    window.connect(commands)
    window.showMenu = { [weak self] in self?.showMenu() }
    on(.new) { $0.create(.painting(Painting())) }
    on(.newOfKind) { $0.showShapes() }
    on(.importFiles, if: \.canWrite) { $0.chooseFiles() }
    on(.paste, if: { $0.canWrite && !$0.window.scene.hasPopup }) { $0.paste() }
    on(.open, if: { !$0.targets.isEmpty }) { $0.openSelected() }
    on(.selectAll) { $0.chooseAll() }
    on(.rename, if: { $0.canWrite && $0.targets.count == 1 }) { $0.renameSelected() }
    on(.duplicate, if: { $0.canChange && !$0.isTrash }) { $0.duplicate($0.targets) }
    on(.tags, if: { $0.canChange && !$0.isTrash && !$0.targets.isEmpty }) { $0.askForTags() }
    on(.delete, if: { $0.canChange && !$0.isTrash }) { $0.delete($0.targets) }
    on(.restore, if: { $0.isTrash && $0.canWrite && !$0.targets.isEmpty }) {
      $0.restoreTargets()
    }
    on(.export, if: { !$0.isTrash && !$0.targets.isEmpty }) { $0.showExport() }
    on(.undoDeletion) { $0.takeBack() }
    on(.search) { $0.beginSearch() }
    on(.sort) { $0.showOrders() }
    on(.showTrash) { $0.showTrash(true) }
    on(.zoomIn) { $0.screen.grid.resizeThumbnails(by: 1) }
    on(.zoomOut) { $0.screen.grid.resizeThumbnails(by: -1) }
    on(.actualSize) { $0.screen.grid.resizeThumbnails(by: nil) }
    on(.emptyTrash, if: { $0.isTrash && $0.canWrite }) { $0.askToEmptyTrash() }
    on(.cancel) { $0.escape() }
    on(.close) { $0.close() }
    on(.keys) { $0.window.showKeys($0.services.texts.commands.collectionGestures) }
  }

  /// Opens the current item, like activating its picture.
  private func openSelected() {
    guard let index = screen.grid.selection else { return }
    collectionView(screen.grid, open: index)
  }

  /// Has a new document opened; does nothing if the library can only be read.
  public func create(_ document: Document) {
    guard canWrite else { return }
    delegate?.collectionController(self, wantsNew: document)
  }

  /// The targets of commands among the shown items: the selected ones, or else the one with the keyboard focus.
  var targets: [CollectionItem] {
    guard !screen.grid.isHidden else { return [] }
    let keys = Set(screen.grid.targets)
    return shown.filter { keys.contains($0.id.number) }
  }

  func chooseAll() {
    guard !screen.grid.isHidden else { return }
    screen.grid.chooseAll()
    window.scene.focus(screen.grid)
  }

  private func showChoice() {
    screen.showChoice(isTrash: isTrash)
  }

  func beginSearch() {
    screen.grid.chooseNone()
    screen.bar.searchField.selectAll()
    window.scene.focus(screen.bar.searchField)
  }

  func endSearch() {
    screen.bar.searchField.text = ""
    query.text = ""
    updateContent()
    window.scene.focus(screen.grid)
  }

  func escape() {
    if screen.grid.chosenCount > 0 {
      screen.grid.chooseNone()
    } else if !query.text.isEmpty {
      endSearch()
    } else if !query.tags.isEmpty {
      clearTags()
    } else if isTrash {
      showTrash(false)
    }
  }

  func showTrash(_ isTrash: Bool) {
    self.isTrash = isTrash
    screen.grid.chooseNone()
    let texts = services.texts
    screen.bar.showsTrash(isTrash, title: isTrash ? texts.trash : texts.paintings)
    screen.grid.scrollToTop()
    reload()
    window.scene.focus(screen.grid)
  }

  func sort(by order: CollectionOrder) {
    query.order = order
    services.settings[.collectionOrder] = order
    updateContent()
    screen.grid.scrollToTop()
  }

  func renameSelected() {
    guard let item = targets.first, !isTrash, canWrite,
      let index = shown.firstIndex(where: { $0.id == item.id })
    else { return }
    screen.grid.beginRenaming(index, fieldName: services.texts.rename)
  }

  func close() {
    delegate?.collectionControllerClosed(self)
  }
}
