import Canvas
import Dispatch
import Exchange
import Geometry
import Glibc
import Library
import Model
import Pictures
import Synchronization
import Texts
import Views
import Widgets

/// Lets a painting be written to a file: asks where and how, and writes it on another thread.
final class ExportController {
  /// A word to press on, and what it does.
  struct Action: Sendable {
    let title: String
    let run: @MainActor @Sendable () -> Void
  }

  /// Shows a sentence at the foot of the window.
  var tell: @MainActor @Sendable (_ text: String, _ action: Action?) -> Void = { _, _ in }
  private let texts: Texts
  private let settings: Settings
  private let painting: Painting
  private let name: String
  private var export: PaintingExport
  private let panel: ExportPanel
  let chooser: FileChooser
  private let files: FileChooserController
  /// Counts the estimates, of which only the last is shown.
  private var estimate = 0
  private static let kinds = ExportKind.allCases
  nonisolated private static let previewWidth = 420
  private static let queue = DispatchQueue(label: "filbert.export", qos: .userInitiated)

  init(_ painting: Painting, name: String, texts: Texts, settings: Settings) {
    self.painting = painting
    self.name = name
    self.texts = texts
    self.settings = settings
    export = PaintingExport(
      kind: .png, width: PaintingExport.usualWidth(of: painting.aspectRatio))
    panel = ExportPanel(kinds: Self.kinds.map { $0.rawValue.uppercased() }, texts: texts.export)
    chooser = FileChooser(
      .writing, title: texts.export.title, confirmTitle: texts.export.export, texts: texts,
      accessory: panel, accessorySize: ExportPanel.size)
    chooser.nameField.text = Self.fileName(name) + "." + export.kind.ending
    files = FileChooserController(
      .writing, chooser: chooser, folder: settings.folder(.exports).map(Folder.init) ?? .pictures,
      endings: Set(Self.kinds.map(\.ending) + ["jpeg"]), texts: texts)
    panel.changed.listen(self) { [weak self] in self?.choose($0) }
    panel.widthWanted.listen(self) { [weak self] in self?.setWidth($0) }
    chooser.nameField.changed.listen(self) { [weak self] in self?.follow($0) }
    files.chosen = { [weak self] in self?.write(to: $0) ?? true }
    show()
  }

  /// A painting's name as a file may have it.
  private static func fileName(_ name: String) -> String {
    let kept = name.map { $0 == "/" ? "-" : $0 }
    return kept.first == "." ? "_" + String(kept.dropFirst()) : String(kept)
  }

  // MARK: Choosing

  private func choose(_ panel: ExportPanel) {
    export.kind = Self.kinds[panel.kind]
    export.transparent = !panel.hasBackground && export.kind.canBeTransparent
    // The name follows the kind where it has an ending of a kind; otherwise it stays as it is.
    let text = chooser.nameField.text
    if ExportKind(ofFile: text) != export.kind, ExportKind(ofFile: text) != nil,
      let dot = text.lastIndex(of: ".")
    {
      chooser.nameField.text = text[..<dot] + "." + export.kind.ending
    }
    files.check()
    show()
  }

  /// The kind follows the ending that is typed.
  private func follow(_ name: String) {
    guard let kind = ExportKind(ofFile: name), kind != export.kind else { return }
    export.kind = kind
    export.transparent = !panel.hasBackground && kind.canBeTransparent
    show()
  }

  private func setWidth(_ width: Double) {
    let widest = PaintingPicture.greatestWidth(of: painting)
    export.width = Int(min(max(width.rounded(), 1), Double(widest)))
    show()
  }

  private func show() {
    panel.kind = Self.kinds.firstIndex(of: export.kind) ?? 0
    panel.width = Double(export.width)
    panel.enable(width: export.kind.hasPixels, background: export.kind.canBeTransparent)
    showEstimate()
  }

  // MARK: Preview

  /// Draws the preview and guesses the size of the file, on another thread.
  private func showEstimate() {
    estimate += 1
    let (number, painting, export, name) = (estimate, painting, export, name)
    Self.queue.async { [weak self] in
      let width = min(export.width, Self.previewWidth)
      let preview = try? PaintingPicture.surface(
        of: painting, size: PaintingPicture.size(of: painting, width: max(width, 1)),
        transparent: export.transparent)
      let count = Self.byteCount(of: painting, name, export, previewWidth: width)
      DispatchQueue.main.async {
        guard let self, self.estimate == number else { return }
        self.panel.preview = preview
        self.showInfo(byteCount: count)
      }
    }
  }

  private func showInfo(byteCount: Int?) {
    let size = texts.files.size(byteCount ?? 0)
    panel.infoText =
      export.kind.hasPixels
      ? texts.export.size(export.width, export.height(of: painting.aspectRatio), size)
      : texts.export.sizeOfLines(size)
  }

  /// Of pixels, guessed from a smaller picture: flat parts cost nearly nothing, edges grow with the width.
  nonisolated private static func byteCount(
    of painting: Painting, _ name: String, _ export: PaintingExport, previewWidth: Int
  ) -> Int? {
    var small = export
    if export.kind.hasPixels { small.width = max(1, previewWidth) }
    guard let count = try? small.bytes(of: painting, name: name).count else { return nil }
    guard export.kind.hasPixels else { return count }
    let factor = Double(export.width) / Double(small.width)
    let exponent = export.kind == .png ? 1.25 : 1.5
    return Int(Double(count) * pow(factor, exponent))
  }

  // MARK: Writing

  private func write(to path: String) -> Bool {
    guard !Folder(path).exists else {
      chooser.problem = texts.export.isFolder
      return false
    }
    settings.setFolder(files.folder.path, .exports)
    let (painting, export, name, texts) = (painting, export, name, texts)
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let isCancelled = CancelFlag()
    // It outlives the chooser.
    let tell = tell
    let cancel = Action(title: texts.cancel) { isCancelled.set() }
    tell(texts.export.working(file, 0), cancel)
    Self.queue.async {
      let shown = Progress()
      let result = Result { () throws in
        let bytes = try export.bytes(of: painting, name: name) { part in
          let percent = Int(part * 100)
          if shown.isNews(percent) {
            DispatchQueue.main.async { tell(texts.export.working(file, percent), cancel) }
          }
          return !isCancelled.isSet
        }
        guard !isCancelled.isSet else { throw PictureError.cancelled }
        try DocumentFile(path).replace(with: bytes)
      }
      DispatchQueue.main.async {
        switch result {
        case .success: tell(texts.export.done(path), nil)
        case .failure(PictureError.cancelled): tell(texts.export.cancelled, nil)
        case .failure(let error): tell(texts.export.failed(String(describing: error)), nil)
        }
      }
    }
    return true
  }
}

/// Set on one thread, seen on another.
nonisolated final class CancelFlag: Sendable {
  private let flag = Atomic<Bool>(false)

  var isSet: Bool { flag.load(ordering: .relaxed) }
  func set() { flag.store(true, ordering: .relaxed) }
}

/// What was told last, so that it is not told again and again.
nonisolated private final class Progress: Sendable {
  private let last = Atomic<Int>(-1)

  func isNews(_ percent: Int) -> Bool {
    last.exchange(percent, ordering: .relaxed) != percent
  }
}
