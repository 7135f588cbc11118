import Canvas
import Desktop
import Dispatch
import Exchange
import Geometry
import Library
import Model
import Texts
import Views
import Widgets

/// The window program: which windows are open, and what goes between them.
final class Application {
  private let services: Services
  private let loop: EventLoop
  private let thumbnails: ThumbnailStore
  private let unnamed: (Int) -> String
  private let brushMemory: BrushMemory
  private var collection: CollectionController?
  private var paintings: [PaintingController] = []
  private var saveFailure: String?
  private var hasWarnedOfLoss = false

  init(services: Services, loop: EventLoop) {
    self.services = services
    self.loop = loop
    thumbnails = ThumbnailStore(library: services.library)
    unnamed = services.texts.defaultName
    brushMemory = BrushMemory(services.brush, settings: services.settings)
  }

  /// Opens the collection, and files that are imported.
  func start(files: [String]) throws {
    services.display.onScaleChange = { [weak self] in self?.follow(scale: $0) }
    try showCollection()
    switch services.library.condition {
    case .sound: break
    case .readOnly(let reason): collection?.say(services.texts.isReadOnly(reason))
    case .damaged(let report): offerSalvage(services.texts.isDamaged(report.description))
    }
    open(files: files)
  }

  // MARK: Windows

  private func showCollection() throws {
    if let collection {
      collection.window.window.raise()
      return
    }
    let made = try CollectionController(services: services, thumbnails: thumbnails)
    made.delegate = self
    collection = made
    made.window.window.show()
  }

  private func follow(scale: Double) {
    collection?.window.follow(scale: scale)
    for painting in paintings { painting.follow(scale: scale) }
  }

  private func add(_ make: () throws -> PaintingController) {
    do {
      let controller = try make()
      controller.delegate = self
      paintings.append(controller)
      controller.show()
    } catch {
      collection?.say(services.texts.cannotOpen(String(describing: error)))
    }
  }

  private func newPainting(_ shape: PaperShape) {
    // Other blank paintings have taken the next names already.
    let blankCount = paintings.count { $0.id == nil }
    add {
      let name = try services.library.unusedName { [unnamed] in unnamed($0) }
      return try PaintingController(
        newNamed: blankCount == 0
          ? name : try services.library.unusedName { [unnamed] in unnamed($0 + blankCount) },
        shape: shape, services: services)
    }
  }

  private func open(_ item: CollectionItem) {
    if let open = paintings.first(where: { $0.id == item.id }) {
      open.window.window.raise()
      return
    }
    add {
      let box = CollectionGrid.previewBox
      let scale = services.display.scale
      let size = item.aspectRatio.size(
        fitting: PixelSize(width: Int(box.width * scale), height: Int(box.height * scale)))
      let wish = ThumbnailStore.Wish(id: item.id, revision: item.revision, size: size)
      return try PaintingController(
        item: item, standIn: thumbnails.surface(for: wish), services: services)
    }
  }

  // MARK: Requests from outside

  /// Another start, or a verb of the command line, asks for something.
  func receive(_ request: NeighbourRequest) {
    switch request {
    case .changed:
      libraryChanged()
    case .open(let files):
      try? showCollection()
      open(files: files)
    }
  }

  private func libraryChanged() {
    collection?.reload()
    for painting in paintings {
      if let id = painting.id, let item = try? services.library.item(id) {
        painting.rename(to: item.name)
      }
    }
  }

  private func open(files: [String]) {
    for file in files {
      do {
        let document = try PaintingImport.document(DocumentFile(file).read())
        let name = document.name ?? DocumentFile(file).nameWithoutEnding
        let id = try services.library.add(
          document.painting, name: name, at: services.clock.now())
        collection?.reload()
        if let item = try services.library.item(id) { open(item) }
      } catch {
        collection?.say(services.texts.importFailed("\(file): \(error)"))
      }
    }
  }

  // MARK: Saving

  /// Writing fails, with a reason, or works again.
  func report(saveFailure reason: String?) {
    guard reason != saveFailure else { return }
    saveFailure = reason
    hasWarnedOfLoss = false
    showSaveFailure()
  }

  private func showSaveFailure() {
    let texts = services.texts
    let autosave = services.autosave
    func toast(_ close: @escaping () -> Void) -> Toast? {
      saveFailure.map {
        Toast(
          text: texts.notSaved($0), actionTitle: texts.retry, closeName: texts.close,
          action: { autosave.retry() }, closed: close)
      }
    }
    if let collection { collection.show(toast { [weak collection] in collection?.show(nil) }) }
    for painting in paintings {
      painting.show(toast { [weak painting] in painting?.show(nil) })
    }
  }

  private func offerSalvage(_ reason: String) {
    let texts = services.texts
    let library = services.library
    collection?.show(
      Toast(
        text: reason, actionTitle: texts.saveTheRest, closeName: texts.close,
        action: { [weak self] in
          let target = library.path + ".rescued"
          do {
            _ = try library.salvage(to: target)
            self?.collection?.say(texts.savedTheRest(target))
          } catch {
            self?.collection?.say(texts.cannotOpen(String(describing: error)))
          }
        }, closed: { [weak self] in self?.collection?.show(nil) }))
  }

  /// Writes everything that is drawn. To be called before the program ends, however it ends.
  ///
  /// - Returns: whether nothing is left to write.
  @discardableResult
  func finish() -> Bool {
    for painting in paintings { painting.close(returning: false) }
    paintings = []
    brushMemory.keep()
    return services.autosave.drain()
  }

  private func quit() {
    for painting in paintings { painting.window.scene.cancelPress() }
    brushMemory.keep()
    guard services.autosave.drain() || hasWarnedOfLoss else {
      // Quitting again means it.
      hasWarnedOfLoss = true
      showSaveFailure()
      return
    }
    if let collection { services.settings.setWindowSize(collection.window.size, .collection) }
    loop.stop()
  }

  private func quitIfNothingIsOpen() {
    if collection == nil, paintings.isEmpty { loop.stop() }
  }
}

extension Application: CollectionControllerDelegate {
  func collectionController(
    _ controller: CollectionController, wantsNewPaintingOf shape: PaperShape
  ) {
    newPainting(shape)
  }

  func collectionController(_ controller: CollectionController, open item: CollectionItem) {
    open(item)
  }

  func collectionController(
    _ controller: CollectionController, renamed id: ItemID, to name: String
  ) {
    paintings.first { $0.id == id }?.rename(to: name)
  }

  func collectionControllerClosed(_ controller: CollectionController) {
    if paintings.isEmpty { return quit() }
    controller.window.close()
    collection = nil
  }

  func collectionControllerWantsToQuit(_ controller: CollectionController) { quit() }
}

extension Application: PaintingControllerDelegate {
  func paintingControllerChanged(_ controller: PaintingController) {
    guard let id = controller.id, let item = collection?.item(id) else { return }
    showPreview(of: controller, as: item)
  }

  func paintingController(_ controller: PaintingController, stored item: CollectionItem) {
    showPreview(of: controller, as: item)
    collection?.update(item)
  }

  /// Puts the painting's own picture into the collection, so that nobody has to read and draw it.
  private func showPreview(of controller: PaintingController, as item: CollectionItem) {
    guard collection != nil else { return }
    let box = CollectionGrid.previewBox
    let scale = services.display.scale
    let size = item.aspectRatio.size(
      fitting: PixelSize(width: Int(box.width * scale), height: Int(box.height * scale)))
    guard let surface = controller.preview(size: size) else { return }
    thumbnails.put(
      surface, for: ThumbnailStore.Wish(id: item.id, revision: item.revision, size: size))
    collection?.previewChanged(item.id)
  }

  func paintingControllerClosed(_ controller: PaintingController, returning: Bool) {
    paintings.removeAll { $0 === controller }
    if returning { try? showCollection() }
    quitIfNothingIsOpen()
  }

  func paintingController(_ controller: PaintingController, wantsDeletionOf id: ItemID) {
    try? showCollection()
    let name = collection?.item(id)?.name ?? ""
    collection?.delete([id], text: services.texts.deleted(name))
  }

  func paintingControllerWantsToQuit(_ controller: PaintingController) { quit() }
}
