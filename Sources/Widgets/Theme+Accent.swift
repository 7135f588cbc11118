public import Canvas

extension Theme {
  /// Returns the theme with another accent colour, or unchanged if that would make anything illegible.
  ///
  /// Text on the accent has a contrast of at least 4.5 : 1, and the accent itself at least 3 : 1 to its background.
  ///
  /// Source: WCAG 2.2, criteria 1.4.3 and 1.4.11.
  public func with(accent color: Color) -> Theme {
    let color = color.with(alpha: 1)
    // Shift it away from the text on it, or else that would be illegible.
    for text in [onAccent, isDark ? Color.black : .white, isDark ? .white : .black] {
      let isLightText = text.luminance > color.luminance
      var theme = self
      theme.accent = color
      theme.onAccent = text
      theme.accentHover = color.shaded(isLightText ? -0.08 : 0.1)
      theme.accentPressed = color.shaded(isLightText ? -0.16 : 0.2)
      theme.controlOn = tinted(control, with: color, by: 0.3)
      theme.selection = tinted(menu, with: color, by: 0.25)
      if theme.hasReadableAccent { return theme }
    }
    return self
  }

  /// Tints a background with as much of a colour as keeps its text legible.
  private func tinted(_ background: Color, with color: Color, by share: Double) -> Color {
    let shares = stride(from: share, through: 0, by: -0.05)
    return shares.lazy.map { background.mixed(with: color, by: $0) }.first(where: isReadable)
      ?? background
  }

  /// Whether all texts are legible on a background.
  private func isReadable(on background: Color) -> Bool {
    min(background.contrast(with: text), background.contrast(with: secondaryText)) >= 4.5
  }

  /// Whether everything drawn on or with the accent is legible.
  var hasReadableAccent: Bool {
    [accent, accentHover, accentPressed].allSatisfy { $0.contrast(with: onAccent) >= 4.5 }
      && [window, panel, field, menu].allSatisfy { $0.contrast(with: accent) >= 3 }
      && [controlOn, selection].allSatisfy(isReadable)
  }
}
