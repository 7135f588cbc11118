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
