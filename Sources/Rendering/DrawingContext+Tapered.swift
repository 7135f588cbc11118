import Base
import Canvas

extension DrawingContext {
  /// Adds the outline of what a round pen covers whose width changes along a line, to be filled by winding.
  func taperedLine(_ run: LineRun, width: Double, offsetX: Double, offsetY: Double) {
    var outline = LineOutline(tolerance: 0.05)
    for index in run.points.indices {
      let point = run.points[index]
      outline.append(
        PenCircle(
          PixelPoint(x: point.x + offsetX, y: point.y + offsetY),
          radius: max(run.breadths[index] * width / 2, Self.smallestRadius)))
    }
    let corners = outline.polygon
    guard let first = corners.first else { return }
    move(x: first.x, y: first.y)
    for corner in corners.dropFirst() { line(x: corner.x, y: corner.y) }
    closePath()
  }

  /// In pixels. Cairo keeps 1/256 of a pixel: a hull that is thinner is twisted by the rounding, and a twisted one
  /// fills pixels that it hardly touches.
  private static var smallestRadius: Double { 1.0 / 128 }

  /// Adds an outline of curves, to be filled by winding.
  func addOutline(_ outline: CurvedOutline, offsetX: Double, offsetY: Double) {
    guard let start = outline.start else { return }
    move(x: start.x + offsetX, y: start.y + offsetY)
    var place = start
    for piece in outline.pieces {
      switch piece {
      case .line(let end):
        line(x: end.x + offsetX, y: end.y + offsetY)
        place = end
      case .curve(let first, let second, let end):
        curve(
          PixelCurve(from: place, startControl: first, endControl: second, to: end),
          offsetX: offsetX, offsetY: offsetY)
        place = end
      }
    }
    closePath()
  }
}
