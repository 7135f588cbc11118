/// The points of a line with tapered ends, while it grows: their pressure is the width, as a fraction of the brush's.
///
/// A point is certain once the line extends beyond the reach of both tapers.
struct TaperedLine: Sendable {
  private let style: HandStyle
  private let paper: AspectRatio
  private var taper: Taper { style.taper }
  /// Points that no longer change.
  private(set) var certain: [Sample] = []
  /// The last certain point.
  private var passed: Spot?
  /// Points whose width the line's end could still change.
  private var waiting: [Spot] = []

  private struct Spot {
    var sample: Sample
    /// The arc length from the line's start, in points.
    var arc: Double
  }

  /// The number of steps of the growing width. Straight lines between them are accurate to a 2000th.
  private static let stepCount = 24

  init(_ style: HandStyle, on paper: AspectRatio) {
    self.style = style
    self.paper = paper
  }

  /// Extends the line.
  mutating func append(_ sample: Sample) {
    waiting.append(spot(sample, after: waiting.last ?? passed))
    let arc = waiting[waiting.count - 1].arc
    guard arc >= taper.start + taper.end else { return }
    let first = waiting.firstIndex { $0.arc > arc - taper.end } ?? waiting.count
    for spot in waiting[..<first] {
      append(from: passed, to: spot, of: .infinity, to: &certain)
      passed = spot
    }
    waiting.removeSubrange(..<first)
  }

  /// The points after the certain ones, as if the line ended after some more.
  func rest(with more: [Sample]) -> [Sample] {
    var spots = waiting
    for sample in more { spots.append(spot(sample, after: spots.last ?? passed)) }
    guard let end = spots.last else { return [] }
    var (rest, last): ([Sample], Spot?) = ([], passed)
    for spot in spots {
      append(from: last, to: spot, of: end.arc, to: &rest)
      last = spot
    }
    return rest
  }

  private func spot(_ sample: Sample, after last: Spot?) -> Spot {
    guard let last else { return Spot(sample: sample, arc: 0) }
    let way = PaperPoint(sample.position, on: paper) - PaperPoint(last.sample.position, on: paper)
    return Spot(sample: sample, arc: last.arc + PaperScale.points(ofLength: way.length))
  }

  /// Appends a point and the intermediate points that the width needs.
  ///
  /// - Parameter length: of the line.
  private func append(
    from last: Spot?, to spot: Spot, of length: Double, to points: inout [Sample]
  ) {
    if let last, spot.arc > last.arc {
      let (reach, way) = (taper.fitted(to: length), last.arc..<spot.arc)
      let steps =
        Self.steps(of: reach.start, from: 0, on: way)
        + Self.steps(of: reach.end, from: length - reach.end, on: way)
      for arc in steps {
        let part = (arc - last.arc) / (spot.arc - last.arc)
        add(last.sample.sample(part, towards: spot.sample), at: arc)
      }
    }
    add(spot.sample, at: spot.arc)

    func add(_ sample: Sample, at arc: Double) {
      var point = sample
      let width = style.breadth(of: sample)
      point.pressure = Float(width * taper.part(at: arc, of: length))
      points.append(point)
    }
  }

  /// The subdivisions of a taper that starts at `start`, as far as they are within part of the arc.
  private static func steps(
    of reach: Double, from start: Double, on way: Range<Double>
  ) -> [Double] {
    guard reach > 0, way.upperBound > start, way.lowerBound < start + reach else { return [] }
    return (0...stepCount).map { start + reach * Double($0) / Double(stepCount) }
      .filter { $0 > way.lowerBound && $0 < way.upperBound }
  }
}

extension [Sample] {
  /// The points of an exact line with tapered ends, with pressures as the width in fractions of its brush's.
  public func tapered(_ taper: Taper, on paper: AspectRatio) -> [Sample] {
    tapered(HandStyle(taper: taper), on: paper)
  }

  /// The points of an exact line whose width also follows its pressures, if the style says so.
  public func tapered(_ style: HandStyle, on paper: AspectRatio) -> [Sample] {
    var line = TaperedLine(style, on: paper)
    for sample in self { line.append(sample) }
    return line.certain + line.rest(with: [])
  }
}
