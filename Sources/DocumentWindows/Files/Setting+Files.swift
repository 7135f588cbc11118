import Base
import Texts
import Views
import Windows

/// The purpose of a remembered folder.
public enum FolderKind: String {
  case pictures, exports
}

extension Setting<String?> {
  /// The path of the last used folder; nil before the first use.
  static func folder(_ kind: FolderKind) -> Setting { Setting(plain: "folder.\(kind.rawValue)") }
}

extension Setting<FileSorting> {
  /// The sort order in file choosers.
  static var fileSorting: Setting {
    Setting("files.sorting", usually: FileSorting(), read: FileSorting.init(text:), write: \.text)
  }
}

extension Settings {
  /// The folder of the last written file, or that of the user's pictures.
  var exportFolder: Folder { self[.folder(.exports)].map(Folder.init) ?? .pictures }
}

extension FileChooserController {
  /// Creates a chooser with the sort order of the last one, which changes along with its own.
  convenience init(
    _ purpose: FileChooser.Purpose, chooser: FileChooser, folder: Folder, endings: Set<String>,
    texts: Texts, settings: Settings
  ) {
    self.init(
      purpose, chooser: chooser, folder: folder, endings: endings, texts: texts,
      sorting: settings[.fileSorting])
    sortingChosen.listen(self) { settings[.fileSorting] = $0 }
  }
}
