import Base
import DocumentWindows
import Documents
import Texts
import Views
import Widgets
import Windows

// Importing files of all kinds.
extension CollectionController {
  /// Asks for files to import. A single one is opened; for several, the collection is shown.
  func chooseFiles() {
    guard !window.scene.hasPopup else { return }
    files.chooseDocuments(over: window.scene) { [weak self] paths in
      guard let self else { return }
      if paths.count == 1 {
        delegate?.collectionController(self, openFile: paths[0])
      } else {
        importFiles(paths)
      }
    }
  }

  /// Imports files and the content of folders, without opening any.
  ///
  /// - Parameter passwords: of protected files, by their paths.
  public func importFiles(_ paths: [String], passwords: [String: String] = [:]) {
    let (texts, library) = (services.texts, services.library)
    let batch = BatchImport(paths: paths, time: services.clock.now(), passwords: passwords)
    work.run({ texts.importing(paths.count, $0) }, atClose: .goesOn) { progress in
      batch.run(into: library, progress)
    } finished: { [weak self] outcome in
      guard let self, case .done(let result) = outcome else { return }
      let failed = Set(
        result.failures.map(\.file) + result.locked.map { DocumentFile($0.path).name })
      for path in paths
      where !result.isCancelled && !failed.contains(DocumentFile(path).name)
        && !DocumentFolder(path).exists
      {
        services.settings.noteUse(of: path)
      }
      finishImport(result)
    }
  }

  private func finishImport(_ result: BatchImport.Result) {
    if !result.items.isEmpty {
      if isTrash { showTrash(false) }
      update(result.items)
      screen.grid.choose(Set(result.items.map(\.id.number)))
    }
    let texts = services.texts
    var failures = result.failures.map { ($0.file, texts.said($0.reason)) }
    let losses = result.losses.compactMap { file, loss in
      texts.said(loss, of: file).map { (file, $0) }
    }
    var locked = result.isCancelled ? [] : result.locked[...]
    if failures.count + losses.count > 1 {
      // They are on the list, which covers the window.
      failures += locked.map { (DocumentFile($0.path).name, texts.said(Message($0.reason))) }
      locked = []
    }
    defer { askForPasswords(of: locked) }
    switch (failures.count, losses.count) {
    case _ where result.isCancelled: say(texts.importCancelled(result.items.count))
    case (0, 0) where result.items.isEmpty && !locked.isEmpty: break
    case (0, 0): say(texts.imported(result.items.count))
    case (0, 1): say(losses[0].1, .untilClosed)
    case (1, 0):
      let (file, reason) = failures[0]
      say(
        texts.importFailed(Message("{file}: {reason}", ["file": file, "reason": reason])),
        .untilClosed)
    default: showFailures(texts.notAllImported, failures + losses)
    }
  }
}
