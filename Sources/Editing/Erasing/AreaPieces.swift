import Base
import Documents

/// The pieces that an eraser cuts a region with curved contours into. Curves away from the eraser are preserved.
struct AreaPieces {
  /// The pieces, each with its contours as closed sequences of curves.
  let pieces: [[[CurveSegment]]]

  /// A corner of a polygon that approximates the curves: its curve, and its parameter on it from 0 up to 1.
  private struct Spot {
    var curve: Int
    var place: Double
    var next: Int
  }

  /// Returns nil if the computation would take too long.
  ///
  /// - Parameters:
  ///   - contours: the curves of each.
  ///   - rule: the fill rule of the contours. The pieces have the same inside by either rule.
  ///   - tolerance: the maximum deviation of the edge.
  init?(
    of contours: [[CurveSegment]], by rule: FillRule, cutBy eraser: EraserPath, tolerance: Double
  ) {
    let curves = contours.flatMap { $0 }
    var spots: [Spot] = []
    var polygons: [[PaperPoint]] = []
    var curve = 0
    for contour in contours {
      let first = spots.count
      for index in contour.indices {
        let count = contour[index].lineCount(tolerance: tolerance)
        for step in 0..<count {
          spots.append(
            Spot(curve: curve, place: Double(step) / Double(count), next: spots.count + 1))
        }
        curve += 1
      }
      spots[spots.count - 1].next = first
      polygons.append(spots[first...].map { curves[$0.curve].knot(at: $0.place).position })
    }
    guard
      let remainder = RegionRemainder(
        of: polygons, by: rule, without: [eraser], tolerance: tolerance)
    else { return nil }
    pieces = remainder.parts.map { contours in
      contours.map { Self.edge(through: $0, on: curves, spots) }
    }
  }

  /// A part of a curve, in either direction, or a straight line.
  private struct Stretch {
    var curve: Int?
    var from = 0.0
    var to = 1.0
    var start: PaperPoint
    var end: PaperPoint

    /// Extends it by a following part of the same curve.
    mutating func join(_ next: Stretch) -> Bool {
      guard let curve, curve == next.curve, to == next.from, (from < to) == (next.from < next.to)
      else { return false }
      to = next.to
      end = next.end
      return true
    }

    func segment(on curves: [CurveSegment]) -> CurveSegment {
      guard let curve else {
        return CurveSegment(from: .corner(start), to: .corner(end))
      }
      return curves[curve].part(from: from, to: to)
    }
  }

  private static func edge(
    through corners: [RegionRemainder.Corner], on curves: [CurveSegment], _ spots: [Spot]
  ) -> [CurveSegment] {
    var stretches: [Stretch] = []
    for (corner, next) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let stretch = stretch(from: corner, to: next, spots)
      if stretches.isEmpty || !stretches[stretches.count - 1].join(stretch) {
        stretches.append(stretch)
      }
    }
    // The first corner may be within a curve.
    if stretches.count > 1, stretches[stretches.count - 1].join(stretches[0]) {
      stretches[0] = stretches.removeLast()
    }
    return stretches.map { $0.segment(on: curves) }
  }

  private static func stretch(
    from corner: RegionRemainder.Corner, to next: RegionRemainder.Corner, _ spots: [Spot]
  ) -> Stretch {
    let line = Stretch(start: corner.position, end: next.position)
    for origin in corner.origins {
      for goal in next.origins {
        let (a, b) = (spots[origin], spots[goal])
        if a.next == goal {
          return Stretch(
            curve: a.curve, from: a.place, to: b.place > 0 ? b.place : 1, start: corner.position,
            end: next.position)
        }
        if b.next == origin {
          return Stretch(
            curve: b.curve, from: a.place > 0 ? a.place : 1, to: b.place, start: corner.position,
            end: next.position)
        }
      }
    }
    return line
  }
}

extension CurveKnot {
  fileprivate static func corner(_ position: PaperPoint) -> CurveKnot {
    CurveKnot(position, pressure: 1, milliseconds: 0)
  }
}
