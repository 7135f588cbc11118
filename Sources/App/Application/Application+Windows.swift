import CollectionWindow
import DocumentWindows
import Documents
import Platform
import Texts
import Widgets
import Windows

// What its windows ask of the program, and tell it.

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

  func collectionController(_ controller: CollectionController, openFile path: String) {
    open(files: [path]) { [weak controller] in controller?.say($0, .untilClosed) }
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
}

extension Application: DocumentWindowDelegate {
  func documentChanged(_ document: DocumentWindow) {
    guard let id = document.id, let item = collection?.item(id) else { return }
    showPreview(of: document, as: item)
  }

  func document(_ document: DocumentWindow, stored item: CollectionItem) {
    keepOpenDocuments()
    showPreview(of: document, as: item)
    collection?.follow(item)
  }

  /// Puts the document's own picture into the collection, so that nobody has to read it.
  private func showPreview(of document: DocumentWindow, as item: CollectionItem) {
    guard collection != nil else { return }
    let size = previewSize(of: item)
    document.drawPreview(size: size) { [weak self] surface in
      guard let self else { return }
      thumbnails.put(
        surface, for: ThumbnailStore.Request(id: item.id, revision: item.revision, size: size))
      collection?.previewChanged(item.id)
    }
  }

  func documentClosed(_ document: DocumentWindow, returning: Bool) {
    // What its last writes make of the item is heard by nobody else.
    let place = document.window.remembered
    let name = document.name
    if document.store.isOnItsWay { namesOnTheirWay.append(name) }
    document.store.stored = { [weak self] in
      self?.namesOnTheirWay.removeAll { $0 == name }
      self?.noteClosing(of: $0.id, at: place)
      self?.collection?.follow($0)
    }
    documents.removeAll { $0 === document }
    if let id = document.id { noteClosing(of: id, at: place) }
    keepOpenDocuments()
    FreedMemory.giveBackSoon()
    if returning { try? showCollection() }
    quitIfNothingIsOpen()
  }

  func document(_ document: DocumentWindow, wantsDeletionOf place: DocumentPlace) {
    try? showCollection()
    collection?.delete(place, named: document.name)
  }

  func document(_ document: DocumentWindow, made new: Document, name: String) {
    keepAndOpen(new, name: name) { [weak self, weak document] error in
      guard let self else { return }
      document?.say(services.texts.cannotOpen(Message(error)), .untilClosed)
    }
  }

  func document(_ document: DocumentWindow, openFiles paths: [String]) {
    open(files: paths) { [weak document] in document?.say($0, .untilClosed) }
  }
}
