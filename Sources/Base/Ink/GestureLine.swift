/// What the line that the pointer draws looks like while the gesture goes on.
public struct GestureLine: Equatable, Sendable {
  public var widthInPoints: Double
  public var style: LineStyle
  /// Whether it clears the ink that it covers.
  public var isEraser: Bool
  /// Whether it is one of the paper's lines once the gesture ends.
  public var stays: Bool

  public init(
    widthInPoints: Double, style: LineStyle = LineStyle(), isEraser: Bool = false,
    stays: Bool = true
  ) {
    self.widthInPoints = widthInPoints
    self.style = style
    self.isEraser = isEraser
    self.stays = stays
  }
}
