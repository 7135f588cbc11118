public import Base

extension LinePoints {
  /// Converts a line to the size of a paper, with the width its style gives it at each pressure.
  public init(_ line: [Sample], _ style: HandStyle, in viewport: Viewport) {
    self.init(
      line.map { viewport.paperPoint(at: $0.position) },
      breadths: style.widthSource == .steady
        ? [] : line.map { max(style.breadth(atPressure: Double($0.pressure)), 1e-3) })
  }
}

extension Viewport {
  /// The greatest distance of a line's points from the exact curve, in lengths of the longer side: a twentieth of a
  /// pixel.
  public var lineTolerance: Double { fraction(ofPixels: 0.05) }
}
