/// The appearance of the line being drawn during a gesture.
public struct GestureLine: Equatable, Sendable {
  /// As a fraction of the paper's longer side.
  public var width: Double
  public var style: LineStyle
  /// The size of a screen point on the paper, as a fraction of the paper's longer side.
  public var grain: Double
  /// The maps to all drawn copies of the line.
  public var copies: [PaperMap]
  /// Whether it clears the ink that it covers.
  public var isEraser: Bool
  /// Whether it is one of the paper's lines once the gesture ends.
  public var stays: Bool

  public init(
    width: Double, style: LineStyle = LineStyle(), grain: Double = PaperScale.grain,
    copies: [PaperMap] = [.identity], isEraser: Bool = false, stays: Bool = true
  ) {
    self.width = width
    self.style = style
    self.grain = grain
    self.copies = copies
    self.isEraser = isEraser
    self.stays = stays
  }
}

/// The course of the line that the pointer draws.
public enum LineProgress: Equatable, Sendable {
  case began(GestureLine)
  case grew(Sample)
  /// The gesture ended, but its result is still being computed.
  case waits
  /// Nothing of it is to be seen any more, unless it has become part of the document.
  case ended
}
