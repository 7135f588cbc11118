import Base
import Canvas

/// The lattice of lines or dots of a fill, in pixels from the paper's corner.
///
/// Lines run at multiples of the spacing in u or v, and dots are at multiples in both: u = (x + y) / √2, v = (y - x) /
/// √2.
struct FillLattice {
  let pattern: FillPattern
  let pixelsPerPoint: Double

  /// The spacing in pixels below which they look like an even tone.
  private static let leastSpacing = 2.5

  private var spacing: Double { FillPattern.spacing * pixelsPerPoint }

  /// Whether to fill with a tone instead.
  var isTone: Bool { pattern == .solid || spacing < Self.leastSpacing }

  /// Adds the part that may be visible in a box, with all contours wound the same way.
  ///
  /// - Parameter box: in the space of the context, with the paper's corner at the offset.
  func add(to context: DrawingContext, in box: ViewRect, offsetX: Double, offsetY: Double) {
    let left = box.x - offsetX - 1
    let top = box.y - offsetY - 1
    let (width, height) = (box.width + 2, box.height + 2)
    let root = 0.5.squareRoot()
    let u = root * (left + top)...root * (left + top + width + height)
    let v = root * (top - left - width)...root * (top + height - left)
    func corner(_ u: Double, _ v: Double) -> (x: Double, y: Double) {
      (root * (u - v) + offsetX, root * (u + v) + offsetY)
    }
    func quad(_ u: ClosedRange<Double>, _ v: ClosedRange<Double>) {
      let corners = [
        corner(u.lowerBound, v.lowerBound), corner(u.upperBound, v.lowerBound),
        corner(u.upperBound, v.upperBound), corner(u.lowerBound, v.upperBound),
      ]
      context.move(x: corners[0].x, y: corners[0].y)
      for corner in corners.dropFirst() { context.line(x: corner.x, y: corner.y) }
      context.closePath()
    }
    switch pattern {
    case .solid: context.rectangle(box)
    case .hatched, .crosshatched:
      let half = FillPattern.lineWidth * pixelsPerPoint / 2
      for place in places(u, reach: half) { quad(place - half...place + half, v) }
      guard pattern == .crosshatched else { return }
      for place in places(v, reach: half) { quad(u, place - half...place + half) }
    case .dotted:
      let radius = FillPattern.dotWidth * pixelsPerPoint / 2
      // Small dots are squares of the same area.
      let half = radius * Double.pi.squareRoot() / 2
      let columns = places(v, reach: radius)
      for row in places(u, reach: radius) {
        for column in columns {
          let center = corner(row, column)
          guard center.x > box.x - radius, center.x < box.maxX + radius,
            center.y > box.y - radius, center.y < box.maxY + radius
          else { continue }
          if radius > 2 {
            context.circle(x: center.x, y: center.y, radius: radius)
          } else {
            quad(row - half...row + half, column - half...column + half)
          }
        }
      }
    }
  }

  private func places(_ range: ClosedRange<Double>, reach: Double) -> [Double] {
    let lowest = ((range.lowerBound - reach) / spacing).rounded(.up)
    let highest = ((range.upperBound + reach) / spacing).rounded(.down)
    guard lowest.isFinite, highest.isFinite, lowest <= highest, highest - lowest < 1e6 else {
      return []
    }
    return (0...Int(saturating: highest - lowest)).map { (lowest + Double($0)) * spacing }
  }
}
