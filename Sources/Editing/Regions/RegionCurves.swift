import Base
import Documents

/// Curved contours with polygons that approximate them, to find the curves again along the edges that clipping leaves.
struct RegionCurves {
  /// The corners of a polygon for each contour.
  let polygons: [[PaperPoint]]
  private let curves: [CurveSegment]
  /// The corners of all polygons.
  private let spots: [Spot]
  private let rows: SegmentRows
  private let tolerance: Double

  /// A corner of a polygon: its curve, and its parameter on it from 0 up to 1.
  private struct Spot {
    var curve: Int
    var place: Double
    /// The corner after it.
    var next: Int
    var position: PaperPoint
  }

  /// - Parameters:
  ///   - contours: the curves of each.
  ///   - tolerance: the maximum distance of polygons from the curves.
  init(_ contours: [[CurveSegment]], tolerance: Double) {
    let curves = contours.flatMap { $0 }
    var spots: [Spot] = []
    var polygons: [[PaperPoint]] = []
    var curve = 0
    for contour in contours where !contour.isEmpty {
      let first = spots.count
      for segment in contour {
        let count = segment.isStraight ? 1 : segment.lineCount(tolerance: tolerance)
        for step in 0..<count {
          let place = Double(step) / Double(count)
          spots.append(
            Spot(
              curve: curve, place: place, next: spots.count + 1,
              position: segment.knot(at: place).position))
        }
        curve += 1
      }
      spots[spots.count - 1].next = first
      polygons.append(spots[first...].map(\.position))
    }
    (self.curves, self.spots, self.polygons, self.tolerance) = (curves, spots, polygons, tolerance)
    rows = SegmentRows(spots.map { [spots] in ($0.position, spots[$0.next].position) })
  }

  /// Returns the edge through the corners of a clipped polygon: parts of the curves, and straight lines elsewhere.
  func edge(through corners: [RegionParts.Corner]) -> [CurveSegment] {
    var stretches: [Stretch] = []
    for (corner, next) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let stretch = stretch(from: corner, to: next)
      if stretches.isEmpty || !stretches[stretches.count - 1].join(stretch) {
        stretches.append(stretch)
      }
    }
    // The first corner may be within a curve.
    if stretches.count > 1, stretches[stretches.count - 1].join(stretches[0]) {
      stretches[0] = stretches.removeLast()
    }
    for index in stretches.indices {
      let next = index + 1 < stretches.count ? index + 1 : 0
      if next != index { meet(&stretches, index, next) }
    }
    var edge = stretches.map { $0.segment(on: curves) }
    // Parts of curves end within rounding of the next one's start.
    for index in edge.indices { edge[index].end = edge[(index + 1) % edge.count].start }
    return edge
  }

  // MARK: Stretches

  /// A part of a curve, in either direction, or a straight line.
  private struct Stretch {
    var curve: Int?
    var from = 0.0
    var to = 1.0
    var start: PaperPoint
    var end: PaperPoint
    /// Whether it ends at a crossing of two curves.
    var endsAtCrossing = false

    /// Extends it by a following part of the same curve.
    mutating func join(_ next: Stretch) -> Bool {
      guard let curve, curve == next.curve, to == next.from, (from < to) == (next.from < next.to)
      else { return false }
      (to, end, endsAtCrossing) = (next.to, next.end, next.endsAtCrossing)
      return true
    }

    func segment(on curves: [CurveSegment]) -> CurveSegment {
      guard let curve, !curves[curve].isStraight else {
        return CurveSegment(
          from: .corner(start), startControl: start, endControl: end, to: .corner(end))
      }
      return curves[curve].part(from: from, to: to)
    }
  }

  private func stretch(from corner: RegionParts.Corner, to next: RegionParts.Corner) -> Stretch {
    var stretch = Stretch(
      start: corner.position, end: next.position, endsAtCrossing: next.origins.isEmpty)
    for origin in corner.origins {
      for goal in next.origins {
        let (a, b) = (spots[origin], spots[goal])
        if a.next == goal {
          (stretch.curve, stretch.from, stretch.to) = (a.curve, a.place, b.place > 0 ? b.place : 1)
          return stretch
        }
        if b.next == origin {
          (stretch.curve, stretch.from, stretch.to) = (b.curve, a.place > 0 ? a.place : 1, b.place)
          return stretch
        }
      }
    }
    guard let segment = rows.segment(along: corner.position, next.position) else { return stretch }
    let (a, b) = (spots[segment], spots[spots[segment].next])
    let last = b.place > 0 ? b.place : 1
    func place(_ corner: RegionParts.Corner) -> Double {
      if corner.origins.contains(segment) { return a.place }
      if corner.origins.contains(a.next) { return last }
      let way = b.position - a.position
      let part = (corner.position - a.position).dot(way) / max(way.dot(way), .leastNormalMagnitude)
      return a.place + (last - a.place) * min(max(part, 0), 1)
    }
    (stretch.curve, stretch.from, stretch.to) = (a.curve, place(corner), place(next))
    return stretch
  }

  /// Moves the common corner of two stretches to where their curves cross.
  private func meet(_ stretches: inout [Stretch], _ index: Int, _ next: Int) {
    let (a, b) = (stretches[index], stretches[next])
    guard a.endsAtCrossing, let first = a.curve, let second = b.curve,
      let crossing = CurveCrossing(
        of: curves[first], curves[second], near: a.to, b.from, within: 8 * tolerance)
    else { return }
    (stretches[index].to, stretches[next].from) = (crossing.first, crossing.second)
    (stretches[index].end, stretches[next].start) = (crossing.position, crossing.position)
  }
}

extension CurveKnot {
  fileprivate static func corner(_ position: PaperPoint) -> CurveKnot {
    CurveKnot(position, pressure: 1, milliseconds: 0)
  }
}

extension CurveSegment {
  /// Whether its control points are on the straight line between its ends, in order.
  var isStraight: Bool {
    let way = end.position - start.position
    let square = way.dot(way)
    guard square > 0 else { return false }
    var last = 0.0
    for control in [startControl, endControl] {
      let offset = control - start.position
      let along = offset.dot(way)
      let across = offset.dx * way.dy - offset.dy * way.dx
      guard abs(across) <= 1e-9 * square, along >= last - 1e-9 * square,
        along <= square * (1 + 1e-9)
      else { return false }
      last = along
    }
    return true
  }
}
