import CollectionWindow
import DocumentWindows
import Documents
import Platform
import Storage
import Texts
import Widgets
import Windows

// Requests and events of the windows.

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
    _ controller: CollectionController, changed items: [CollectionItem]
  ) {
    updateDocuments(after: CollectionChanges(changed: items))
  }

  func collectionControllerClosed(_ controller: CollectionController) {
    if documents.isEmpty { return quit() }
    controller.window.close()
    collection = nil
  }
}

extension Application: DocumentWindowDelegate {
  func documentChanged(_ document: DocumentWindow) {
    if let id = document.id { showPreview(of: document, id) }
  }

  func document(_ document: DocumentWindow, stored item: CollectionItem) {
    keepOpenDocuments()
    // The previews of steps have been drawn already, except for the first one and for a run in progress.
    showPreview(of: document, item.id, onlyIfNew: true)
    names.note([item.name])
    collection?.update(item)
  }

  /// Gives the collection the preview drawn by an open document, so that it needn't be read from the library. It is for
  /// the document's present revision, which the library may not have yet.
  ///
  /// - Parameter onlyIfNew: does nothing if the revision has a picture already, or one is being drawn.
  private func showPreview(
    of document: DocumentWindow, _ id: ItemID, onlyIfNew: Bool = false
  ) {
    guard collection != nil, let editor = document.editor, document.isLoaded else { return }
    var request = ThumbnailStore.Request(
      id: id, revision: document.store.revision, size: previewSize(of: editor.document))
    if onlyIfNew, thumbnails.has(request) { return }
    thumbnails.expect(request)
    document.drawPreview(size: request.size) { [thumbnails] surface, revision in
      request.revision = revision
      thumbnails.put(surface, for: request)
    }
  }

  func documentClosed(_ document: DocumentWindow, returning: Bool) {
    // Handle the results of its last writes, as the window is gone.
    let place = document.window.remembered
    let name = document.name
    if document.store.isOnItsWay { namesOnTheirWay.append(name) }
    document.store.stored = { [weak self] in
      self?.namesOnTheirWay.removeAll { $0 == name }
      self?.noteClosing(of: $0.id, at: place)
      self?.names.note([$0.name])
      self?.collection?.update($0)
    }
    documents.removeAll { $0 === document }
    document.id.map(thumbnails.expectNothing)
    if let id = document.id { noteClosing(of: id, at: place) }
    keepOpenDocuments()
    FreedMemory.giveBackSoon()
    if returning { try? showCollection() }
    quitIfNothingIsOpen()
  }

  func document(_ document: DocumentWindow, wantsDeletionOf place: DocumentLocation) {
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
