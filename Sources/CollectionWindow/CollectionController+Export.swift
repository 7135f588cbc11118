import Base
import DocumentWindows
import Documents
import Formats
import Storage
import Texts
import Views
import Widgets
import Windows

// Exporting documents.
extension CollectionController {
  /// Asks for the place and format for exporting the selected documents, and exports them.
  func showExport() {
    let targets = targets
    guard !window.scene.hasPopup, let item = targets.first else { return }
    guard targets.count > 1 else { return readToExport(item) }
    let controller = BatchExportController(targets, services: services, work: work)
    controller.finished = { [weak self] in self?.say($0, folder: $1) }
    batchExport = controller
    controller.show(by: files, over: window.scene) { [weak self] in self?.batchExport = nil }
  }

  private func say(_ result: BatchExport.Result, folder: String) {
    let texts = services.texts.export
    switch result.failures.count {
    case _ where result.isCancelled: say(texts.cancelledMany(result.writtenCount, folder))
    case 0: say(texts.doneMany(result.writtenCount, folder))
    case 1:
      let failure = result.failures[0]
      say(texts.failedOne(failure.name, failure.reason), .untilClosed)
    default:
      showFailures(
        texts.failedMany(result.failures.count),
        result.failures.map { ($0.name, services.texts.said($0.reason)) })
    }
  }

  /// Lists failures with their reasons.
  func showFailures(_ title: String, _ rows: [(String, String)]) {
    let list = KeyList(title: title, rows: rows.map { (key: $0.0, meaning: $0.1) })
    window.scene.showCentered(
      list, size: list.preferredSize(width: window.scene.bounds.width - 16))
  }

  /// Reads a single document on another thread and exports it as from its own window.
  private func readToExport(_ item: CollectionItem) {
    let (texts, library, autosave) = (services.texts, services.library, services.autosave)
    work.run({ texts.opening(item.name, $0) }) { _ in
      autosave.drain()
      return try library.document(item.id).document
    } finished: { [weak self] outcome in
      guard let self else { return }
      switch outcome {
      case .done(let document): showExport(of: document, as: item)
      case .failed(let error): say(texts.cannotOpen(Message(error)), .untilClosed)
      case .cancelled: break
      }
    }
  }

  private func showExport(of document: Document, as item: CollectionItem) {
    guard !window.scene.hasPopup else { return }
    let (name, tags, texts) = (item.name, item.tags, services.texts)
    let subject: any ExportSubject =
      switch document {
      case .painting(let painting):
        PaintingExportSubject(painting, name: name, tags: tags, texts: texts)
      case .pixels(let art):
        PixelExportSubject(
          art, of: item.id, name: name, tags: tags, frame: 0,
          format: art.sprite.frames.count > 1 ? .gif : .png, settings: services.settings,
          texts: texts)
      case .life(let board): BoardExportSubject(board, name: name, tags: tags, texts: texts)
      }
    let controller = ExportController(
      subject, name: name, of: item.id, texts: texts, settings: services.settings, work: work)
    controller.say = { [weak self] in self?.say($0, $1) }
    export = controller
    controller.show(by: files, over: window.scene) { [weak self] in self?.export = nil }
  }
}
