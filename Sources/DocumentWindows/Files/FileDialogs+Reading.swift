public import Base
public import Formats
public import Texts
public import Widgets
public import Windows

extension FileDialogs {
  /// Asks for files to open as documents of any kind.
  ///
  /// - Parameter chosen: receives their paths, at least one.
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

  /// Asks for a file and reads it on another thread.
  ///
  /// Our dialog stays open until the file is read, and shows any error.
  ///
  /// - Parameters:
  ///   - reader: called after choosing a file. Returns a closure that converts the file at a path, or throws a message
  ///     part with the reason for a failure.
  ///   - complaint: makes a complete sentence of that reason.
  ///   - done: receives the result.
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
