import Geometry
import Texts
import Views
import Widgets

extension FileChooserController {
  /// Lets a file be chosen that is read from the folder of pictures.
  ///
  /// - Parameters:
  ///   - read: makes something of the file of a path; throws a sentence that says why it can't.
  ///   - complaint: makes a whole sentence of that.
  convenience init(
    title: String, confirmTitle: String, endings: Set<String>, services: Services,
    accessory: View? = nil, accessorySize: ViewSize = .zero,
    complaint: @escaping (String) -> String, read: @escaping (_ path: String) throws -> Void
  ) {
    let chooser = FileChooser(
      .reading, title: title, confirmTitle: confirmTitle, texts: services.texts,
      accessory: accessory, accessorySize: accessorySize)
    self.init(
      .reading, chooser: chooser,
      folder: services.settings.folder(.pictures).map(Folder.init) ?? .pictures, endings: endings,
      texts: services.texts)
    chosen = { [weak self] path in
      guard let self else { return true }
      services.settings.setFolder(folder.path, .pictures)
      do {
        try read(path)
        return true
      } catch {
        self.chooser.problem = complaint(String(describing: error))
        return false
      }
    }
  }

  /// Shows the chooser in the middle of a window.
  func show(in scene: Scene, dismissed: @escaping () -> Void) {
    scene.showCentered(
      chooser, size: chooser.preferredSize(width: scene.bounds.width - 24), dismissed: dismissed)
  }
}
