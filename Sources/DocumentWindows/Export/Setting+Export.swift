import Documents
import Windows

extension Setting<String?> {
  /// How pixel art was exported last, as `PixelExportText` writes it; nil before the first time.
  static func pixelExport(of id: ItemID) -> Setting { Setting(plain: "export.\(id)", in: .library) }
}
