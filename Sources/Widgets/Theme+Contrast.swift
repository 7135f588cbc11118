internal import Canvas

extension Theme {
  /// The theme with outlines around controls, and with more contrast of text and lines.
  ///
  /// Text has a contrast of at least 7 : 1, and outlines have at least 4.5 : 1.
  ///
  /// Source: WCAG 2.2, criterion 1.4.6.
  public var withMoreContrast: Theme {
    var theme = self
    theme.text = isDark ? .white : .black
    theme.secondaryText = text.mixed(with: theme.text, by: 0.5)
    theme.disabledText = secondaryText
    theme.line = secondaryText
    theme.outline = secondaryText
    theme.focus = focus.shaded(isDark ? 0.35 : -0.35)
    return theme
  }
}
