import Documents
import Windows

extension Setting<String?> {
  /// The options of the last export in the form of `PixelExportText`; nil before the first export.
  static func pixelExport(of id: ItemID) -> Setting { Setting(plain: "export.\(id)", in: .library) }
}
