import Base
import Formats
import Texts
import Views
import Widgets
import Windows

/// Our own dialog, centred in the window.
final class OwnFileDialog: FileDialog {
  /// Set while it is open.
  private(set) var controller: FileChooserController?
  private let texts: Texts
  private let settings: Settings
  /// Further options next to the list.
  var accessory: (view: View, size: ViewSize)?

  init(texts: Texts, settings: Settings) {
    self.texts = texts
    self.settings = settings
  }

  func ask(_ request: FileRequest, over scene: Scene, answered: @escaping (FileAnswer) -> Void) {
    let purpose: FileChooser.Purpose =
      switch request.purpose {
      case .reading: .reading
      case .writing: .writing
      case .folder: .folder
      }
    let chooser = FileChooser(
      purpose, title: request.title, confirmTitle: request.confirmTitle, texts: texts,
      accessory: accessory?.view, accessorySize: accessory?.size ?? .zero)
    if case .writing(let name) = request.purpose { chooser.nameField.text = name }
    let controller = FileChooserController(
      purpose, chooser: chooser, folder: request.folder, endings: request.endings, texts: texts,
      settings: settings)
    controller.ending = purpose == .writing ? request.format?.ending : nil
    let close: () -> Void = { [weak chooser] in
      if let chooser { chooser.window?.dismiss(chooser) }
    }
    let choose: ([String]) -> Void = { [weak chooser] paths in
      answered(
        .chosen(FileChoice(paths: paths, refuse: { chooser?.problem = $0 }, accept: close)))
    }
    if request.purpose == .reading(several: true) {
      controller.chosenSeveral = {
        choose($0)
        return false
      }
    }
    controller.chosen = { [weak controller] path in
      guard purpose == .writing, Folder.hasEntry(path) else {
        choose([path])
        return false
      }
      controller?.askToReplace(path) { choose([path]) }
      return false
    }
    self.controller = controller
    controller.show(in: scene) { [weak self] in
      self?.controller = nil
      answered(.ended)
    }
  }
}
