import Base

/// Simplifies a line by removing points close to the rest of it.
///
/// After Ramer (1972), Douglas and Peucker (1973), with a stack instead of recursion.
enum PolylineThinning {
  /// Returns the first and the last point, and enough others that all points are within a distance of the line.
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
