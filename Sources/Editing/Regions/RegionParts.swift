import Base
import CClipping
import Documents

/// The connected parts of a region within polygons, after erasing or after an operation with another region.
struct RegionParts {
  /// The edge of each part, then its holes, as sequences of corners.
  private(set) var parts: [[[Corner]]] = []

  /// A corner of a part.
  struct Corner {
    var position: PaperPoint
    /// The indices of the given corners at this position, over all polygons; empty for a crossing and on an eraser's
    /// edge.
    var origins: [Int]
  }

  /// An operation of two regions.
  enum Operation {
    case union, difference, intersection, exclusion

    fileprivate var clipping: clipping_operation {
      switch self {
      case .union: clipping_union
      case .difference: clipping_difference
      case .intersection: clipping_intersection
      case .exclusion: clipping_exclusion
      }
    }
  }

  /// The maximum number of points to process.
  private static let mostPoints = 100_000

  /// Returns nil if the computation would take too long.
  ///
  /// - Parameters:
  ///   - polygons: their corners.
  ///   - erasers: the erasers to subtract from the region.
  ///   - tolerance: the maximum distance of the approximated eraser edge inside the exact one.
  init?(
    of polygons: [[PaperPoint]], by rule: FillRule, without erasers: [EraserPath],
    tolerance: Double
  ) {
    let lines = erasers.flatMap { eraser in eraser.lines.map { (points: $0, eraser.radius) } }
    let box = PaperBox(polygons.joined())
    var reach = box
    for line in lines { reach.add(PaperBox(line.points).grown(by: line.1)) }
    let count = (polygons + lines.map(\.points)).reduce(0) { $0 + $1.count }
    guard let grid = ClippingGrid(of: reach), !box.isEmpty, count <= Self.mostPoints else {
      return nil
    }
    var found = clipping_parts()
    let region = polygons.map { $0.map(grid.point) }
    let isDone = ClippingGrid.with(region) { region in
      ClippingGrid.with(lines.map { $0.points.map(grid.point) }) { paths in
        clipping_subtract(
          region, rule == .evenOdd, paths, lines.map { $0.1 * grid.scale }, tolerance * grid.scale,
          &found)
      }
    }
    guard isDone else { return nil }
    read(&found, of: region, on: grid, tolerance)
  }

  /// Combines two regions. Returns nil if the computation would take too long.
  ///
  /// - Parameters:
  ///   - polygons: the corners of the first region. Origins count them first, then those of the other one.
  ///   - tolerance: parts that are thinner are left out.
  init?(
    of polygons: [[PaperPoint]], by rule: FillRule, _ operation: Operation,
    _ others: [[PaperPoint]], by otherRule: FillRule, tolerance: Double
  ) {
    let all = polygons + others
    let count = all.reduce(0) { $0 + $1.count }
    guard let grid = ClippingGrid(of: PaperBox(all.joined())), count <= Self.mostPoints else {
      return nil
    }
    var found = clipping_parts()
    let points = all.map { $0.map(grid.point) }
    let isDone = ClippingGrid.with(Array(points[..<polygons.count])) { region in
      ClippingGrid.with(Array(points[polygons.count...])) { other in
        clipping_combine(
          region, rule == .evenOdd, other, otherRule == .evenOdd, operation.clipping, &found)
      }
    }
    guard isDone else { return nil }
    read(&found, of: points, on: grid, tolerance)
  }

  /// Moves the edge of a region. Returns nil if the computation would take too long.
  ///
  /// - Parameters:
  ///   - polygons: the corners of the region.
  ///   - distance: outwards; inwards if negative.
  ///   - isRound: whether corners that move apart are joined by arcs instead of miters.
  ///   - tolerance: the maximum distance of arcs from their polygons.
  init?(
    of polygons: [[PaperPoint]], by rule: FillRule, movedBy distance: Double, isRound: Bool,
    tolerance: Double
  ) {
    let count = polygons.reduce(0) { $0 + $1.count }
    let reach = PaperBox(polygons.joined()).grown(by: 10 * abs(distance))
    guard let grid = ClippingGrid(of: reach), count <= Self.mostPoints else { return nil }
    var found = clipping_parts()
    let points = polygons.map { $0.map(grid.point) }
    let isDone = ClippingGrid.with(points) { region in
      clipping_offset(
        region, rule == .evenOdd, distance * grid.scale, isRound, tolerance * grid.scale, &found)
    }
    guard isDone else { return nil }
    read(&found, of: points, on: grid, tolerance)
  }

  /// Takes over what was found, and frees it.
  private mutating func read(
    _ found: inout clipping_parts, of given: [[clipping_point]], on grid: ClippingGrid,
    _ tolerance: Double
  ) {
    defer { clipping_free(&found) }
    var origins: [SIMD2<Int64>: [Int]] = [:]
    for (place, point) in given.joined().enumerated() {
      origins[SIMD2(point.x, point.y), default: []].append(place)
    }
    var start = 0
    for contour in 0..<found.count {
      let end = found.ends[contour]
      let corners = (start..<end).map { index in
        let point = found.points[index]
        return Corner(
          position: grid.position(point), origins: origins[SIMD2(point.x, point.y)] ?? [])
      }
      if found.parts[contour] == parts.count { parts.append([]) }
      parts[found.parts[contour]].append(corners)
      start = end
    }
    parts.removeAll { Self.isThin($0, tolerance) }
  }

  /// Whether a part is invisible because it is thinner than the rounding of numbers.
  private static func isThin(_ part: [[Corner]], _ tolerance: Double) -> Bool {
    var (area, length) = (0.0, 0.0)
    for contour in part {
      for (corner, next) in zip(contour, contour.dropFirst() + contour.prefix(1)) {
        let (a, b) = (corner.position, next.position)
        area += (a.x * b.y - a.y * b.x) / 2
        length += (b - a).length
      }
    }
    return abs(area) < tolerance * length
  }
}
