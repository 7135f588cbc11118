import Base

/// What fills a shape or draws its line.
struct SVGPaint {
  /// Nil for nothing; of a gradient, what to take where it is not there.
  var color: InkColor?
  /// What counts before the colour: the id of a gradient, or of a pattern, which is never there.
  var gradient: String?
  /// Of the shape, beside that of its colour.
  var opacity = 1.0

  /// Whether there is anything to see, as far as can be told before the gradients are known.
  var isSeen: Bool { gradient == nil ? (flat?.alpha ?? 0) > 0 : opacity > 0 }

  /// The colour without a gradient, with its opacity; nil for none.
  var flat: InkColor? { color.map(faded) }

  /// The one colour that stands for it; nil for none.
  func color(with gradients: SVGGradients) -> InkColor? {
    gradient.flatMap(gradients.mean(of:)).map(faded) ?? flat
  }

  private func faded(_ color: InkColor) -> InkColor {
    var faded = color
    faded.alpha = UInt8(saturating: (Double(color.alpha) * opacity).rounded())
    return faded
  }
}
