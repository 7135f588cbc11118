/// Smooths a hand-drawn line while its samples arrive.
///
/// Knots are fitted to the samples around them, which removes pixel and hand jitter; a curve through the knots removes
/// the corners of sparse samples. Intended corners and both ends stay.
///
/// Segments beyond the reach of smoothing never change: a sample costs only the work within that reach however long the
/// line, and the line under the pointer is final.
///
/// - A knot is the value of a parabola fitted by least squares to the samples near it, the nearest counting most (local
///   regression: Cleveland, "Robust Locally Weighted Regression and Smoothing Scatterplots", 1979), since a mean would
///   make circles smaller.
/// - The curve is a Catmull-Rom spline in its centripetal form, which makes neither loops nor cusps between knots
///   (Yuksel, Schaefer, Keyser, "Parameterization and applications of Catmull–Rom curves", 2011).
public struct HandCurve: Sendable {
  private var spots: CurveSpots
  /// The reach of the smoothing, in lengths of the paper's longer side.
  private let reach: Double
  /// The reach of the speed measurement to either side.
  private let speedReach: Double
  private let grain: Double
  private let followsSpeed: Bool
  /// Knots that no longer change, and the spots they are at.
  private var knots: [CurveKnot] = []
  private var places: [Int] = []

  /// The reach of the strongest smoothing, in points of the screen.
  private static let greatestReach = 40.0
  /// The speed that halves the pressure of a speed-sensitive line, in points of the screen per millisecond.
  private static let middlingSpeed = 0.8

  /// - Parameters:
  ///   - style: smoothed; 0 gives straight lines.
  ///   - grain: the size of a screen point on the paper during drawing.
  public init(_ style: HandStyle, grain: Double) {
    self.grain = grain
    let share = style.smoothing / HandStyle.allowedSmoothings.upperBound
    reach = grain * Self.greatestReach * share * share.squareRoot()
    followsSpeed = style.widthSource == .speed
    speedReach = followsSpeed ? grain * 10 : 0
    spots = CurveSpots(grain: style.smoothing == 0 ? 0 : grain)
  }

  /// Adds a reading of the pointer; one whose position is not finite is ignored.
  ///
  /// - Parameter milliseconds: the time since the start of the line.
  /// - Parameter tilt: `PenTilt.measures`.
  public mutating func append(
    _ position: PaperPoint, pressure: Double = 1, milliseconds: Double = 0,
    tilt: PenTilt.Measures = .zero
  ) {
    guard position.x.isFinite, position.y.isFinite else { return }
    spots.append(position, pressure: pressure, milliseconds: milliseconds, tilt: tilt)
    keepCertainKnots()
  }

  /// The number of leading segments that no longer change.
  public var certainCount: Int { max(0, knots.count - 2) }

  /// The segments from an index on, as if the line ended here.
  public func segments(from first: Int) -> [CurveSegment] {
    curves(from: first, through: knots[firstKnot(of: first)...] + knotsAfterCertainOnes)
  }

  /// The final segments from an index on.
  public func certainSegments(from first: Int) -> [CurveSegment] {
    guard first < certainCount else { return [] }
    return Array(
      curves(from: first, through: knots[firstKnot(of: first)...]).prefix(certainCount - first))
  }

  /// A segment depends on the knots before and after it.
  private func firstKnot(of segment: Int) -> Int { max(0, min(segment, knots.count) - 1) }

  /// - Parameter knots: starting with the first that influences the first segment.
  private func curves(from first: Int, through knots: ArraySlice<CurveKnot>) -> [CurveSegment] {
    guard knots.count > 1 else { return [] }
    return (knots.startIndex + first - firstKnot(of: first)..<knots.endIndex - 1).map { index in
      // Without smoothing, every sample is a corner.
      reach == 0
        ? CurveSegment(from: knots[index], to: knots[index + 1]) : Self.segment(index, of: knots)
    }
  }

  /// The start of the line; nil without samples.
  public var start: CurveKnot? { spots.count == 0 ? nil : knot(at: 0) }

  // MARK: Knots

  private mutating func keepCertainKnots() {
    if knots.isEmpty {
      knots.append(knot(at: 0))
      places.append(0)
    }
    while let next = nextIndex(after: places[places.count - 1]), isCertain(next) {
      knots.append(knot(at: next))
      places.append(next)
    }
  }

  private var knotsAfterCertainOnes: [CurveKnot] {
    guard var place = places.last else { return [] }
    var more: [CurveKnot] = []
    while let next = nextIndex(after: place) {
      more.append(knot(at: next))
      place = next
    }
    return more
  }

  /// The next corner or end, or the next spot not too close; nil at the end.
  private func nextIndex(after place: Int) -> Int? {
    let arc = spots[place].arc
    var index = place + 1
    while index < spots.count {
      if index == spots.count - 1 || spots[index].arc - arc >= reach / 3 || spots.isCorner(index) {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Whether no further sample can change a knot.
  private func isCertain(_ index: Int) -> Bool {
    let known = spots.certainCount - 1
    guard known >= index, index < spots.keptCount - 1 else { return false }
    let arc = spots[index].arc + max(reach, speedReach)
    return spots[known].arc >= arc && spots[known].arc > spots[index].arc
  }

  private func knot(at index: Int) -> CurveKnot {
    let spot = spots[index]
    let isCorner = spots.isCorner(index)
    var knot = CurveKnot(
      spot.position, pressure: spot.pressure, milliseconds: spot.milliseconds, tilt: spot.tilt,
      isCorner: isCorner)
    let isEnd = index == 0 || index == spots.count - 1
    if !isCorner, !isEnd, reach > 0 { fit(&knot, at: index) }
    if followsSpeed { knot.pressure = pressure(ofSpeedAt: index) }
    return knot
  }

  /// Fits a knot to the samples around a spot, no farther than the nearest corner and both ends.
  private func fit(_ knot: inout CurveKnot, at index: Int) {
    let arc = spots[index].arc
    var reach = min(reach, arc, spots.lastArc - arc)
    var first = index
    while first > 0, arc - spots[first - 1].arc < reach {
      first -= 1
      if spots.isCorner(first) { reach = arc - spots[first].arc }
    }
    var last = index
    while last + 1 < spots.count, spots[last + 1].arc - arc < reach {
      last += 1
      if spots.isCorner(last) { reach = min(reach, spots[last].arc - arc) }
    }
    guard reach > 0 else { return }
    var fit = ParabolaFit()
    for index in first...last {
      let spot = spots[index]
      let offset = (spot.arc - arc) / reach
      guard abs(offset) < 1 else { continue }
      let cube = abs(offset * offset * offset)
      let weight = (1 - cube) * (1 - cube) * (1 - cube)
      fit.add(spot.position - knot.position, pressure: spot.pressure, at: offset, weight: weight)
    }
    guard let (offset, pressure) = fit.middle else { return }
    knot.position = knot.position + offset
    knot.pressure = pressure
  }

  /// The pressure, 0…1, derived from speed: faster is lighter.
  private func pressure(ofSpeedAt index: Int) -> Double {
    var (first, last) = (index, index)
    let arc = spots[index].arc
    while first > 0, arc - spots[first].arc < speedReach { first -= 1 }
    while last + 1 < spots.count, spots[last].arc - arc < speedReach { last += 1 }
    let way = (spots[last].arc - spots[first].arc) / grain
    let time = spots[last].milliseconds - spots[first].milliseconds
    guard way > 0, time > 0, way.isFinite else { return 1 }
    return Self.middlingSpeed / (Self.middlingSpeed + way / time)
  }

  // MARK: Curves

  /// The curve after a knot.
  private static func segment(_ index: Int, of knots: ArraySlice<CurveKnot>) -> CurveSegment {
    let (start, end) = (knots[index], knots[index + 1])
    let chord = end.position - start.position
    guard chord != .zero else { return CurveSegment(from: start, to: end) }
    let before = index > knots.startIndex && !start.isCorner ? knots[index - 1].position : nil
    let after = index + 2 < knots.endIndex && !end.isCorner ? knots[index + 2].position : nil
    let leaving = before.map { tangent(by: start.position, from: $0, to: end.position) }
    let arriving = after.map { tangent(by: end.position, from: $0, to: start.position) }
    switch (leaving, arriving) {
    case (nil, nil): return CurveSegment(from: start, to: end)
    case (let leaving?, let arriving?):
      return CurveSegment(
        from: start, startControl: start.position + leaving, endControl: end.position + arriving,
        to: end)
    case (let leaving?, nil):
      return CurveSegment(
        from: start, startControl: start.position + leaving,
        endControl: end.position + mirrored(leaving, along: chord), to: end)
    case (nil, let arriving?):
      return CurveSegment(
        from: start, startControl: start.position + mirrored(arriving, along: chord),
        endControl: end.position + arriving, to: end)
    }
  }

  /// The vector from a knot to its control point towards the next knot.
  private static func tangent(
    by knot: PaperPoint, from before: PaperPoint, to next: PaperPoint
  ) -> PaperVector {
    let (a, b) = ((knot - before).length.squareRoot(), (next - knot).length.squareRoot())
    guard a > 0, b > 0 else { return .zero }
    // The parameter's steps are square roots of lengths: the control points of Yuksel's spline in Bézier form.
    let (u, v) = ((knot - before) * (1 / a), (next - knot) * (1 / b))
    let (wa, wb) = (b / (a + b), a / (a + b))
    return PaperVector(dx: u.dx * wa + v.dx * wb, dy: u.dy * wa + v.dy * wb) * (b / 3)
  }

  /// The mirrored tangent at the other end of an arc over a chord.
  private static func mirrored(_ tangent: PaperVector, along chord: PaperVector) -> PaperVector {
    let along = chord * (2 * tangent.dot(chord) / chord.dot(chord))
    return tangent - along
  }
}
