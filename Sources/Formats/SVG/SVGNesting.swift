import Base

/// Puts contours that are filled by the nonzero rule into areas whose holes are even-odd.
///
/// A contour that lies within others is an edge if what it goes round has a winding number of 0 on one side of it alone;
/// any other is left out. Two that partly overlap and go round in the same direction come into different areas, so that
/// translucent ones are darker there than they should be. A contour that crosses itself is taken as it is.
///
/// Beyond so many contours, points or comparisons, a path is one area, as if its rule were even-odd: it is the same
/// where holes go the other way round than what they lie in, as most programs write them.
struct SVGNesting {
  private static let mostContours = 4_000
  private static let mostPoints = 1 << 20
  /// How many comparisons there may still be, in the whole file.
  private var steps = 100_000_000

  /// - Parameters:
  ///   - contours: of one path.
  ///   - tolerance: how far a line may lie from a curve.
  mutating func areas(of contours: [SVGContour], tolerance: Double) -> [[SVGContour]] {
    guard contours.count > 1 else { return [contours] }
    guard contours.count <= Self.mostContours else { return [contours] }
    var left = Self.mostPoints
    var parts: [(contour: SVGContour, polygon: SVGPolygon)] = []
    for contour in contours {
      let line = contour.flattened(tolerance: tolerance, mostPoints: left)
      left -= line.count
      guard left > 0 else { return [contours] }
      // Snapped much finer than anyone can see.
      guard let polygon = SVGPolygon(line, grid: tolerance / 10) else { continue }
      parts.append((contour, polygon))
    }
    parts.sort { $0.polygon.size > $1.polygon.size }
    guard let groups = groups(of: parts.map(\.polygon)) else { return [contours] }
    return groups.map { $0.map { parts[$0].contour } }
  }

  /// The polygons of each area.
  ///
  /// - Parameter polygons: the largest first, so that each comes after those that it lies in.
  /// - Returns: nil where that takes too long.
  private mutating func groups(of polygons: [SVGPolygon]) -> [[Int]]? {
    var groups: [[Int]] = []
    /// The groups of each polygon.
    var homes: [[Int]] = []
    for (index, polygon) in polygons.enumerated() {
      homes.append([])
      guard let (around, rivals) = neighbours(of: index, among: polygons) else { return nil }
      let outside = around.reduce(0) { $0 + $1.turns }
      let inside = outside + polygon.turns
      guard (outside == 0) != (inside == 0) else { continue }
      steps -= around.reduce(rivals.count) { $0 + homes[$1.index].count }
      guard steps > 0 else { return nil }
      /// The groups that fill what the polygon lies in.
      var filling: Set<Int> = []
      for group in around.flatMap({ homes[$0.index] }) {
        filling.formSymmetricDifference([group])
      }
      if inside == 0 {
        homes[index] = filling.sorted()
      } else {
        let closed = filling.union(rivals.flatMap { homes[$0] })
        homes[index] = [groups.indices.first { !closed.contains($0) } ?? groups.count]
      }
      for group in homes[index] {
        if group == groups.count { groups.append([]) }
        groups[group].append(index)
      }
    }
    return groups
  }

  /// Those before a polygon that it lies in, and how often they go round it, and those that it must not share an area
  /// with.
  private mutating func neighbours(
    of index: Int, among polygons: [SVGPolygon]
  ) -> (around: [(index: Int, turns: Int)], rivals: [Int])? {
    let polygon = polygons[index]
    var around: [(index: Int, turns: Int)] = []
    var rivals: [Int] = []
    steps -= index
    for (other, candidate) in polygons[..<index].enumerated()
    where candidate.box.intersects(polygon.box) {
      guard let isOverlapping = polygon.overlaps(candidate, steps: &steps) else { return nil }
      if isOverlapping {
        if (candidate.turns > 0) == (polygon.turns > 0) { rivals.append(other) }
      } else if candidate.box.contains(polygon.box) {
        steps -= candidate.cornerCount
        let turns = candidate.turns(about: polygon.interior) ?? 0
        if turns != 0 { around.append((other, turns)) }
      }
    }
    return steps > 0 ? (around, rivals) : nil
  }
}
