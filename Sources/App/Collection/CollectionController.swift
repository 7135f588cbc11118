import Canvas
import Desktop
import Geometry
import Input
import Library
import Model
import Texts
import Views
import Widgets

/// Hears what a person wants of the collection as a whole.
protocol CollectionControllerDelegate: AnyObject {
  func collectionController(
    _ controller: CollectionController, wantsNewPaintingOf shape: PaperShape)
  func collectionController(_ controller: CollectionController, open item: CollectionItem)
  func collectionController(_ controller: CollectionController, renamed id: ItemID, to name: String)
  func collectionControllerClosed(_ controller: CollectionController)
  func collectionControllerWantsToQuit(_ controller: CollectionController)
}

/// The collection window: shows the library's items and does to them what a person asks for.
final class CollectionController {
  let window: SceneWindow
  weak var delegate: (any CollectionControllerDelegate)?
  private let services: Services
  private let thumbnails: ThumbnailStore
  private let screen: CollectionScreen
  private let inviteButton: Button
  /// In the library's order: of the paintings, or of the trash.
  private var items: [CollectionItem] = []
  private var shown: [CollectionItem] = []
  private var query = CollectionQuery()
  private var isTrash = false
  /// What Ctrl+Z brings back, the last one at the end.
  private var deletions: [[ItemID]] = []

  init(services: Services, thumbnails: ThumbnailStore) throws {
    self.services = services
    self.thumbnails = thumbnails
    let texts = services.texts
    inviteButton = Button(
      title: texts.newPainting, icon: .plus, style: .primary, tooltip: texts.newPaintingTip)
    let display = services.display
    screen = CollectionScreen(texts: texts, inviteButton: inviteButton) { display.scale }
    window = try SceneWindow(
      display: display, title: texts.paintingsWindow,
      size: services.settings.windowSize(.collection) ?? ViewSize(width: 960, height: 680),
      minimumSize: ViewSize(width: 280, height: 240), icons: services.icons, root: screen,
      theme: services.theme)
    query.order = services.settings.order
    screen.grid.delegate = self
    thumbnails.made = { [weak self] id in self?.screen.grid.previewChanged(key: id.number) }
    connect()
    reload()
    window.scene.focus(screen.grid)
  }

  // MARK: Content

  /// Reads the library's items again.
  func reload() {
    do {
      items = try services.library.items(trashed: isTrash)
      show()
    } catch {
      say(services.texts.cannotOpen(String(describing: error)))
    }
  }

  /// One item is in another state; it may be new.
  func update(_ item: CollectionItem) {
    guard item.isTrashed == isTrash else { return reload() }
    if let index = items.firstIndex(where: { $0.id == item.id }) {
      items[index] = item
      show()
    } else {
      items.insert(item, at: 0)
      show()
      screen.grid.select(shown.firstIndex { $0.id == item.id })
    }
  }

  /// Another picture of an item that is being drawn.
  func previewChanged(_ id: ItemID) { screen.grid.previewChanged(key: id.number) }

  func item(_ id: ItemID) -> CollectionItem? { items.first { $0.id == id } }

  private func show() {
    let texts = services.texts
    shown = query.apply(to: items)
    screen.grid.show(shown.map(entry(of:)), name: texts.collectionName(shown.count))
    screen.empty.isHidden = !shown.isEmpty
    screen.grid.isHidden = shown.isEmpty
    if shown.isEmpty {
      if !query.text.isEmpty {
        screen.empty.show(
          title: texts.nothingFound(query.text), message: texts.nothingFoundMessage,
          invites: false)
      } else if isTrash {
        screen.empty.show(
          title: texts.trashIsEmpty, message: texts.trashIsEmptyMessage, invites: false)
      } else {
        screen.empty.show(title: texts.welcome, message: texts.welcomeMessage, invites: true)
      }
    }
    let canWrite = !services.library.isReadOnly
    screen.bar.newButton.isEnabled = canWrite
    inviteButton.isEnabled = canWrite
    screen.bar.emptyButton.isEnabled = canWrite && !items.isEmpty
  }

  private func entry(of item: CollectionItem) -> CollectionEntry {
    CollectionEntry(
      key: item.id.number, title: item.name,
      subtitle: services.texts.date(
        Clock.calendarDate(query.order == .created ? item.createdAt : item.modifiedAt)),
      aspectRatio: item.aspectRatio, revision: item.revision)
  }

  // MARK: Commands

  private func connect() {
    let bar = screen.bar
    let create: () -> Void = { [weak self] in self?.create(.ofView) }
    bar.newButton.action = create
    inviteButton.action = create
    bar.sortButton.action = { [weak self] in self?.showOrders() }
    bar.trashButton.action = { [weak self] in self?.showTrash(true) }
    bar.backButton.action = { [weak self] in self?.showTrash(false) }
    bar.emptyButton.action = { [weak self] in self?.askToEmptyTrash() }
    bar.searchField.changed.listen(self) { [weak self] text in
      self?.query.text = text
      self?.show()
      self?.screen.grid.scrollToTop()
    }
    bar.searchField.committed = { [weak self] _ in
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

  private func create(_ shape: PaperShape) {
    guard canWrite else { return }
    delegate?.collectionController(self, wantsNewPaintingOf: shape)
  }

  /// Lets a shape be chosen for a new painting.
  private func showShapes() {
    guard canWrite else { return }
    let texts = services.texts
    let shapes: [(name: String, ratio: Double)] = [
      ("4 : 3", 4.0 / 3), ("3 : 2", 1.5), ("16 : 9", 16.0 / 9), (texts.square, 1),
      ("3 : 4", 0.75), ("2 : 3", 2.0 / 3), ("9 : 16", 9.0 / 16),
      (texts.a4Landscape, 2.0.squareRoot()), (texts.a4Portrait, 1 / 2.0.squareRoot()),
    ]
    func command(_ name: String, _ shape: PaperShape) -> Menu.Item {
      .command(name, key: "", isEnabled: true) { [weak self] in self?.create(shape) }
    }
    let menu = Menu(
      name: texts.newOfShape,
      items: [command(texts.shapeOfWindow, .ofView), .separator]
        + shapes.compactMap { shape in
          AspectRatio(shape.ratio).map { command(shape.name, .fixed($0)) }
        })
    let button = screen.bar.newButton
    window.scene.show(
      menu, at: button.originInScene + ViewPoint(x: 0, y: button.frame.height + 4),
      size: menu.preferredSize(width: 320))
  }

  private var selected: CollectionItem? {
    screen.grid.isHidden ? nil : screen.grid.selection.map { shown[$0] }
  }

  private func beginSearch() {
    screen.bar.searchField.selectAll()
    window.scene.focus(screen.bar.searchField)
  }

  private func endSearch() {
    screen.bar.searchField.text = ""
    query.text = ""
    show()
    window.scene.focus(screen.grid)
  }

  private func escape() {
    if !query.text.isEmpty { endSearch() } else if isTrash { showTrash(false) }
  }

  private func showTrash(_ isTrash: Bool) {
    self.isTrash = isTrash
    let texts = services.texts
    screen.bar.showsTrash(isTrash, title: isTrash ? texts.trash : texts.paintings)
    screen.grid.scrollToTop()
    reload()
    window.scene.focus(screen.grid)
  }

  private func showOrders() {
    let texts = services.texts
    func choice(_ title: String, _ order: CollectionOrder) -> Menu.Item {
      .choice(title, isChosen: query.order == order) { [weak self] in self?.sort(by: order) }
    }
    let menu = Menu(
      name: texts.sort,
      items: [
        choice(texts.sortByCreation, .created), choice(texts.sortByChange, .modified),
        choice(texts.sortByName, .name),
      ])
    let button = screen.bar.sortButton
    window.scene.show(
      menu, at: button.originInScene + ViewPoint(x: 0, y: button.frame.height + 4),
      size: menu.preferredSize(width: 320))
  }

  private func sort(by order: CollectionOrder) {
    query.order = order
    services.settings.order = order
    show()
    screen.grid.scrollToTop()
  }

  private func renameSelected() {
    guard let index = screen.grid.selection, selected != nil, !isTrash, canWrite else { return }
    screen.grid.beginRenaming(index, fieldName: services.texts.rename)
  }

  private var canWrite: Bool { !services.library.isReadOnly }

  /// Does something to the library at once, after what is still to be written.
  private func change(_ body: (Library) throws -> Void) {
    guard canWrite else { return }
    do {
      _ = services.autosave.drain()
      try body(services.library)
    } catch {
      say(services.texts.notSaved(String(describing: error)))
    }
    reload()
  }

  private func duplicateSelected() {
    guard let item = selected, !isTrash else { return }
    var copy: ItemID?
    change {
      copy = try $0.duplicate(
        item.id, name: services.texts.copyName(item.name), at: services.clock.now())
    }
    if let copy, let index = shown.firstIndex(where: { $0.id == copy }) {
      screen.grid.select(index)
    }
  }

  private func deleteSelected() {
    guard let item = selected, !isTrash else { return }
    delete([item.id], text: services.texts.deleted(item.name))
  }

  /// Puts items into the trash and offers to take that back.
  func delete(_ ids: [ItemID], text: String) {
    change { try $0.trash(ids, at: services.clock.now()) }
    deletions.append(ids)
    offerUndo(text)
  }

  private func offerUndo(_ text: String) {
    let texts = services.texts
    screen.show(
      Toast(
        text: text, actionTitle: texts.undoDeletion, actionTooltip: texts.undoDeletionTip,
        closeName: texts.close, action: { [weak self] in self?.takeBackDeletion() },
        closed: { [weak self] in self?.screen.show(nil) }))
  }

  private func takeBackDeletion() {
    guard let ids = deletions.popLast() else { return }
    screen.show(nil)
    change { try $0.restore(ids) }
    if let index = shown.firstIndex(where: { ids.contains($0.id) }) { screen.grid.select(index) }
  }

  private func restore(_ item: CollectionItem) {
    change { try $0.restore([item.id]) }
    deletions.removeAll { $0 == [item.id] }
  }

  private func askToEmptyTrash() {
    let texts = services.texts
    let dialog = Dialog(
      title: texts.emptyTrashQuestion, message: texts.emptyTrashMessage(items.count),
      confirmTitle: texts.emptyTrash, cancelTitle: texts.cancel
    ) { [weak self] in
      self?.change { _ = try $0.emptyTrash() }
      self?.deletions = []
    }
    window.scene.showCentered(dialog, size: dialog.preferredSize(width: window.scene.bounds.width))
  }

  // MARK: Window

  func say(_ text: String) {
    screen.show(
      Toast(text: text, closeName: services.texts.close) { [weak self] in self?.screen.show(nil) })
  }

  /// Shows a sentence with something to do about it, or takes it away.
  func show(_ toast: Toast?) { screen.show(toast) }

  private func close() {
    services.settings.setWindowSize(window.size, .collection)
    delegate?.collectionControllerClosed(self)
  }
}

extension CollectionController: CollectionViewDelegate {
  func collectionView(
    _ view: CollectionView, previewOf entry: CollectionEntry, size: PixelSize
  ) -> Surface? {
    thumbnails.surface(
      for: ThumbnailStore.Wish(id: ItemID(entry.key), revision: entry.revision, size: size))
  }

  func collectionView(_ view: CollectionView, open index: Int) {
    guard shown.indices.contains(index) else { return }
    if isTrash {
      collectionView(view, showMenuFor: index, at: view.accessibleEntry(index).frame.center)
    } else {
      delegate?.collectionController(self, open: shown[index])
    }
  }

  func collectionView(_ view: CollectionView, showMenuFor index: Int?, at point: ViewPoint) {
    guard let index, shown.indices.contains(index) else { return }
    let texts = services.texts
    let item = shown[index]
    let menu: Menu
    if isTrash {
      menu = Menu(
        name: item.name,
        items: [
          .command(texts.restore, key: "", isEnabled: canWrite) { [weak self] in
            self?.restore(item)
          }
        ])
    } else {
      menu = Menu(
        name: item.name,
        items: [
          .command(texts.open, key: "Enter", isEnabled: true) { [weak self] in
            guard let self else { return }
            delegate?.collectionController(self, open: item)
          },
          .separator,
          .command(texts.rename, key: "F2", isEnabled: canWrite) { [weak self] in
            self?.renameSelected()
          },
          .command(texts.duplicate, key: "Ctrl+D", isEnabled: canWrite) { [weak self] in
            self?.duplicateSelected()
          },
          .separator,
          .command(texts.delete, key: "Delete", isEnabled: canWrite) { [weak self] in
            self?.deleteSelected()
          },
        ])
    }
    window.scene.show(menu, at: point, size: menu.preferredSize(width: 320))
  }

  func collectionView(_ view: CollectionView, rename index: Int, to name: String) {
    guard shown.indices.contains(index) else { return }
    let item = shown[index]
    let name = name.trimmed
    guard !name.isEmpty, name != item.name else { return }
    change { try $0.rename(item.id, to: name) }
    delegate?.collectionController(self, renamed: item.id, to: name)
  }
}

extension String {
  /// Without white space at either end.
  var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}
