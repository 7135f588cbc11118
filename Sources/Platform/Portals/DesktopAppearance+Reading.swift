internal import Canvas

nonisolated extension DesktopAppearance {
  /// The portal's namespace of these settings.
  ///
  /// Source: flatpak/xdg-desktop-portal, "org.freedesktop.portal.Settings".
  static let namespace = "org.freedesktop.appearance"
  static let keys = ["color-scheme", "contrast", "accent-color", "reduced-motion"]

  /// Applies a setting; an invalid value counts as unset.
  mutating func setPreference(_ key: String, _ value: BusValue?) {
    let value = value?.content
    switch key {
    case "color-scheme":
      colorScheme =
        switch value?.number {
        case 1: .dark
        case 2: .light
        default: nil
        }
    case "contrast": contrast = value?.number == 1 ? .more : .usual
    case "reduced-motion": motion = value?.number == 1 ? .reduced : .usual
    case "accent-color": accent = value.flatMap(Self.color)
    default: break
    }
  }

  /// Three components of 0…1; values outside mean no choice.
  private static func color(_ value: BusValue) -> Color? {
    guard case .tuple(let values) = value, values.count == 3 else { return nil }
    let parts = values.compactMap { if case .double(let part) = $0 { part } else { nil } }
    guard parts.count == 3, parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
    return Color(red: parts[0], green: parts[1], blue: parts[2])
  }
}
