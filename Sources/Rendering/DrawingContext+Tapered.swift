import Base
import Canvas
import Glibc

extension DrawingContext {
  /// Adds what a round pen covers whose width changes along a line: the hulls of each two circles that follow each other,
  /// all wound the same way, so that filling them covers what lies in several of them once.
  func taperedLine(_ run: LineRun, width: Double, offsetX: Double, offsetY: Double) {
    let radii = run.breadths.map { $0 * width / 2 }
    let centers = run.points.map { PixelPoint(x: $0.x + offsetX, y: $0.y + offsetY) }
    guard let center = centers.first, let radius = radii.first else { return }
    if centers.count == 1 { circle(x: center.x, y: center.y, radius: radius) }
    for index in centers.indices.dropLast() {
      hull(of: centers[index], radii[index], and: centers[index + 1], radii[index + 1])
    }
  }

  private func hull(
    of a: PixelPoint, _ radiusA: Double, and b: PixelPoint, _ radiusB: Double
  ) {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    guard distance > abs(radiusA - radiusB) else {
      // One lies in the other.
      let (center, radius) = radiusA > radiusB ? (a, radiusA) : (b, radiusB)
      return circle(x: center.x, y: center.y, radius: radius)
    }
    let direction = atan2(dy, dx)
    // From the way to where the tangents touch.
    let touch = acos((radiusA - radiusB) / distance)
    newSubpath()
    arc(
      x: a.x, y: a.y, radius: radiusA, from: direction + touch,
      to: direction - touch + 2 * .pi)
    arc(x: b.x, y: b.y, radius: radiusB, from: direction - touch, to: direction + touch)
    closePath()
  }
}
