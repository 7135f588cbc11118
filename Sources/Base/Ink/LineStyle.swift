/// A brush without its width: the look is the same at every size.
public struct LineStyle: Equatable, Hashable, Sendable {
  public var cap: EndCap
  public var join: LineJoin
  public var color: InkColor
  /// The fill of shapes and freehand lines; nil for none.
  public var fill: FillStyle?
  /// The heads of straight and freehand lines.
  public var heads = LineHeads.none
  public var dash: DashPattern
  /// The hand style of freehand lines; shapes are exact.
  public var hand: HandStyle

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
