import Base
import CClipping
import Documents

/// The remainder of a region within polygons after erasing, as connected parts.
struct RegionRemainder {
  /// The parts: the edge of each, then its holes, as sequences of corners.
  private(set) var parts: [[[Corner]]] = []

  /// A corner of the remainder.
  struct Corner {
    var position: PaperPoint
    /// The indices of the region's corners at this position, over all its polygons; empty on an eraser's edge.
    var origins: [Int]
  }

  /// The maximum number of points to process.
  private static let mostPoints = 100_000
  /// The coordinate range that doesn't require wide integers.
  private static let range = 0x1p29

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
    let farthest = [reach.left, reach.top, reach.right, reach.bottom].map(abs).max() ?? 0
    let count = (polygons + lines.map(\.points)).reduce(0) { $0 + $1.count }
    guard !box.isEmpty, farthest < 1e6, count <= Self.mostPoints else { return nil }
    // Use a power of two, so that no coordinate is rounded twice.
    var scale = 1.0
    while farthest * scale * 2 < Self.range, scale < 0x1p60 { scale *= 2 }
    while farthest * scale >= Self.range { scale /= 2 }
    func point(_ point: PaperPoint) -> clipping_point {
      clipping_point(
        x: Int64(saturating: (point.x * scale).rounded()),
        y: Int64(saturating: (point.y * scale).rounded()))
    }
    let region = polygons.map { $0.map(point) }
    var remainder = clipping_remainder()
    let isDone = Self.with(region) { region in
      Self.with(lines.map { $0.points.map(point) }) { paths in
        clipping_subtract(
          region, rule == .evenOdd, paths, lines.map { $0.1 * scale }, tolerance * scale,
          &remainder)
      }
    }
    guard isDone else { return nil }
    defer { clipping_free(&remainder) }
    var origins: [SIMD2<Int64>: [Int]] = [:]
    for (place, point) in region.joined().enumerated() {
      origins[SIMD2(point.x, point.y), default: []].append(place)
    }
    read(remainder) { point in
      Corner(
        position: PaperPoint(x: Double(point.x) / scale, y: Double(point.y) / scale),
        origins: origins[SIMD2(point.x, point.y)] ?? [])
    }
    parts.removeAll { Self.isThin($0, tolerance) }
  }

  private mutating func read(
    _ remainder: clipping_remainder, _ corner: (clipping_point) -> Corner
  ) {
    var start = 0
    for contour in 0..<remainder.count {
      let end = remainder.ends[contour]
      let corners = (start..<end).map { corner(remainder.points[$0]) }
      if remainder.parts[contour] == parts.count { parts.append([]) }
      parts[remainder.parts[contour]].append(corners)
      start = end
    }
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

  private static func with<Result>(
    _ paths: [[clipping_point]], _ body: (clipping_paths) -> Result
  ) -> Result {
    var ends: [Int] = []
    for path in paths { ends.append((ends.last ?? 0) + path.count) }
    return paths.flatMap { $0 }.withUnsafeBufferPointer { points in
      ends.withUnsafeBufferPointer { ends in
        body(clipping_paths(points: points.baseAddress, ends: ends.baseAddress, count: ends.count))
      }
    }
  }
}
