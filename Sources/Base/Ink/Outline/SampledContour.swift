/// A closed polygon with additional points, dense enough that a curve near all of them is near the polygon.
///
/// It starts and ends at a corner if it has any.
struct SampledContour {
  private(set) var places: [SIMD2<Double>] = []
  /// The unit directions of the edge before and after each point, equal except at corners.
  private(set) var arriving: [SIMD2<Double>] = []
  private(set) var leaving: [SIMD2<Double>] = []
  private(set) var isCorner: [Bool] = []
  let tolerance: Double

  /// The spacing of points, as a multiple of the tolerance.
  private static let spacing = 40.0
  /// The limit of points on an edge.
  private static let mostPerEdge = 8.0
  /// The share of the tolerance that may be cut off a corner of a smooth polygon.
  private static let cornerShare = 0.5

  init(_ polygon: [SIMD2<Double>], tolerance: Double) {
    self.tolerance = tolerance
    let corners = Self.distinct(polygon, tolerance: tolerance * 1e-3)
    guard corners.count > 1 else { return }
    let ways = corners.indices.map { corners[($0 + 1) % corners.count] - corners[$0] }
    let lengths = ways.map(\.length)
    /// Whether an arc through a corner and half of the shorter edge would deviate far from the corner.
    func isSharp(_ index: Int) -> Bool {
      let before = (index + corners.count - 1) % corners.count
      let (a, b) = (ways[before] / lengths[before], ways[index] / lengths[index])
      let bend = (b - a).length
      return a.dot(b) < 0.25
        || bend * min(lengths[before], lengths[index]) / 8 > tolerance * Self.cornerShare
    }
    let first = corners.indices.first(where: isSharp) ?? 0
    for offset in corners.indices {
      let index = (first + offset) % corners.count
      let before = (index + corners.count - 1) % corners.count
      let (a, b) = (ways[before] / lengths[before], ways[index] / lengths[index])
      if isSharp(index) {
        append(corners[index], arriving: a, leaving: b, isCorner: true)
      } else {
        // The tangent of a parabola through three points.
        let mixed = a * lengths[index] + b * lengths[before]
        let tangent = mixed / mixed.length
        append(corners[index], arriving: tangent, leaving: tangent, isCorner: false)
      }
      let count = min((lengths[index] / (Self.spacing * tolerance)).rounded(.up), Self.mostPerEdge)
      for number in 1..<max(Int(saturating: count), 1) {
        let place = corners[index] + ways[index] * (Double(number) / count)
        append(place, arriving: b, leaving: b, isCorner: false)
      }
    }
    append(places[0], arriving: arriving[0], leaving: leaving[0], isCorner: true)
  }

  private mutating func append(
    _ place: SIMD2<Double>, arriving: SIMD2<Double>, leaving: SIMD2<Double>, isCorner: Bool
  ) {
    places.append(place)
    self.arriving.append(arriving)
    self.leaving.append(leaving)
    self.isCorner.append(isCorner)
  }

  /// Drops points that hardly differ from their predecessor.
  private static func distinct(_ polygon: [SIMD2<Double>], tolerance: Double) -> [SIMD2<Double>] {
    var distinct: [SIMD2<Double>] = []
    for place in polygon where distinct.last.map({ ($0 - place).length > tolerance }) ?? true {
      distinct.append(place)
    }
    while distinct.count > 1, (distinct[0] - distinct[distinct.count - 1]).length <= tolerance {
      distinct.removeLast()
    }
    return distinct
  }
}
