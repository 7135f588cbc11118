/// The samples of a hand-drawn line by arc length, with corners marked.
///
/// Samples closer together than the grain merge into one spot at their mean; the first and last remain separate.
/// Whether a spot is a corner depends on the few points after it, so it is soon certain.
struct CurveSpots: Sendable {
  struct Spot: Equatable, Sendable {
    var position: PaperPoint
    /// The arc length from the first spot.
    var arc: Double
    var pressure: Double
    var milliseconds: Double
    /// In degrees.
    var tilt: PenTilt.Measures
  }

  /// Spots that no longer change.
  private var kept: [Spot] = []
  /// The last sample.
  private var end: Spot?
  /// The samples since the last certain spot: the position of the first, the mean of all, and their count.
  private var cluster: (first: PaperPoint, mean: Spot, count: Double)?
  /// The greatest distance of merged samples from the first of them.
  private let nearest: Double
  /// The length of the arms of a corner.
  private let arm: Double
  /// For certain spots only.
  private var corners: [Bool] = []

  /// The least turn that is a corner if the neighbouring line turns much less, and the least turn that always is; in
  /// radians.
  private static let cornerTurn = 50 * Double.pi / 180
  private static let sharpTurn = 120 * Double.pi / 180
  /// The least ratio of a corner's turn to that of the neighbouring line.
  private static let contrast = 2.0

  /// - Parameter grain: the size of a screen point, in lengths of the paper's longer side.
  init(grain: Double) {
    nearest = grain
    arm = grain * 4
  }

  var count: Int { kept.count + (end == nil ? 0 : 1) }
  var keptCount: Int { kept.count }
  /// The number of leading spots classified as corners or not.
  var certainCount: Int { corners.count }

  subscript(index: Int) -> Spot { index < kept.count ? kept[index] : end ?? kept[kept.count - 1] }

  var lastArc: Double { end?.arc ?? kept.last?.arc ?? 0 }

  mutating func append(
    _ position: PaperPoint, pressure: Double, milliseconds: Double, tilt: PenTilt.Measures
  ) {
    var spot = Spot(
      position: position, arc: 0, pressure: pressure, milliseconds: milliseconds, tilt: tilt)
    guard !kept.isEmpty else {
      kept.append(spot)
      return
    }
    if let cluster, (position - cluster.first).length <= nearest {
      let count = cluster.count + 1
      var mean = cluster.mean
      mean.position = mean.position.point(1 / count, towards: position)
      mean.pressure += (pressure - mean.pressure) / count
      mean.milliseconds += (milliseconds - mean.milliseconds) / count
      mean.tilt += (tilt - mean.tilt) / count
      self.cluster = (cluster.first, mean, count)
    } else {
      closeCluster()
      // Samples resting at the start add nothing.
      if kept.count == 1, (position - kept[0].position).length <= nearest * 0.5 {
        cluster = nil
      } else {
        cluster = (position, spot, 1)
      }
    }
    guard let last = kept.last, position != last.position || cluster != nil else { return }
    spot.arc = last.arc + (position - last.position).length
    end = spot
  }

  private mutating func closeCluster() {
    guard var mean = cluster?.mean, let last = kept.last else { return }
    cluster = nil
    mean.arc = last.arc + (mean.position - last.position).length
    guard mean.arc > last.arc else { return }
    kept.append(mean)
    while corners.count < kept.count, isCertain(corners.count) {
      corners.append(findCorner(corners.count))
    }
  }

  /// Whether the line has a corner there, as far as is known; the ends don't count.
  func isCorner(_ index: Int) -> Bool {
    index < corners.count ? corners[index] : findCorner(index)
  }

  // MARK: Corners

  private func isCertain(_ index: Int) -> Bool {
    // The turns of spots within an arm's length matter; each needs two arms or a segment beyond it.
    var reach = index
    while reach + 1 < kept.count, kept[reach].arc <= kept[index].arc + arm { reach += 1 }
    guard reach + 1 < kept.count else { return false }
    return max(kept[reach].arc + arm, kept[reach + 1].arc) + arm <= kept[kept.count - 1].arc
  }

  private func findCorner(_ index: Int) -> Bool {
    guard index > 0, index + 1 < count else { return false }
    let own = turn(at: index)
    let size = abs(own)
    guard size >= Self.cornerTurn else { return false }
    guard size >= Self.sharpTurn || size >= Self.contrast * turnBeside(index, own) else {
      return false
    }
    // Of several spots at the same corner, the sharpest wins.
    let arc = self[index].arc
    var other = index - 1
    while other > 0, arc - self[other].arc <= arm {
      if abs(turn(at: other)) >= size { return false }
      other -= 1
    }
    other = index + 1
    while other + 1 < count, self[other].arc - arc <= arm {
      if abs(turn(at: other)) > size { return false }
      other += 1
    }
    return true
  }

  /// The turn between the arms before and after a spot, −π…π; 0 near the ends.
  private func turn(at index: Int) -> Double {
    let spot = self[index]
    guard index > 0, index + 1 < count, spot.arc >= arm * 0.75, lastArc - spot.arc >= arm * 0.75
    else { return 0 }
    let before = spot.position - position(at: spot.arc - arm, from: index)
    let after = position(at: spot.arc + arm, from: index) - spot.position
    return Self.angle(from: before, to: after)
  }

  /// The turn in the same direction just before or just after a spot.
  private func turnBeside(_ index: Int, _ own: Double) -> Double {
    let spot = self[index]
    let after = position(at: spot.arc + arm, from: index) - spot.position
    let end = max(spot.arc + arm, self[index + 1].arc)
    let beyond = position(at: end + arm, from: index) - position(at: end, from: index)
    let before = spot.position - position(at: spot.arc - arm, from: index)
    let start = min(spot.arc - arm, self[index - 1].arc)
    let ahead = position(at: start, from: index) - position(at: start - arm, from: index)
    let sign = own < 0 ? -1.0 : 1
    return max(
      sign * Self.angle(from: after, to: beyond), sign * Self.angle(from: ahead, to: before), 0)
  }

  private static func angle(from a: PaperVector, to b: PaperVector) -> Double {
    guard a != .zero, b != .zero else { return 0 }
    return PaperAngle.radians(
      of: PaperVector(dx: a.dot(b), dy: a.dx * b.dy - a.dy * b.dx))
  }

  /// The point at an arc length, searching from a spot.
  private func position(at arc: Double, from index: Int) -> PaperPoint {
    let arc = min(max(arc, 0), lastArc)
    var index = index
    while index > 0, self[index].arc > arc { index -= 1 }
    while index + 2 < count, self[index + 1].arc < arc { index += 1 }
    guard index + 1 < count else { return self[index].position }
    let (a, b) = (self[index], self[index + 1])
    guard b.arc > a.arc else { return a.position }
    return a.position.point((arc - a.arc) / (b.arc - a.arc), towards: b.position)
  }
}
