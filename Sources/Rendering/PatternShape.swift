import Base
import Canvas

/// The outline of a part of a pattern, in pixels from the paper's corner.
///
/// All contours are wound the same way, so that overlaps are filled, too.
struct PatternShape {
  let step: Double
  let width: Double
  let origin: PixelPoint
  let part: PixelRect
  let paper: PixelSize

  func addRows(to context: DrawingContext) {
    for y in rows {
      context.rectangle(
        ViewRect(
          x: Double(part.x), y: snapped(y), width: Double(part.width), height: width))
    }
  }

  func addColumns(_ step: Double, to context: DrawingContext) {
    for x in columns(step) {
      context.rectangle(
        ViewRect(
          x: snapped(x), y: Double(part.y), width: width, height: Double(part.height)))
    }
  }

  /// Twice as wide as lines: squares of whole pixels if small, otherwise circles.
  func addDots(to context: DrawingContext) {
    let side = 2 * width
    let columns = columns(step)
    for y in rows {
      for x in columns {
        if side < 4 {
          context.rectangle(
            ViewRect(
              x: (x - side / 2).rounded(), y: (y - side / 2).rounded(), width: side, height: side))
        } else {
          context.circle(x: x, y: y, radius: side / 2)
        }
      }
    }
  }

  /// Adds lines across the paper, restricted to those near the part.
  func addSlanted(_ slope: Double, to context: DrawingContext) {
    let half = width / 2 * (1 + slope * slope).squareRoot()
    let end = Double(paper.width)
    let reach = [Double(part.x) * slope, Double(part.maxX) * slope].sorted()
    let range = Double(part.y) - reach[1] - half...Double(part.maxY) - reach[0] + half
    for y in places(origin.y - origin.x * slope, step, range) {
      context.move(x: 0, y: y - half)
      context.line(x: end, y: y + slope * end - half)
      context.line(x: end, y: y + slope * end + half)
      context.line(x: 0, y: y + half)
      context.closePath()
    }
  }

  private var rows: [Double] {
    inside(places(origin.y, step, Double(part.y)...Double(part.maxY)), paper.height)
  }

  private func columns(_ step: Double) -> [Double] {
    inside(places(origin.x, step, Double(part.x)...Double(part.maxX)), paper.width)
  }

  /// Removes lines along the paper's edges.
  private func inside(_ centers: [Double], _ end: Int) -> [Double] {
    centers.filter { $0 > 0.25 && $0 < Double(end) - 0.25 }
  }

  private func snapped(_ center: Double) -> Double { (center - width / 2).rounded() }

  /// The centres in a range, or close enough to reach into it.
  private func places(
    _ first: Double, _ step: Double, _ range: ClosedRange<Double>
  ) -> [Double] {
    let lowest = ((range.lowerBound - width - 1 - first) / step).rounded(.up)
    let highest = ((range.upperBound + width + 1 - first) / step).rounded(.down)
    guard lowest.isFinite, highest.isFinite, lowest <= highest else { return [] }
    return (0...Int(saturating: highest - lowest)).map { first + (lowest + Double($0)) * step }
  }
}
