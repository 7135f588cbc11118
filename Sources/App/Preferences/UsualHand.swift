import Base

/// How the line of a brush follows the hand unless that is set otherwise, and how much it is steadied.
struct UsualHand: Equatable {
  var style = HandStyle.gentle
  /// Within `Stabiliser.allowedStrengths`.
  var steadiness = 0.0

  init(style: HandStyle = .gentle, steadiness: Double = 0) {
    (self.style, self.steadiness) = (style, steadiness)
  }

  /// Nil for what makes no sense.
  init?(text: String) {
    guard let (style, steadiness) = BrushText.hand(text[...]) else { return nil }
    self.init(style: style, steadiness: steadiness)
  }

  var text: String { BrushText.text(of: style, steadiness: steadiness) }

  /// The brush with it.
  func given(to brush: Brush) -> Brush {
    var brush = brush
    (brush.style.hand, brush.steadiness) = (style, steadiness)
    return brush
  }
}
