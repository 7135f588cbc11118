import Base

// As the file of preferences has it.
extension UsualHand {
  /// Nil for what makes no sense.
  init?(text: String) {
    guard let (style, steadiness) = BrushText.hand(text[...]) else { return nil }
    self.init(style: style, steadiness: steadiness)
  }

  var text: String { BrushText.text(of: style, steadiness: steadiness) }
}
