import Platform

extension Setting<ColorPreference?> {
  /// The colour choice of older versions, which stored it in the library.
  static var oldColors: Setting {
    Setting(
      "colors", in: .library, read: { $0.flatMap { ColorPreference(rawValue: $0) } },
      write: { $0?.rawValue })
  }
}

extension Setting<DesktopAppearance.ColorScheme?> {
  /// The desktop's last known colour scheme; nil for no preference.
  static var desktopColors: Setting {
    Setting(
      "colors.desktop", in: .library,
      read: { $0.flatMap { DesktopAppearance.ColorScheme(rawValue: $0) } },
      write: { $0?.rawValue })
  }
}
