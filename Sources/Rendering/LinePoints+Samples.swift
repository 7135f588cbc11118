public import Base

extension LinePoints {
  /// Converts a line to the size of a paper, with the width and the traits that its style gives it.
  ///
  /// - Parameter hand: the style's, or that of the finished line.
  public init(_ line: [Sample], _ style: LineStyle, hand: HandStyle, in viewport: Viewport) {
    var meter = LineMeter(style, in: viewport)
    self.init(line, style, hand: hand, in: viewport, after: &meter)
  }

  /// Converts a further part of a line.
  ///
  /// - Parameters:
  ///   - hand: the style's, or that of the finished line.
  ///   - meter: measures the line up to the part, and then up to its end.
  public init(
    _ line: [Sample], _ style: LineStyle, hand: HandStyle, in viewport: Viewport,
    after meter: inout LineMeter
  ) {
    let points = line.map { viewport.paperPoint(at: $0.position) }
    var traits: [PointTraits] = []
    if style.needsTraits {
      traits = zip(line, points).map { meter.traits($0, at: $1, style) }
    }
    self.init(
      points,
      breadths: hand.widthSource == .steady
        ? [] : line.map { max(hand.breadth(of: $0), 1e-3) },
      traits: traits)
  }
}

extension Viewport {
  /// The greatest distance of a line's points from the exact curve, in lengths of the longer side: a twentieth of a
  /// pixel.
  public var lineTolerance: Double { fraction(ofPixels: 0.05) }
}
