/// The points of the line that a hand means, while the hand draws it.
public struct GrowingLine: Sendable {
  private var curve: LineCurve
  private let paper: AspectRatio
  private let tolerance: Double
  /// Points that stay, whatever comes.
  public private(set) var certain: [Sample] = []
  private var certainSegments = 0

  /// - Parameters: as of `line(_:on:grain:tolerance:)`.
  public init(_ style: HandStyle, on paper: AspectRatio, grain: Double, tolerance: Double) {
    self.paper = paper
    self.tolerance = tolerance
    curve = LineCurve(style, grain: grain)
  }

  public mutating func append(_ sample: Sample) {
    curve.append(sample, on: paper)
    let count = curve.certainCount
    guard count > certainSegments else { return }
    if certain.isEmpty, let start = curve.start { certain.append(Sample(start, on: paper)) }
    for segment in curve.certainSegments(from: certainSegments) {
      certain.append(segment, on: paper, tolerance: tolerance)
    }
    certainSegments = count
  }

  /// The points after those that are certain, as if the line ended here.
  public var rest: [Sample] {
    var rest: [Sample] = []
    if certain.isEmpty, let start = curve.start { rest.append(Sample(start, on: paper)) }
    for segment in curve.segments(from: certainSegments) {
      rest.append(segment, on: paper, tolerance: tolerance)
    }
    return rest
  }
}

extension [Sample] {
  /// Appends the points after a curve's first, close enough that no line between them leaves it by more than a distance.
  ///
  /// It is theirs and not the line's, which would hold on to its own points meanwhile: all of them would be copied.
  fileprivate mutating func append(
    _ segment: CurveSegment, on paper: AspectRatio, tolerance: Double
  ) {
    let count = segment.lineCount(tolerance: tolerance)
    for step in 1...count {
      let knot = segment.knot(at: Double(step) / Double(count))
      // What is farther away than numbers go has no place on a line.
      if knot.position.x.isFinite, knot.position.y.isFinite { append(Sample(knot, on: paper)) }
    }
  }
}

extension Sample {
  fileprivate init(_ knot: CurveKnot, on paper: AspectRatio) {
    self.init(
      position: knot.position.unitPoint(on: paper), pressure: Float(knot.pressure),
      milliseconds: UInt32(min(max(knot.milliseconds.rounded(), 0), Double(UInt32.max))),
      tilt: PenTilt(degrees: knot.tilt))
  }
}
