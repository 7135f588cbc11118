import Base

/// Closed polygons in pixels, filled together.
struct AreaPolygons {
  let points: [PixelPoint]
  /// The end index of each polygon's points.
  let ends: [Int]

  /// The polygons that are not a single point.
  private var polygons: [ArraySlice<PixelPoint>] {
    zip([0] + ends, ends).map { points[$0..<$1] }
  }

  /// Clips the polygons to a rectangle, with new edges along its sides.
  ///
  /// Clips at each side in turn (Sutherland and Hodgman, "Reentrant Polygon Clipping", 1974).
  func clipped(left: Double, top: Double, right: Double, bottom: Double) -> [[PixelPoint]] {
    polygons.compactMap { polygon in
      var points = Array(polygon)
      points = Self.clip(points, { $0.x - left })
      points = Self.clip(points, { right - $0.x })
      points = Self.clip(points, { $0.y - top })
      points = Self.clip(points, { bottom - $0.y })
      return points.count > 2 ? points : nil
    }
  }

  /// - Parameter depth: the distance of a point inside the side.
  private static func clip(
    _ points: [PixelPoint], _ depth: (PixelPoint) -> Double
  ) -> [PixelPoint] {
    guard var last = points.last else { return [] }
    var (lastDepth, clipped) = (depth(last), [PixelPoint]())
    for point in points {
      let depth = depth(point)
      if (depth >= 0) != (lastDepth >= 0) {
        let t = lastDepth / (lastDepth - depth)
        clipped.append(
          PixelPoint(x: last.x + (point.x - last.x) * t, y: last.y + (point.y - last.y) * t))
      }
      if depth >= 0 { clipped.append(point) }
      (last, lastDepth) = (point, depth)
    }
    return clipped
  }
}
