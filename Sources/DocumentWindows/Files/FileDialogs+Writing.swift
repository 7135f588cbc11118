import Base
public import Formats
import Texts
public import Widgets
import Windows

extension FileDialogs {
  /// Asks for the place and name of a file, and writes it on another thread.
  ///
  /// - Parameters:
  ///   - name: the suggested name, without its extension.
  ///   - formats: the allowed formats, with the default first.
  ///   - bytes: returns the content of a file in a format.
  public func write(
    title: String, confirmTitle: String, name: String, formats: [FileFormat], over scene: Scene,
    bytes: @escaping @Sendable (FileFormat) throws -> [UInt8]
  ) {
    guard let usual = formats.first else { return }
    let (settings, texts, work, say) = (services.settings, services.texts, work, say)
    let request = FileRequest(
      purpose: .writing(name: ExportController.fileName(name) + "." + usual.ending), title: title,
      confirmTitle: confirmTitle, formats: formats, format: usual,
      folder: settings.exportFolder)
    choose(request, over: scene) { choice in
      choice.accept()
      let path = choice.paths[0]
      let format = formats.first { $0.isMeant(by: path) } ?? choice.format ?? usual
      work.run({ texts.export.working(DocumentFile(path).name, $0) }, atClose: .goesOn) { _ in
        try DocumentFile(path).replace(with: bytes(format))
      } finished: { outcome in
        switch outcome {
        case .done:
          settings[.folder(.exports)] = FileChooserController.folder(of: path).path
          settings.noteUse(of: path)
          say(texts.export.done(path), .brief)
        case .cancelled: say(texts.export.cancelled, .brief)
        case .failed(let error): say(texts.export.failed(Message(error)), .untilClosed)
        }
      }
    }
  }
}

extension FileFormat {
  /// Whether the extension of a file is one of the format's, ignoring case.
  func isMeant(by path: String) -> Bool {
    Folder.has(
      FileChooserController.lastPart(path), endingIn: Set(endings + foreignEndings))
  }
}
