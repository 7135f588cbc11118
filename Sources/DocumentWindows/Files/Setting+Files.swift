import Views
import Windows

/// What folders are remembered for.
public enum FolderKind: String {
  case pictures, exports
}

extension Setting<String?> {
  /// The path of the folder that was used last; nil before the first time.
  static func folder(_ kind: FolderKind) -> Setting { Setting(plain: "folder.\(kind.rawValue)") }
}

extension Setting<FileSorting> {
  /// How files are sorted where one is chosen.
  static var fileSorting: Setting {
    Setting("files.sorting", usually: FileSorting(), read: FileSorting.init(text:), write: \.text)
  }
}
