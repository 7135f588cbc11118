/// Drops knots that the curve through their neighbours passes anyway.
struct KnotThinning: Sendable {
  private let tolerance: Double
  private let longest: Double
  /// Whether the width of the line follows the tilt.
  private let heedsTilt: Bool
  /// The knot at the start of the next piece, and the knots since.
  private var anchor: FittedKnot?
  private var pending: [FittedKnot] = []
  private static let most = 8

  /// - Parameters:
  ///   - tolerance: the greatest distance of a dropped knot from the curve.
  ///   - longest: the greatest arc length of a piece that is not final; every sample redraws it.
  init(tolerance: Double, longest: Double, heedsTilt: Bool) {
    self.tolerance = tolerance
    self.heedsTilt = heedsTilt
    self.longest = longest
  }

  mutating func append(_ knot: FittedKnot, isBreak: Bool, to segments: inout [CurveSegment]) {
    guard let start = anchor else {
      anchor = knot
      return
    }
    if !isBreak, Self.isBehind(knot, pending.last ?? start) { return }
    if pending.count == Self.most || knot.arc - start.arc > longest
      || !passes(from: start, to: knot)
    {
      close(to: &segments)
    }
    pending.append(knot)
    if isBreak { close(to: &segments) }
  }

  mutating func finish(to segments: inout [CurveSegment]) { close(to: &segments) }

  private mutating func close(to segments: inout [CurveSegment]) {
    guard let start = anchor, let end = pending.last else { return }
    segments.append(Self.piece(from: start, to: end))
    anchor = end
    pending.removeAll(keepingCapacity: true)
  }

  /// Whether a line would run backwards between two knots against both of their directions: fits of jitter are not
  /// always in the order of the samples.
  private static func isBehind(_ knot: FittedKnot, _ last: FittedKnot) -> Bool {
    let way = knot.knot.position - last.knot.position
    return way.dot(knot.arriving) < 0 && way.dot(last.leaving) < 0
  }

  private func passes(from start: FittedKnot, to end: FittedKnot) -> Bool {
    guard !pending.isEmpty else { return true }
    let piece = Self.piece(from: start, to: end)
    let length = end.arc - start.arc
    return pending.allSatisfy { knot in
      let there = piece.knot(at: (knot.arc - start.arc) / length)
      let off = there.position - knot.knot.position
      let speed = knot.leaving.length
      guard speed > 0 else { return false }
      let across = (off.dx * knot.leaving.dy - off.dy * knot.leaving.dx) / speed
      let along = off.dot(knot.leaving) / speed
      return abs(across) <= tolerance && abs(along) <= 20 * tolerance
        && abs(there.pressure - knot.knot.pressure) < 0.01
        && abs(there.milliseconds - knot.knot.milliseconds) < 8
        && Self.tiltDifference(there.tilt, knot.knot.tilt) < (heedsTilt ? 1 : Self.slightTilt)
        && Self.turnDifference(there.tilt, knot.knot.tilt) < Self.slightTurn
    }
  }

  /// The difference of two tilts, in degrees, that no nib shows.
  private static let slightTilt = 5.0
  /// The difference of two rotations, in radians, that no nib shows.
  private static let slightTurn = 0.05

  /// The greatest difference of two tilts along an axis, in degrees.
  private static func tiltDifference(_ a: PenTilt.Measures, _ b: PenTilt.Measures) -> Double {
    max(abs(a.x - b.x), abs(a.y - b.y))
  }

  /// The difference of two rotations, in radians, if it is small.
  private static func turnDifference(_ a: PenTilt.Measures, _ b: PenTilt.Measures) -> Double {
    max(abs(a.z - b.z), abs(a.w - b.w))
  }

  /// The cubic between two knots with their directions.
  static func piece(from start: FittedKnot, to end: FittedKnot) -> CurveSegment {
    let chord = end.knot.position - start.knot.position
    let length = chord.length
    guard length > 0, length.isFinite else { return CurveSegment(from: start.knot, to: end.knot) }
    // The ratio of progress to arc length, which jitter increases.
    let progress = length / (end.arc - start.arc)
    func control(_ derivative: PaperVector) -> PaperVector {
      let speed = derivative.length
      guard speed > 0, speed.isFinite else { return chord * (1 / 3) }
      let cosine = derivative.dot(chord) / (speed * length)
      // The length for a circle that leaves its chord in this direction, shortened for a fit that reverses and is slow
      // at its tip.
      let arm = length * 2 / 3 / (1 + max(cosine, 0))
      return derivative * (arm * min(1, 1.25 * speed / progress) / speed)
    }
    return CurveSegment(
      from: start.knot, startControl: start.knot.position + control(start.leaving),
      endControl: end.knot.position + -control(end.arriving), to: end.knot)
  }
}
