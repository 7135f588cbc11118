import Base
import CollectionWindow
import DocumentWindows
import Documents
import Formats
import Storage
import Texts
import Widgets
import Windows

// Importing files, and storing documents made from other documents.
extension Application {
  /// Imports files one after the other on another thread, and opens the results.
  ///
  /// - Parameters:
  ///   - password: of the first one, if it is protected.
  ///   - say: shows an error.
  func open(files: [String], password: String? = nil, say: @escaping (String) -> Void) {
    guard let file = files.first else { return }
    // A folder may contain too many files to open them all.
    let folders = files.filter { DocumentFolder($0).exists }
    if !folders.isEmpty, let collection {
      collection.importFiles(folders)
      return open(files: files.filter { !folders.contains($0) }, say: say)
    }
    let (texts, library, now) = (services.texts, services.library, services.clock.now())
    importing.run({ texts.reading(DocumentFile(file).name, $0) }, atClose: .isCancelled) {
      progress in
      let bytes = try DocumentFile(file).read { progress.goesOn(at: $0) }
      let read = try DocumentImport.read(bytes, page: PDFPageRequest(password: password)) {
        progress.goesOn(at: $0)
      }
      guard !progress.isCancelled else { return nil as (item: CollectionItem?, loss: String?)? }
      let id = try library.add(
        read.document.document,
        name: ItemName.fitting(read.document.name ?? DocumentFile(file).nameWithoutEnding),
        tags: read.document.tags, at: now)
      return (
        try library.item(id), texts.said(read.loss, of: DocumentFile(file).name)
      )
    } finished: { [weak self] outcome in
      guard let self else { return }
      switch outcome {
      case .done(let added?):
        services.settings.noteUse(of: file)
        openAdded(added.item, losing: added.loss)
      case .done(nil), .cancelled: break
      case .failed(let error as LossyImport):
        collection?.askToImport(file, scalingDown: error.size) { [weak self] in
          self?.collection?.importPicture(file, error.accepted(in: nil))
        }
      case .failed(let error as PDFProtection) where collection != nil:
        collection?.askForPassword(of: file, error) { [weak self] password in
          let rest = password == nil ? Array(files.dropFirst()) : files
          self?.open(files: rest, password: password, say: say)
        }
        return
      case .failed(let error):
        say(
          texts.importFailed(Message("{file}: {reason}", ["file": file, "reason": Message(error)])))
      }
      open(files: Array(files.dropFirst()), say: say)
    }
  }

  /// Opens content dropped on a window that has no other use for it.
  ///
  /// - Parameter say: shows an error there.
  func listen(to window: SceneWindow, say: @escaping (String) -> Void) {
    window.filesDropped.listen(self) { [weak self] in self?.open(files: $0, say: say) }
    window.contentDropped.listen(self) { [weak self] in self?.open(dropped: $0, say: say) }
  }

  /// Stores content of another program like a file, on another thread, and opens it.
  private func open(dropped bytes: [UInt8], say: @escaping (String) -> Void) {
    let (texts, library, now) = (services.texts, services.library, services.clock.now())
    let onTheirWay = namesOnTheirWay
    importing.run({ texts.reading(texts.droppedName, $0) }, atClose: .isCancelled) { progress in
      let read = try DocumentImport.read(bytes) { progress.goesOn(at: $0) }
      guard !progress.isCancelled else { return nil as (item: CollectionItem?, loss: String?)? }
      let name =
        try read.document.name
        ?? library.unusedName(beside: onTheirWay) {
          texts.name(numbered: $0, for: read.document.document.kind)
        }
      let id = try library.add(
        read.document.document, name: name, tags: read.document.tags, at: now)
      return (try library.item(id), texts.said(read.loss, of: texts.droppedName))
    } finished: { [weak self] outcome in
      switch outcome {
      case .done(let added?): self?.openAdded(added.item, losing: added.loss)
      case .failed(let error): say(texts.importFailed(Message(error)))
      case .done(nil), .cancelled: break
      }
    }
  }

  /// Stores a document as a new item on another thread, and opens it.
  func keepAndOpen(
    _ document: Document, name: String, failed: @escaping (any Error) -> Void
  ) {
    let (texts, library, now) = (services.texts, services.library, services.clock.now())
    importing.run({ texts.reading(name, $0) }, atClose: .goesOn) { _ in
      try library.item(try library.add(document, name: name, at: now))
    } finished: { [weak self] outcome in
      switch outcome {
      case .done(let item): self?.openAdded(item)
      case .failed(let error): failed(error)
      case .cancelled: break
      }
    }
  }

  /// - Parameter item: nil if another program has removed it already.
  private func openAdded(_ item: CollectionItem?, losing loss: String? = nil) {
    guard let item else { return }
    names.note([item.name])
    collection?.update([item])
    open(item)
    if let loss { documents.first { $0.id == item.id }?.say(loss, .untilClosed) }
  }
}
