import Input
import Library
import Model
import Signals
import Texts
import Views
import Widgets

// What buttons and keys do.
extension CollectionController {
  func connect() {
    let bar = screen.bar
    let create: () -> Void = { [weak self] in self?.create(.painting(Painting())) }
    bar.newButton.action = create
    bar.kindButton.action = { [weak self] in self?.showShapes() }
    inviteButton.action = create
    bar.sortButton.action = { [weak self] in self?.showOrders() }
    bar.trashButton.action = { [weak self] in self?.showTrash(true) }
    bar.backButton.action = { [weak self] in self?.showTrash(false) }
    bar.emptyButton.action = { [weak self] in self?.askToEmptyTrash() }
    bar.searchField.changed.listen(self) { [weak self] text in
      self?.query.text = text
      self?.showSoon()
    }
    bar.searchField.committed = { [weak self] _ in
      self?.showIfPending()
      guard let self, !shown.isEmpty else { return }
      window.scene.focus(screen.grid)
    }
    window.wantsToClose = { [weak self] in self?.close() }
    window.interceptKey = { [weak self] event in
      guard let self, KeyBinding(.escape).matches(event), bar.searchField.isFocused else {
        return false
      }
      endSearch()
      return true
    }
    window.shortcuts = [
      Shortcut(KeyBinding("n", .control), create),
      Shortcut(KeyBinding("n", [.control, .shift])) { [weak self] in self?.showShapes() },
      Shortcut(KeyBinding(.function(1))) { [weak self] in
        guard let self else { return }
        window.showKeys(services.texts.collectionKeys, title: services.texts.allKeys)
      },
      Shortcut(KeyBinding("f", .control)) { [weak self] in self?.beginSearch() },
      Shortcut(KeyBinding(.function(2))) { [weak self] in self?.renameSelected() },
      Shortcut(KeyBinding("d", .control)) { [weak self] in self?.duplicateSelected() },
      Shortcut(KeyBinding(.delete)) { [weak self] in self?.deleteSelected() },
      Shortcut(KeyBinding("z", .control)) { [weak self] in self?.takeBackDeletion() },
      Shortcut(KeyBinding(.escape)) { [weak self] in self?.escape() },
      Shortcut(KeyBinding("w", .control)) { [weak self] in self?.close() },
      Shortcut(KeyBinding("q", .control)) { [weak self] in
        guard let self else { return }
        delegate?.collectionControllerWantsToQuit(self)
      },
    ]
    // Arrows and Enter act on the grid wherever the focus is not a field.
    for key in [Key.left, .right, .up, .down, .enter, .home, .end, .pageUp, .pageDown] {
      window.shortcuts.append(
        Shortcut(KeyBinding(key)) { [weak self] in
          guard let self, !screen.grid.isHidden else { return }
          window.scene.focus(screen.grid)
          _ = screen.grid.keyPressed(KeyEvent(key: key))
        })
    }
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
