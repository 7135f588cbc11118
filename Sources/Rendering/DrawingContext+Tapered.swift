import Base
import Canvas

extension DrawingContext {
  /// Adds the outline of a round pen of varying width along a line, for a non-zero fill.
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

  /// In pixels. Cairo works in 1/256 of a pixel: rounding twists a thinner hull, which then fills pixels it hardly
  /// touches.
  private static var smallestRadius: Double { 1.0 / 128 }

  /// Adds an outline of curves, for a non-zero fill.
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
