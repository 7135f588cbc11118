public import Base

extension PaintingElement {
  /// How far the points of a line may lie from what is meant where no picture's size is known: a fiftieth of a point.
  public static let finest = PaperScale.grain / 50

  /// The line that is seen: that which the hand meant, as straight lines from sample to sample, whose pressure is what the
  /// width follows.
  ///
  /// - Parameters:
  ///   - paper: the painting's present one.
  ///   - tolerance: how far a curve may lie from it, in lengths of the longer side.
  public func line(on paper: AspectRatio, tolerance: Double = Self.finest) -> Stroke {
    var stroke = stroke(on: paper)
    stroke.style.hand = .plain
    guard !style.hand.isPlain, let samples = content.handSamples else { return stroke }
    let line = samples.line(
      style.hand, on: placement?.paper ?? paper, grain: grain,
      tolerance: tolerance / (placement?.enlargement ?? 1))
    stroke.samples = placement?.placed(line, on: paper) ?? line
    stroke.style.hand = style.hand.drawn
    return stroke
  }
}

extension ElementContent {
  /// What a hand drew; nil for shapes, which are exact.
  public var handSamples: [Sample]? {
    switch self {
    case .freehand(let samples), .eraser(let samples): samples
    case .shape: nil
    }
  }
}
