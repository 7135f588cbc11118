/// The appearance of the line being drawn during a gesture.
public struct GestureLine: Equatable, Sendable {
  /// As a fraction of the paper's longer side.
  public var width: Double
  /// The look of the line, apart from its width.
  public var style: LineStyle
  /// The recipes for its gradients, which `style` is without.
  public var inks = BrushInks()
  /// The size of a screen point on the paper, as a fraction of the paper's longer side.
  public var grain: Double
  /// The maps to all drawn copies of the line.
  public var copies: [PaperMap]
  /// Whether it erases.
  public var isEraser: Bool
  /// Whether it becomes one of the paper's lines at the end of the gesture.
  public var stays: Bool

  /// Creates the appearance of a line that is drawn once, in the grain of a paper shown at its own size.
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

/// The progress of the line drawn by the pointer.
public enum LineProgress: Equatable, Sendable {
  case began(GestureLine)
  case grew(Sample)
  /// The gesture ended, but its result is still being computed.
  case waits
  /// It is no longer visible, unless it has become part of the document.
  case ended
}
