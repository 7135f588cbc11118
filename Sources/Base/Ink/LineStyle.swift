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

  /// Creates a style without gradients; the default is a solid, black and round line of constant width.
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
  /// Returns the style with its gradients moved along with the element.
  public func moved(by map: PaperMap) -> LineStyle {
    guard hasGradients else { return self }
    var style = self
    style.gradient = gradient?.moved(by: map)
    style.fill?.gradient = fill?.gradient?.moved(by: map)
    return style
  }

  /// Whether its line or its fill has a gradient.
  public var hasGradients: Bool { gradient != nil || fill?.gradient != nil }

  /// The style in flat colours, for new elements: a gradient belongs to the place of its element.
  public var withoutGradients: LineStyle {
    var style = self
    style.gradient = nil
    style.fill?.gradient = nil
    return style
  }
}
