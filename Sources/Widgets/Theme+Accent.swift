public import Canvas

extension Theme {
  /// The theme with another colour for what stands out, where all that is drawn on it and with it can still be made
  /// out; otherwise as it is.
  ///
  /// Text on it has a contrast of at least 4.5 : 1, and it has at least 3 : 1 to what it stands on.
  ///
  /// Source: WCAG 2.2, criteria 1.4.3 and 1.4.11.
  public func with(accent color: Color) -> Theme {
    let color = color.with(alpha: 1)
    // Away from the text that stands on it, or else that text could not be read.
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

  /// A ground with as much of a colour as leaves what is written on it readable.
  private func tinted(_ ground: Color, with color: Color, by share: Double) -> Color {
    let shares = stride(from: share, through: 0, by: -0.05)
    return shares.lazy.map { ground.mixed(with: color, by: $0) }.first(where: isReadable) ?? ground
  }

  /// Whether all texts can be read on a ground.
  private func isReadable(on ground: Color) -> Bool {
    min(ground.contrast(with: text), ground.contrast(with: secondaryText)) >= 4.5
  }

  /// Whether all that is drawn on the accent, and with it, can be made out.
  var hasReadableAccent: Bool {
    [accent, accentHover, accentPressed].allSatisfy { $0.contrast(with: onAccent) >= 4.5 }
      && [window, panel, field, menu].allSatisfy { $0.contrast(with: accent) >= 3 }
      && [controlOn, selection].allSatisfy(isReadable)
  }
}
