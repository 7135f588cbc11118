import Base
import Texts
import Views
import Widgets

extension FileChooserController {
  /// Lets a file be chosen that is read from the folder of pictures, on another thread.
  ///
  /// The chooser stays until the file is read, and says why it can't be.
  ///
  /// - Parameters:
  ///   - work: shows how far the reading is.
  ///   - reader: called when a file was chosen, for what makes something of the file of a path, or throws a
  ///     sentence that says why it can't.
  ///   - complaint: makes a whole sentence of that.
  ///   - done: takes what was made.
  convenience init<Value: Sendable>(
    title: String, confirmTitle: String, endings: Set<String>, services: Services,
    work: BackgroundWork, accessory: View? = nil, accessorySize: ViewSize = .zero,
    complaint: @escaping (any MessagePart) -> String,
    reader: @escaping () -> @Sendable (_ path: String, WorkProgress) throws -> Value,
    done: @escaping (_ path: String, Value) -> Void
  ) {
    let chooser = FileChooser(
      .reading, title: title, confirmTitle: confirmTitle, texts: services.texts,
      accessory: accessory, accessorySize: accessorySize)
    self.init(
      .reading, chooser: chooser,
      folder: services.settings.folder(.pictures).map(Folder.init) ?? .pictures, endings: endings,
      texts: services.texts, sorting: services.settings.fileSorting)
    sortingChosen = { services.settings.fileSorting = $0 }
    var isReading = false
    chosen = { [weak self] path in
      guard let self, !isReading else { return false }
      isReading = true
      services.settings.setFolder(folder.path, .pictures)
      let read = reader()
      work.run({ services.texts.reading(DocumentFile(path).name, $0) }) { progress in
        try read(path, progress)
      } finished: { [weak self] outcome in
        isReading = false
        guard let self else { return }
        switch outcome {
        case .done(let value):
          self.chooser.window?.dismiss(self.chooser)
          done(path, value)
        case .failed(let error): self.chooser.problem = complaint(Message(error))
        case .cancelled: break
        }
      }
      return false
    }
  }

  /// Shows the chooser in the middle of a window.
  func show(in scene: Scene, dismissed: @escaping () -> Void) {
    scene.showCentered(
      chooser, size: chooser.preferredSize(width: scene.bounds.width - 24), dismissed: dismissed)
    guard purpose == .writing else { return }
    scene.focus(chooser.nameField)
    chooser.selectStem()
  }
}
