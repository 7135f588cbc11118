import Base
public import Documents
import Widgets
import Windows

// Exporting the document and opening other files.
extension DocumentWindow {
  /// Asks for the place and format of an export, and writes it.
  func showExport() {
    guard !window.scene.hasPopup, let subject = editor?.exportSubject() else { return }
    showExportDialog(of: subject)
  }

  /// Asks for the place and format of an export of some part, and writes it.
  public func showExportDialog(of subject: any ExportSubject) {
    guard !window.scene.hasPopup else { return }
    let controller = ExportController(
      subject, name: name, of: id, texts: services.texts, settings: services.settings, work: work)
    controller.say = { [weak self] in self?.say($0, $1) }
    export = controller
    controller.show(by: files, over: window.scene) { [weak self] in
      self?.export = nil
      self?.window.scene.focus(nil, shown: false)
    }
  }

  /// Writes the files of the last export again, or asks for the first one.
  func exportAgain() {
    guard let id, let last = services.settings[.lastExport(of: id)] else { return showExport() }
    guard !window.scene.hasPopup, let subject = editor?.exportSubject() else { return }
    subject.restore(last.options)
    var writer = ExportWriter(
      texts: services.texts, settings: services.settings, work: work, id: id)
    writer.say = { [weak self] in self?.say($0, $1) }
    writer.write(subject.job, to: last.path, options: last.options)
  }

  func printDocument() {
    guard let editor else { return }
    let document = editor.document
    let ratio: Double =
      switch document {
      case .painting(let painting): painting.aspectRatio.value
      case .pixels(let art): Double(art.sprite.size.width) / Double(art.sprite.size.height)
      case .life: 4.0 / 3
      }
    printer.print(document, frame: editor.printedFrame, ratio: ratio, name: name, over: window)
  }

  /// Asks for files to import and open in other windows.
  func chooseFiles() {
    files.chooseDocuments(over: window.scene) { [weak self] paths in
      if let self { delegate?.document(self, openFiles: paths) }
    }
  }

  /// Stores and opens a new document made from this one.
  public func open(made new: Document, name: String? = nil) {
    delegate?.document(self, made: new, name: name ?? self.name)
  }
}
