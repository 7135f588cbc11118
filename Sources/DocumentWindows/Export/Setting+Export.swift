import Documents
import Windows

extension Setting<String?> {
  /// The options of the last export in the form of `PixelExportText`; nil before the first export.
  static func pixelExport(of id: ItemID) -> Setting { Setting(plain: "export.\(id)", in: .library) }
}

extension Setting<LastExport?> {
  /// The last export of a document; nil before the first one.
  static func lastExport(of id: ItemID) -> Setting {
    Setting("export.last.\(id)", in: .library, read: { $0.flatMap { LastExport($0) } }) {
      $0?.text
    }
  }
}

/// The file and the options of a document's last export.
struct LastExport: Equatable {
  /// The path as it was chosen, even if several files were written.
  let path: String
  /// As `ExportSubject` writes and reads them.
  let options: String

  init(_ path: String, _ options: String) {
    self.path = path
    self.options = options
  }

  /// Parses a stored setting: the path on the first line, the options on the rest.
  init?(_ text: String) {
    let parts = text.split(separator: "\n", maxSplits: 1)
    guard parts.count == 2, parts[0].hasPrefix("/") else { return nil }
    (path, options) = (String(parts[0]), String(parts[1]))
  }

  /// Nil if the path can't be a line.
  var text: String? { path.contains("\n") ? nil : path + "\n" + options }
}
