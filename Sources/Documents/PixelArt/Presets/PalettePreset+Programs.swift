import Base

// Palettes of programs and desktops.
extension PalettePreset {
  static let ofPrograms: [PalettePreset] = [
    windows16, solarized, monokai, tango, webSafe,
  ]

  private static let windows16 = PalettePreset(
    "Windows 16", by: "Microsoft",
    [
      0x000000, 0x800000, 0x008000, 0x808000, 0x000080, 0x800080, 0x008080, 0xC0C0C0,
      0x808080, 0xFF0000, 0x00FF00, 0xFFFF00, 0x0000FF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ])

  private static let solarized = PalettePreset(
    "Solarized", by: "Ethan Schoonover",
    [
      0x002B36, 0x073642, 0x586E75, 0x657B83, 0x839496, 0x93A1A1, 0xEEE8D5, 0xFDF6E3,
      0xB58900, 0xCB4B16, 0xDC322F, 0xD33682, 0x6C71C4, 0x268BD2, 0x2AA198, 0x859900,
    ])

  private static let monokai = PalettePreset(
    "Monokai", by: "Wimer Hazenberg",
    [
      0x1B1D1E, 0x272820, 0x3E3D32, 0x75715E, 0xF8F8F2, 0xF92672, 0xFD971F, 0xE6DB74,
      0x66D9EF, 0xA6E22E, 0xAE81FF,
    ])

  private static let tango = PalettePreset(
    "Tango", by: "the Tango Desktop Project",
    [
      0xFCE94F, 0xEDD400, 0xC4A000, 0x8AE234, 0x73D216, 0x4E9A06, 0xFCAF3E, 0xF57900,
      0xCE5C00, 0x729FCF, 0x3465A4, 0x204A87, 0xAD7FA8, 0x75507B, 0x5C3566, 0xE9B96E,
      0xC17D11, 0x8F5902, 0xEF2929, 0xCC0000, 0xA40000, 0xEEEEEC, 0xD3D7CF, 0xBABDB6,
      0x888A85, 0x555753, 0x2E3436,
    ])

  /// Six levels for each part.
  private static let webSafe = PalettePreset(
    "Web-safe colours", by: "Netscape", grid(of: [0, 51, 102, 153, 204, 255]))
}
