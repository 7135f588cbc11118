import Base

// The stored form in the preferences.
extension SmoothingDefaults {
  /// Returns nil for invalid text.
  init?(text: String) {
    guard let (style, steadiness) = BrushText.hand(text[...]) else { return nil }
    self.init(style: style, steadiness: steadiness)
  }

  var text: String { BrushText.text(of: style, steadiness: steadiness) }
}
