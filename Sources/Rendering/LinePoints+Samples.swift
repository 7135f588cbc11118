public import Base

extension LinePoints {
  /// The points of a line at the size of a paper, as wide as its style makes it at their pressures.
  public init(_ line: [Sample], _ style: HandStyle, in viewport: Viewport) {
    self.init(
      line.map { viewport.paperPoint(at: $0.position) },
      breadths: style.widthSource == .steady
        ? [] : line.map { max(style.breadth(atPressure: Double($0.pressure)), 1e-3) })
  }
}

extension Viewport {
  /// How far the points of a line may lie from the curve that is meant, in lengths of the longer side: a twentieth of a
  /// pixel.
  public var lineTolerance: Double { fraction(ofPixels: 0.05) }
}
