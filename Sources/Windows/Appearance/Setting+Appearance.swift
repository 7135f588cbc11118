import Platform

extension Setting<ColorChoice?> {
  /// Whether windows were light or dark when that was kept with the library.
  static var oldColors: Setting {
    Setting(
      "colors", in: .library, read: { $0.flatMap { ColorChoice(rawValue: $0) } },
      write: { $0?.rawValue })
  }
}

extension Setting<DesktopAppearance.ColorScheme?> {
  /// What the desktop wanted last; nil where it wanted nothing.
  static var desktopColors: Setting {
    Setting(
      "colors.desktop", in: .library,
      read: { $0.flatMap { DesktopAppearance.ColorScheme(rawValue: $0) } },
      write: { $0?.rawValue })
  }
}
