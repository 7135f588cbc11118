import Base

/// Accumulates the bounds of points and of the tips of mitered corners.
struct Extent {
  private var minX = Double.infinity
  private var minY = Double.infinity
  private var maxX = -Double.infinity
  private var maxY = -Double.infinity

  mutating func add(_ point: PixelPoint) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  /// Adds the points of a line, and for mitered joins the tips of its corners.
  mutating func add(_ points: ArraySlice<PixelPoint>, pen: Pen) {
    for point in points { add(point) }
    guard pen.style.join == .miter else { return }
    // Equal neighbours have no direction: the corner is between the distinct ones.
    var before: PixelPoint?
    var corner: PixelPoint?
    for point in points.lazy.map(Self.onCairoGrid) where point != corner {
      if let before, let corner {
        addMiterTip(from: before, by: corner, to: point, halfWidth: pen.width / 2)
      }
      before = corner
      corner = point
    }
  }

  /// Rounds to Cairo's 1/256 of a pixel, which turns the corners of very short segments.
  private static func onCairoGrid(_ point: PixelPoint) -> PixelPoint {
    PixelPoint(
      x: (point.x * 256).rounded(.toNearestOrEven) / 256,
      y: (point.y * 256).rounded(.toNearestOrEven) / 256)
  }

  /// The greatest distance of ink from the line itself, except at corners.
  func padding(of pen: Pen) -> Double {
    // A square cap reaches its half diagonal; one pixel is added for the antialiased edge.
    max(pen.width / 2 * (pen.style.cap == .round ? 1 : 2.0.squareRoot()), pen.reach) + 1
  }

  func rect(padding: Double) -> PixelRect {
    guard minX <= maxX else { return .empty }
    return PixelRect(
      covering: minX - padding, minY - padding, maxX + padding, maxY + padding)
  }

  private mutating func addMiterTip(
    from before: PixelPoint, by corner: PixelPoint, to after: PixelPoint, halfWidth: Double
  ) {
    let ax = corner.x - before.x
    let ay = corner.y - before.y
    let bx = after.x - corner.x
    let by = after.y - corner.y
    let lengths = ((ax * ax + ay * ay) * (bx * bx + by * by)).squareRoot()
    guard lengths > 0 else { return }
    // For a turn φ at the corner, the tip is halfWidth / cos(φ/2) away from it, on the outside of the bend.
    let cosHalfSquared = (1 + (ax * bx + ay * by) / lengths) / 2
    let limit = LineJoin.miterLimit
    guard cosHalfSquared * limit * limit >= 0.99 else { return }
    let aLength = (ax * ax + ay * ay).squareRoot()
    let bLength = (bx * bx + by * by).squareRoot()
    let dx = ax / aLength - bx / bLength
    let dy = ay / aLength - by / bLength
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 1e-9 else { return }
    let reach = halfWidth / max(cosHalfSquared, 1e-4).squareRoot() / length
    add(PixelPoint(x: corner.x + dx * reach, y: corner.y + dy * reach))
  }
}
