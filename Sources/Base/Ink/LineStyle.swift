/// A brush without its width: the look is the same at every size.
public struct LineStyle: Equatable, Hashable, Sendable {
  /// The shape of the line's ends, and of its dashes'.
  public var cap: EndCap
  /// The shape of the corners.
  public var join: LineJoin
  /// The colour of the line, or that in place of its gradient.
  public var color: InkColor
  /// The colours that replace the line's colour, which remains that of whatever can't show them.
  public var gradient: InkGradient?
  /// The fill of shapes and freehand lines; nil for none.
  public var fill: FillStyle?
  /// The heads of straight and freehand lines.
  public var heads = LineHeads.none
  /// The dashes and gaps along the line.
  public var dash: DashPattern
  /// The hand style of freehand lines; shapes are exact.
  public var hand: HandStyle
  /// The kind of brush that draws the line.
  public var kind = BrushKind.pen
  /// The opacity under the lightest hand, as a fraction of that under the firmest, within `allowedOpacities`; 1 if the
  /// pressure makes no difference to it. Setting NaN changes nothing.
  public var lightestOpacity = 1.0 {
    didSet {
      let range = Self.allowedOpacities
      lightestOpacity =
        lightestOpacity.isNaN
        ? oldValue : min(max(lightestOpacity, range.lowerBound), range.upperBound)
    }
  }

  /// The opacities under the lightest hand.
  public static let allowedOpacities = 0.0...1.0

  /// Creates a pen's style without gradients; the default is a solid, black and round line of constant width.
  public init(
    cap: EndCap = .round, join: LineJoin = .round, color: InkColor = .black,
    dash: DashPattern = .solid, hand: HandStyle = .plain, fill: FillStyle? = nil,
    heads: LineHeads = .none
  ) {
    self.cap = cap
    self.join = join
    self.color = color
    self.dash = dash
    self.hand = hand
    self.fill = fill
    self.heads = heads
  }
}

extension LineStyle {
  /// Returns the style with its gradients moved along with the element, and a nib turned.
  public func moved(by map: PaperMap) -> LineStyle {
    guard hasGradients || kind.name == .nib else { return self }
    var style = self
    style.kind = kind.turned(by: map)
    style.gradient = gradient?.moved(by: map)
    style.fill?.gradient = fill?.gradient?.moved(by: map)
    return style
  }

  /// Whether its line or its fill has a gradient.
  public var hasGradients: Bool { gradient != nil || fill?.gradient != nil }

  /// The style in flat colours and without a seed, for new elements: a gradient belongs to the place of its element.
  public var withoutGradients: LineStyle {
    var style = self
    style.kind = kind.unseeded
    style.gradient = nil
    style.fill?.gradient = nil
    return style
  }
}

extension LineStyle {
  /// Whether its lines are more than outlines in an even colour, so that other programs get them as pictures.
  public var isPictureElsewhere: Bool {
    lightestOpacity < 1 || kind.name != .pen && kind.name != .nib
  }

  /// Whether the ink along a line depends on more than its points and widths.
  public var needsTraits: Bool {
    if lightestOpacity < 1 { return true }
    switch kind.name {
    case .pen, .marker: return false
    case .nib: return kind[.turning] == 2
    case .pencil, .chalk, .airbrush, .spatter: return true
    }
  }

  /// The opacity at a pressure of 0…1, as a fraction of that of the colour.
  public func opacity(atPressure pressure: Double) -> Double {
    lightestOpacity + (1 - lightestOpacity) * min(max(pressure, 0), 1)
  }
}
