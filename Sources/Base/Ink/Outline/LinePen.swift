/// The pen of a line of constant width.
public struct LinePen: Sendable {
  /// In units of the line's points.
  public var width: Double
  /// The shape of the ends of the line and its dashes.
  public var cap: EndCap
  /// The shape of the corners.
  public var join: LineJoin
  /// The longest miter, in widths; a longer one becomes a bevel.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in units of the points; empty for a solid line.
  public var dashes: [Double]
  /// The place in the pattern of dashes that the line begins at, in units of the points.
  public var dashOffset: Double

  /// Creates a pen; of a solid line unless dashes are given.
  public init(
    width: Double, cap: EndCap, join: LineJoin, miterLimit: Double = LineJoin.miterLimit,
    dashes: [Double] = [], dashOffset: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashOffset = dashOffset
  }
}
