import Base
import Documents
import Editing
import Storage
import Texts
import Views
import Widgets

// What buttons and keys do.
extension CollectionController {
  func connect() {
    let bar = screen.bar
    connectCommands()
    for (button, name) in [
      (bar.newButton, CommandName.new), (inviteButton, .new), (bar.kindButton, .newOfKind),
      (bar.sortButton, .sort), (bar.trashButton, .showTrash),
    ] { commands.bind(button, name) }
    bar.backButton.action = { [weak self] in self?.showTrash(false) }
    commands.label(bar.backButton, .cancel, services.texts.backToPaintingsTip)
    bar.emptyButton.action = { [weak commands] in commands?.perform(.emptyTrash) }
    commands.label(bar.searchField, .search)
    bar.searchField.changed.listen(self) { [weak self] text in
      self?.query.text = text
      self?.showSoon()
    }
    bar.searchField.committed = { [weak self] _ in
      self?.showIfPending()
      guard let self, !shown.isEmpty else { return }
      window.scene.focus(screen.grid)
    }
    window.wantsToClose.listen(self) { [weak self] in self?.close() }
    window.interceptKey = { [weak self] event in
      guard let self, commands.matches(event, .cancel), bar.searchField.isFocused else {
        return false
      }
      endSearch()
      return true
    }
    // Arrows act on the grid wherever the focus is not a field.
    let keys: [Key] = [.left, .right, .up, .down, .home, .end, .pageUp, .pageDown]
    window.unhandledKey = { [weak self] event in
      guard let self, event.modifiers.isEmpty, keys.contains(event.key), !screen.grid.isHidden
      else { return false }
      window.scene.focus(screen.grid)
      return screen.grid.keyPressed(KeyEvent(key: event.key))
    }
  }

  /// Says what a command does to the collection.
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
    window.commands = commands
    on(.new) { $0.create(.painting(Painting())) }
    on(.newOfKind) { $0.showShapes() }
    on(.open, if: { $0.selected != nil }) { $0.openSelected() }
    on(.rename, if: \.canWrite) { $0.renameSelected() }
    on(.duplicate, if: \.canWrite) { $0.duplicateSelected() }
    on(.delete, if: \.canWrite) { $0.deleteSelected() }
    on(.undoDeletion) { $0.takeBackDeletion() }
    on(.search) { $0.beginSearch() }
    on(.sort) { $0.showOrders() }
    on(.showTrash) { $0.showTrash(true) }
    on(.emptyTrash, if: { $0.isTrash && $0.canWrite }) { $0.askToEmptyTrash() }
    on(.cancel) { $0.escape() }
    on(.close) { $0.close() }
    on(.keys) { $0.window.showKeys($0.services.texts.commands.collectionGestures) }
    on(.quit) { $0.delegate?.collectionControllerWantsToQuit($0) }
    commands.checkThatAllDoSomething()
  }

  /// Opens what is selected as its picture does when it is asked to.
  private func openSelected() {
    guard let index = screen.grid.selection else { return }
    collectionView(screen.grid, open: index)
  }

  func create(_ document: Document) {
    guard canWrite else { return }
    delegate?.collectionController(self, wantsNew: document)
  }

  var selected: CollectionItem? {
    screen.grid.isHidden ? nil : screen.grid.selection.map { shown[$0] }
  }

  func beginSearch() {
    screen.bar.searchField.selectAll()
    window.scene.focus(screen.bar.searchField)
  }

  func endSearch() {
    screen.bar.searchField.text = ""
    query.text = ""
    show()
    window.scene.focus(screen.grid)
  }

  func escape() {
    if !query.text.isEmpty { endSearch() } else if isTrash { showTrash(false) }
  }

  func showTrash(_ isTrash: Bool) {
    self.isTrash = isTrash
    let texts = services.texts
    screen.bar.showsTrash(isTrash, title: isTrash ? texts.trash : texts.paintings)
    screen.grid.scrollToTop()
    reload()
    window.scene.focus(screen.grid)
  }

  func sort(by order: CollectionOrder) {
    query.order = order
    services.settings.order = order
    show()
    screen.grid.scrollToTop()
  }

  func renameSelected() {
    guard let index = screen.grid.selection, selected != nil, !isTrash, canWrite else { return }
    screen.grid.beginRenaming(index, fieldName: services.texts.rename)
  }

  func duplicateSelected() {
    guard let item = selected, !isTrash else { return }
    var copy: ItemID?
    change {
      let new = try $0.duplicate(
        item.id, name: services.texts.copyName(item.name), at: services.clock.now())
      copy = new
      return [new]
    }
    if let copy, let index = shown.firstIndex(where: { $0.id == copy }) {
      screen.grid.select(index)
    }
  }

  func deleteSelected() {
    guard let item = selected, !isTrash else { return }
    delete([item.id], text: services.texts.deleted(item.name))
  }

  func takeBackDeletion() {
    guard let ids = deletions.popLast() else { return }
    screen.show(nil)
    change {
      try $0.restore(ids)
      return ids
    }
    if let index = shown.firstIndex(where: { ids.contains($0.id) }) { screen.grid.select(index) }
  }

  func restore(_ item: CollectionItem) {
    change {
      try $0.restore([item.id])
      return [item.id]
    }
    deletions.removeAll { $0 == [item.id] }
  }

  func close() {
    services.settings.setWindowSize(window.size, .collection)
    delegate?.collectionControllerClosed(self)
  }
}
