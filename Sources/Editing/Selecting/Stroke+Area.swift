import Base
import Documents

// What lies within the contours of an area or of letters.
extension Stroke {
  var isArea: Bool { !contourEnds.isEmpty }

  /// The straight lines between the samples: of an area, all round each contour.
  func segments(on paper: AspectRatio) -> [(start: PaperPoint, end: PaperPoint)] {
    let points = samples.map { PaperPoint($0.position, on: paper) }
    guard isArea else {
      guard points.count > 1 else { return points.map { ($0, $0) } }
      return zip(points, points.dropFirst()).map { ($0, $1) }
    }
    return zip([0] + contourEnds, contourEnds).flatMap { start, end in
      (start..<end).map { (points[$0], points[$0 + 1 < end ? $0 + 1 : start]) }
    }
  }
}

extension [(start: PaperPoint, end: PaperPoint)] {
  /// Whether a point lies inside of closed contours: counts the sides that a line to the right crosses.
  func surround(_ point: PaperPoint, by rule: FillRule = .evenOdd) -> Bool {
    var (count, winding) = (0, 0)
    for (start, end) in self where (start.y > point.y) != (end.y > point.y) {
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      guard point.x < x else { continue }
      count += 1
      winding += end.y > start.y ? 1 : -1
    }
    return rule == .evenOdd ? count % 2 == 1 : winding != 0
  }
}
