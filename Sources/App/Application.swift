import SingleInstance
import Canvas
import Platform
import Dispatch
import Formats
import Base
import Storage
import Documents
import Texts
import Views
import Widgets

/// The window program: which windows are open, and what goes between them.
final class Application {
  private let services: Services
  private let stop: () -> Void
  private let thumbnails: ThumbnailStore
  private let brushMemory: BrushMemory
  private var collection: CollectionController?
  private(set) var documents: [any DocumentController] = []
  private var saveFailure: Message?
  private var hasWarnedOfLoss = false
  private let care: LibraryCare
  /// Reads files, and shows how far that is in the collection.
  private lazy var importing = BackgroundWork(texts: services.texts) { [weak self] toast in
    self?.collection?.show(toast)
  }
  /// What is to be done to the library once nobody shows it any more.
  private(set) var repair: LibraryRepair?

  /// - Parameter stop: called when the last window is closed, or somebody quits.
  init(services: Services, stop: @escaping () -> Void) {
    self.services = services
    self.stop = stop
    thumbnails = ThumbnailStore(library: services.library)
    care = LibraryCare(services.library)
    brushMemory = BrushMemory(services.brush, settings: services.settings)
  }

  /// Opens the collection, and files that are imported.
  func start(files: [String]) throws {
    services.display.onScaleChange = { [weak self] in self?.follow(scale: $0) }
    services.display.onDarkChange = { [weak self] _ in self?.followTheme() }
    let joined = (try? services.library.joinGestures(at: services.clock.now())) ?? []
    try showCollection()
    sayHowItBegins(joinedCount: joined.count)
    care.found = { [weak self] in
      guard let self else { return }
      offerRepair(services.texts.isDamaged($0.message))
    }
    care.failed = { [weak self] in
      guard let self else { return }
      collection?.say(services.texts.noBackup($0), .untilClosed)
    }
    services.keymaps.complained = { [weak self] in self?.say(keymapComplaint: $0) }
    care.begin(now: services.clock.now())
    open(files: files) { [weak self] in self?.collection?.say($0, .untilClosed) }
  }

  /// Says the most important of what people should know of the library.
  private func sayHowItBegins(joinedCount: Int) {
    let (texts, library) = (services.texts, services.library)
    switch (library.condition, library.notice) {
    case (.damaged(let report), _): offerRepair(texts.isDamagedAndClosed(report.message))
    case (.readOnly(let reason), _): collection?.say(texts.isReadOnly(reason), .untilClosed)
    case (.sound, .restoredFromLog?): collection?.say(texts.restoredFromLog)
    case (.sound, .keptLog(let path)?): collection?.say(texts.keptLog(path), .untilClosed)
    case (.sound, nil):
      if let complaint = services.keymaps.complaint {
        collection?.say(complaint, .untilClosed)
      } else if joinedCount > 0 {
        collection?.say(texts.joinedStrokes(joinedCount))
      } else if library.wasLeftOpen {
        collection?.say(
          CrashReport.last.map { texts.endedBadlyWithReport($0.path) } ?? texts.endedBadly,
          .untilClosed)
      }
    }
    CrashReport.begin()
  }

  /// Says in every window what of the keymap does not hold; nil once all of it does.
  private func say(keymapComplaint complaint: String?) {
    let text = complaint ?? services.texts.commands.keymapHolds
    let lifetime: Toast.Lifetime = complaint == nil ? .brief : .untilClosed
    collection?.say(text, lifetime)
    for document in documents { document.say(text, lifetime) }
  }

  // MARK: Windows

  private func showCollection() throws {
    if let collection {
      collection.window.window.raise()
      return
    }
    let made = try CollectionController(services: services, thumbnails: thumbnails)
    made.delegate = self
    made.window.filesDropped = { [weak self, weak made] in
      self?.open(files: $0) { made?.say($0, .untilClosed) }
    }
    collection = made
    made.window.window.show()
  }

  private func follow(scale: Double) {
    collection?.window.follow(scale: scale)
    for document in documents { document.follow(scale: scale) }
  }

  private func followTheme() {
    collection?.window.scene.theme = services.theme
    for document in documents { document.follow(services.theme) }
  }

  private func add(_ make: () throws -> any DocumentController) {
    do {
      let controller = try make()
      controller.delegate = self
      controller.window.filesDropped = { [weak self, weak controller] in
        self?.open(files: $0) { controller?.say($0, .untilClosed) }
      }
      documents.append(controller)
      controller.show()
    } catch {
      collection?.say(services.texts.cannotOpen(Message(error)), .untilClosed)
    }
  }

  func makeNew(_ document: Document) {
    add {
      let name = try newName(for: document.kind)
      switch document {
      case .painting(let painting):
        return try PaintingController(newNamed: name, painting: painting, services: services)
      case .pixels(let art):
        return try PixelController(newNamed: name, art: art, services: services)
      case .life(let board):
        return try LifeController(newNamed: name, board: board, services: services)
      }
    }
  }

  /// A name that nothing in the library has, nor any blank document that is open.
  private func newName(for kind: ItemKind) throws -> String {
    let texts = services.texts
    let make =
      switch kind {
      case .painting: texts.defaultName
      case .pixels: texts.defaultPixelsName
      case .life: texts.life.defaultName
      }
    // Other blank ones have taken the next names already.
    let blankCount = documents.count { $0.id == nil }
    let name = try services.library.unusedName { make($0) }
    return blankCount == 0 ? name : try services.library.unusedName { make($0 + blankCount) }
  }

  private func open(_ item: CollectionItem) {
    if let open = documents.first(where: { $0.id == item.id }) {
      open.window.window.raise()
      return
    }
    add {
      switch item.kind {
      case .painting:
        let size = item.previewSize(scale: services.display.scale)
        let request = ThumbnailStore.Request(id: item.id, revision: item.revision, size: size)
        return try PaintingController(
          item: item, standIn: thumbnails.surface(for: request), services: services)
      case .pixels: return try PixelController(item: item, services: services)
      case .life: return try LifeController(item: item, services: services)
      }
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
      open(files: files) { [weak self] in self?.collection?.say($0, .untilClosed) }
    }
  }

  private func libraryChanged() {
    collection?.reload()
    for document in documents {
      if let id = document.id, let item = try? services.library.item(id) {
        document.rename(to: item.name)
      }
    }
  }

  /// Imports files one after the other, on another thread, and opens what comes of them.
  ///
  /// - Parameter say: tells what can't be imported.
  private func open(files: [String], say: @escaping (String) -> Void) {
    guard let file = files.first else { return }
    let (texts, library, now) = (services.texts, services.library, services.clock.now())
    importing.run({ texts.reading(DocumentFile(file).name, $0) }, atClose: .isCancelled) {
      progress in
      let bytes = try DocumentFile(file).read { progress.goesOn(at: $0) }
      let read = try DocumentImport.read(bytes) { progress.goesOn(at: $0) }
      guard !progress.isCancelled else { return nil as (id: ItemID, loss: String?)? }
      let id = try library.add(
        read.document.document,
        name: read.document.name ?? DocumentFile(file).nameWithoutEnding, at: now)
      return (id, texts.omission(of: read.omissions, from: DocumentFile(file).name))
    } finished: { [weak self] outcome in
      guard let self else { return }
      switch outcome {
      case .done(let added?):
        openAdded(added.id)
        if let loss = added.loss {
          documents.first { $0.id == added.id }?.say(loss, .untilClosed)
        }
      case .done(nil), .cancelled: break
      case .failed(let error as LossyImport):
        collection?.askToImport(file, losing: error.loss) { [weak self] in
          self?.collection?.importPicture(file, error.accepted(in: nil))
        }
      case .failed(let error):
        say(
          texts.importFailed(Message("{file}: {reason}", ["file": file, "reason": Message(error)])))
      }
      open(files: Array(files.dropFirst()), say: say)
    }
  }

  /// Keeps a document as an item, on another thread, and opens it.
  private func keepAndOpen(
    _ document: Document, name: String, failed: @escaping (any Error) -> Void
  ) {
    let (texts, library, now) = (services.texts, services.library, services.clock.now())
    importing.run({ texts.reading(name, $0) }, atClose: .goesOn) { _ in
      try library.add(document, name: name, at: now)
    } finished: { [weak self] outcome in
      switch outcome {
      case .done(let id): self?.openAdded(id)
      case .failed(let error): failed(error)
      case .cancelled: break
      }
    }
  }

  private func openAdded(_ id: ItemID) {
    collection?.reload()
    if let item = try? services.library.item(id) { open(item) }
  }

  // MARK: Saving

  /// Writing fails, with a reason, or works again.
  func report(saveFailure reason: Message?) {
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
    for document in documents {
      document.show(toast { [weak document] in document?.show(nil) })
    }
  }

  /// Says that the library is damaged, and shows what there is to do about it where that is asked for.
  private func offerRepair(_ reason: String) {
    guard let collection else { return }
    let texts = services.texts
    collection.show(
      Toast(
        text: reason, actionTitle: texts.repair, closeName: texts.close,
        action: { [weak self] in self?.showRepairs() },
        closed: { [weak self] in self?.collection?.show(nil) }))
  }

  private func showRepairs() {
    guard let scene = collection?.window.scene else { return }
    let menu = Menu.repairs(
      texts: services.texts, backups: Backups(of: services.library.path).all
    ) { [weak self] in
      self?.repair = $0
      self?.quit()
    }
    scene.showCentered(menu, size: menu.preferredSize(width: 360))
  }

  /// Writes everything that is drawn. To be called before the program ends, however it ends.
  ///
  /// - Returns: whether nothing is left to write.
  @discardableResult
  func finish() -> Bool {
    importing.end()
    for document in documents { document.close(returning: false) }
    documents = []
    brushMemory.keep()
    return services.autosave.settle()
  }

  private func quit() {
    for document in documents { document.window.scene.cancelPress() }
    brushMemory.keep()
    guard services.autosave.settle() || hasWarnedOfLoss else {
      // Quitting again means it.
      hasWarnedOfLoss = true
      showSaveFailure()
      return
    }
    if let collection { services.settings.setWindowSize(collection.window.size, .collection) }
    stop()
  }

  private func quitIfNothingIsOpen() {
    if collection == nil, documents.isEmpty { stop() }
  }
}

extension Application: CollectionControllerDelegate {
  func collectionController(
    _ controller: CollectionController, wantsNew document: Document
  ) {
    makeNew(document)
  }

  func collectionController(
    _ controller: CollectionController, imported document: Document, name: String
  ) {
    keepAndOpen(document, name: name) { [weak self, weak controller] error in
      guard let self else { return }
      controller?.say(services.texts.importFailed(Message(error)), .untilClosed)
    }
  }

  func collectionController(_ controller: CollectionController, open item: CollectionItem) {
    open(item)
  }

  func collectionController(
    _ controller: CollectionController, renamed id: ItemID, to name: String
  ) {
    documents.first { $0.id == id }?.rename(to: name)
  }

  func collectionControllerClosed(_ controller: CollectionController) {
    if documents.isEmpty { return quit() }
    controller.window.close()
    collection = nil
  }

  func collectionControllerWantsToQuit(_ controller: CollectionController) { quit() }
}

extension Application: DocumentControllerDelegate {
  func documentChanged(_ controller: any DocumentController) {
    guard let id = controller.id, let item = collection?.item(id) else { return }
    showPreview(of: controller, as: item)
  }

  func document(_ controller: any DocumentController, stored item: CollectionItem) {
    showPreview(of: controller, as: item)
    collection?.update(item)
  }

  /// Puts the document's own picture into the collection, so that nobody has to read it.
  private func showPreview(of controller: any DocumentController, as item: CollectionItem) {
    guard collection != nil else { return }
    let size = item.previewSize(scale: services.display.scale)
    controller.drawPreview(size: size) { [weak self] surface in
      guard let self else { return }
      thumbnails.put(
        surface, for: ThumbnailStore.Request(id: item.id, revision: item.revision, size: size))
      collection?.previewChanged(item.id)
    }
  }

  func documentClosed(_ controller: any DocumentController, returning: Bool) {
    // What its last writes make of the item is heard by nobody else.
    controller.store.stored = { [weak self] in self?.collection?.update($0) }
    documents.removeAll { $0 === controller }
    FreedMemory.giveBackSoon()
    if returning { try? showCollection() }
    quitIfNothingIsOpen()
  }

  func document(_ controller: any DocumentController, wantsDeletionOf id: ItemID) {
    try? showCollection()
    let name = collection?.item(id)?.name ?? ""
    collection?.delete([id], text: services.texts.deleted(name))
  }

  func document(_ controller: any DocumentController, made new: Document, name: String) {
    keepAndOpen(new, name: name) { [weak self, weak controller] error in
      guard let self else { return }
      controller?.say(services.texts.cannotOpen(Message(error)), .untilClosed)
    }
  }

  func documentWantsToQuit(_ controller: any DocumentController) { quit() }
}
