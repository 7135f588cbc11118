import Base
import Documents

// What lies within the contours of an area.
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
  /// Whether a point lies inside of closed contours, even-odd: a line to the right crosses an odd number of sides.
  func surround(_ point: PaperPoint) -> Bool {
    var inside = false
    for (start, end) in self where (start.y > point.y) != (end.y > point.y) {
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      if point.x < x { inside.toggle() }
    }
    return inside
  }
}
