public import Base
public import Formats
public import Texts
public import Widgets
public import Windows

extension FileDialogs {
  /// Lets files be chosen that become documents, of any kind.
  ///
  /// - Parameter chosen: takes their paths, at least one.
  public func chooseDocuments(over scene: Scene, chosen: @escaping (_ paths: [String]) -> Void) {
    let (texts, settings) = (services.texts, services.settings)
    let request = FileRequest(
      purpose: .reading(several: true), title: texts.importTitle,
      confirmTitle: texts.importConfirm, formats: FileFormat.read,
      folder: settings[.folder(.pictures)].map(Folder.init) ?? .pictures)
    choose(request, over: scene) { choice in
      choice.accept()
      settings[.folder(.pictures)] = FileChooserController.folder(of: choice.paths[0]).path
      chosen(choice.paths)
    }
  }

  /// Lets a file be chosen and reads it, on another thread.
  ///
  /// Our dialog stays until the file is read, and says why it can't be.
  ///
  /// - Parameters:
  ///   - reader: called when a file was chosen, for what makes something of the file of a path, or throws a
  ///     sentence that says why it can't.
  ///   - complaint: makes a whole sentence of that.
  ///   - done: takes what was made.
  public func read<Value: Sendable>(
    title: String, confirmTitle: String, formats: [FileFormat],
    accessory: (view: View, size: ViewSize)? = nil, over scene: Scene,
    complaint: @escaping (any MessagePart) -> String,
    reader: @escaping () -> @Sendable (_ path: String, WorkProgress) throws -> Value,
    done: @escaping (_ path: String, Value) -> Void
  ) {
    let settings = services.settings
    let request = FileRequest(
      purpose: .reading(several: false), title: title, confirmTitle: confirmTitle,
      formats: formats, folder: settings[.folder(.pictures)].map(Folder.init) ?? .pictures)
    let (work, texts) = (work, services.texts)
    var isReading = false
    choose(request, accessory: accessory, over: scene) { choice in
      guard !isReading else { return }
      isReading = true
      let path = choice.paths[0]
      settings[.folder(.pictures)] = FileChooserController.folder(of: path).path
      let read = reader()
      work.run({ texts.reading(DocumentFile(path).name, $0) }) { progress in
        try read(path, progress)
      } finished: { outcome in
        isReading = false
        switch outcome {
        case .done(let value):
          choice.accept()
          done(path, value)
        case .failed(let error): choice.refuse(complaint(Message(error)))
        case .cancelled: break
        }
      }
    }
  }
}
