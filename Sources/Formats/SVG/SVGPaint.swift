import Base

/// The paint of a shape's fill or line.
struct SVGPaint {
  /// Nil for nothing; of a reference, what to take if it leads nowhere.
  var color: InkColor?
  /// What counts before the colour: the id of a gradient or a pattern, before that is looked up.
  var link: String?
  /// What the colour is only the mean of.
  var reference: SVGReference?
  /// Of several colours, of which the colour is the mean.
  var gradient: SVGGradient?
  /// The gradient on the paper, without the opacity of the shape.
  private var placed: InkGradient?
  /// Of the shape, times that of its colour.
  var opacity = 1.0

  /// Whether anything is seen of it.
  var isSeen: Bool { (flat?.alpha ?? 0) > 0 }

  /// The gradient on the paper with the opacity of the shape.
  var ink: InkGradient? {
    opacity < 1 ? placed?.faded(to: opacity) : placed
  }

  init(
    color: InkColor? = nil, link: String? = nil, reference: SVGReference? = nil,
    gradient: SVGGradient? = nil
  ) {
    self.color = color
    self.link = link
    self.reference = reference
    self.gradient = gradient
  }

  /// Gives the gradient its place; one that has no room paints nothing.
  ///
  /// - Parameters:
  ///   - lengths: those of the element that it paints.
  ///   - box: of the element's shape, in its units.
  ///   - map: from these units to lengths of the paper's longer side.
  func placed(_ lengths: SVGLengths, in box: () -> PaperBox?, _ map: PaperMap) -> SVGPaint {
    guard let gradient else { return self }
    guard let found = gradient.placed(lengths, in: gradient.isRelative ? box() : nil) else {
      return SVGPaint()
    }
    var paint = self
    paint.placed = found.moved(by: map)
    return paint
  }

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
