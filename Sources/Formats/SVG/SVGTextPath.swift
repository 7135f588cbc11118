import Base

/// The line of a `<textPath>`, on which letters stand.
struct SVGTextPath: Equatable {
  /// The element whose line it is.
  let element: Int
  /// Whether letters are on the right of the shape's line, against its direction.
  let isOnRight: Bool
  /// In the direction of reading.
  let points: [PaperPoint]
  let isClosed: Bool
  /// The distance of each point from the start, along the line.
  private let distances: [Double]
  /// The distance of the first letter from the start, in units.
  let offset: Double
  static let mostPoints = 100_000

  /// Nil for a line without length.
  ///
  /// - Parameters:
  ///   - shape: whose line it is.
  ///   - map: from the shape to units of the text.
  ///   - attributes: of the `<textPath>`: its `startOffset`, a length or a part of the line in per cent, and its
  ///     `side`.
  init?(
    _ shape: SVGShape, of element: Int, _ map: PaperMap, tolerance: Double,
    _ attributes: [String: String], _ lengths: SVGLengths
  ) {
    self.element = element
    isOnRight = attributes["side"] == "right"
    guard shape.lineCount(tolerance: tolerance) <= Self.mostPoints else { return nil }
    // Letters stand on the first contour alone, as in most programs.
    let flat = shape.contours.first?.flattened(tolerance: tolerance) ?? []
    isClosed = shape.contours.first?.isClosed ?? false
    var (points, distances): ([PaperPoint], [Double]) = ([], [])
    for point in (isOnRight ? flat.reversed() : flat).map(map.callAsFunction)
    where point != points.last {
      distances.append(points.last.map { (distances.last ?? 0) + (point - $0).length } ?? 0)
      points.append(point)
    }
    (self.points, self.distances) = (points, distances)
    guard let length = distances.last, length > 0, length.isFinite else { return nil }
    let text = attributes["startOffset"] ?? "0"
    self.offset =
      text.last == "%"
      ? (SVGScanner.numbers(text).first ?? 0) / 100 * length
      : lengths.length(text, along: .diagonal) ?? 0
  }

  /// The map of a letter that stands upright on the x axis, with its middle at a distance from the start of the line;
  /// nil beyond the ends.
  func map(at distance: Double) -> PaperMap? {
    guard distance >= 0, let length = distances.last, distance <= length else { return nil }
    // The first point beyond, by halving.
    var range = 1..<max(distances.count, 2)
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range =
        distances[middle - 1] >= distance ? range.lowerBound..<middle : middle..<range.upperBound
    }
    let end = range.lowerBound
    let way = points[end] - points[end - 1]
    guard way.length > 0 else { return nil }
    let part = (distance - distances[end - 1]) / (distances[end] - distances[end - 1])
    let point = points[end - 1].point(part, towards: points[end])
    let along = way * (1 / way.length)
    return PaperMap(
      xx: along.dx, xy: -along.dy, yx: along.dy, yy: along.dx, x0: point.x, y0: point.y)
  }
}
