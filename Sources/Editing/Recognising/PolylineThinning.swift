import Base

/// Leaves away points of a line that lie near what is left.
///
/// After Ramer (1972), Douglas and Peucker (1973), with a stack instead of recursion.
enum PolylineThinning {
  /// The first and the last point, and so many others that none is farther from the line than a distance.
  static func thinned(_ points: [PaperPoint], within distance: Double) -> [PaperPoint] {
    guard points.count > 2 else { return points }
    var isKept = [Bool](repeating: false, count: points.count)
    isKept[0] = true
    isKept[points.count - 1] = true
    var stack = [(0, points.count - 1)]
    while let (start, end) = stack.popLast() {
      var farthest = (index: start, distance: distance)
      for index in start..<end where index > start {
        let off = points[index].distance(toSegmentFrom: points[start], to: points[end])
        if off > farthest.distance { farthest = (index, off) }
      }
      guard farthest.index > start else { continue }
      isKept[farthest.index] = true
      stack += [(start, farthest.index), (farthest.index, end)]
    }
    return points.indices.filter { isKept[$0] }.map { points[$0] }
  }
}
