import Base

/// The paint of a shape's fill or line.
struct SVGPaint {
  /// Nil for nothing; of a reference, what to take if it leads nowhere.
  var color: InkColor?
  /// What counts before the colour: the id of a gradient or a pattern, before that is looked up.
  var link: String?
  /// What the colour is only the mean of.
  var reference: SVGReference?
  /// Of the shape, times that of its colour.
  var opacity = 1.0

  /// Whether anything is seen of it.
  var isSeen: Bool { (flat?.alpha ?? 0) > 0 }

  /// The colour with its opacity; nil for none.
  var flat: InkColor? {
    color.map { color in
      var faded = color
      faded.alpha = UInt8(saturating: (Double(color.alpha) * opacity).rounded())
      return faded
    }
  }
}

/// What a fill or a line refers to that no colour stands for.
enum SVGReference {
  case gradient, pattern
}
