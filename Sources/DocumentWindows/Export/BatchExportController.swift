import Base
public import Documents
import Formats
import Storage
import Texts
import Views
public import Widgets
public import Windows

/// Exports several documents to a folder: asks for the folder and the format, and writes them on another thread.
public final class BatchExportController {
  /// Called with the result.
  public var finished: (BatchExport.Result, _ folder: String) -> Void = { _, _ in }
  let chooser: FileChooser
  let panel: ExportPanel
  private let items: [CollectionItem]
  private let formats: [FileFormat]
  private var export: DocumentExport
  private let services: Services
  private let work: BackgroundWork
  private let files: FileChooserController
  private static let panelSize = ViewSize(width: 216, height: 190)

  /// - Parameters:
  ///   - items: at least one.
  ///   - work: writes the files and shows the progress.
  public init(_ items: [CollectionItem], services: Services, work: BackgroundWork) {
    let texts = services.texts
    self.items = items
    self.services = services
    self.work = work
    formats = FileFormat.written(fromAll: Set(items.map(\.kind)))
    export = DocumentExport(as: formats.first { $0 == .png } ?? .json)
    panel = ExportPanel(
      kinds: formats.map { $0.choice(texts) },
      number: ExportPanel.Number(
        name: texts.export.width, unit: texts.export.pixels, step: 10,
        tooltip: texts.export.widthTip), texts: texts.export)
    chooser = FileChooser(
      .folder, title: texts.export.titleOfMany(items.count), confirmTitle: texts.export.export,
      texts: texts, accessory: panel, accessorySize: Self.panelSize)
    files = FileChooserController(
      .folder, chooser: chooser,
      folder: services.settings.exportFolder,
      endings: Set(formats.flatMap(\.endings)), texts: texts,
      settings: services.settings)
    panel.infoText = texts.export.namesAreFree
    panel.changed.listen(self) { [weak self] in self?.choose($0) }
    panel.numberWanted.listen(self) { [weak self] in
      self?.export.width = max(1, Int(saturating: $0.rounded()))
      self?.updatePanel()
    }
    files.chosen = { [weak self] in self?.write(into: $0) ?? true }
    updatePanel()
  }

  /// Shows the chooser centred in a window.
  func show(in scene: Scene, dismissed: @escaping () -> Void) {
    files.show(in: scene, dismissed: dismissed)
  }

  /// Shows the options in the panel and asks for the folder in the desktop's dialog, or shows both centred in the
  /// window.
  public func show(by dialogs: FileDialogs, over scene: Scene, dismissed: @escaping () -> Void) {
    dialogs.findDesktops { [weak self] isThere in
      guard let self else { return }
      guard isThere, !scene.hasPopup else { return show(in: scene, dismissed: dismissed) }
      let texts = services.texts
      dialogs.showOptions(
        (panel, Self.panelSize), title: texts.export.titleOfMany(items.count),
        confirmTitle: texts.files.choosePlaceEllipsis, over: scene, cancelled: dismissed
      ) { [weak self] in
        self?.askForFolder(by: dialogs, over: scene, dismissed: dismissed)
      }
    }
  }

  private func askForFolder(
    by dialogs: FileDialogs, over scene: Scene, dismissed: @escaping () -> Void
  ) {
    let texts = services.texts
    let request = FileRequest(
      purpose: .folder, title: texts.export.titleOfMany(items.count),
      confirmTitle: texts.export.export, formats: formats, folder: files.folder)
    dialogs.askDesktop(request, over: scene) { [weak self] choice in
      _ = self?.write(into: choice.paths[0])
    } ended: {
      dismissed()
    } unavailable: { [weak self] in
      guard let self else { return }
      chooser.add(panel)
      show(in: scene, dismissed: dismissed)
    }
  }

  private func choose(_ panel: ExportPanel) {
    export.format = formats[panel.kind]
    export.transparent = !panel.hasBackground
    updatePanel()
  }

  /// Only paintings have options for the width and the background.
  private func updatePanel() {
    let arePaintings = items.allSatisfy { $0.kind == .painting }
    panel.kind = formats.firstIndex(of: export.format) ?? 0
    panel.number = Double(export.width ?? PaintingExport.usualWidth(of: .fourToThree))
    panel.enable(
      number: arePaintings && export.format.offers(.size),
      background: arePaintings && export.format.offers(.transparency))
  }

  private func write(into folder: String) -> Bool {
    services.settings[.folder(.exports)] = folder
    let batch = BatchExport(items: items, export: export, folder: folder)
    let (library, autosave) = (services.library, services.autosave)
    let (texts, finished) = (services.texts, finished)
    work.run({ texts.export.workingMany(batch.items.count, $0) }, atClose: .goesOn) { progress in
      autosave.drain()
      return batch.run(from: library, progress)
    } finished: { outcome in
      if case .done(let result) = outcome { finished(result, folder) }
    }
    return true
  }
}
