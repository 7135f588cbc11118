import Base
import Canvas

/// The soft shadow around raised rectangles of any size.
///
/// It is rendered once as a picture. Other rectangles on whole device pixels reuse its corners and parts of its sides,
/// which is five times as fast as filling six shapes each.
struct Shadow: Hashable {
  var color: Color
  /// The radius of the rectangle's corners. In points, like all lengths unless they are stated to be in pixels.
  var radius: Double
  /// The extent of the shadow beyond the sides; a quarter more below, and a quarter less above.
  var depth: Double
  /// The number of device pixels in a point.
  var scale: Double

  private static let stepCount = 6
  /// The length of a side in the picture, in pixels, which is drawn at once.
  private static let stretch = 64
  /// The extent of the picture beyond the rectangle, in pixels.
  private var outer: Int { Int(saturating: (1.25 * depth * scale).rounded(.up)) + 1 }
  /// The distance from the rectangle's sides, in pixels, beyond which corners have no effect.
  private var inner: Int { Int(saturating: ((radius + depth / 4) * scale).rounded(.up)) + 1 }

  /// Draws it in points, except below the middle of the rectangle, which will be covered.
  func fill(under rect: ViewRect, in context: DrawingContext) {
    // The area within the corners of a rounded rectangle, (1 − √½) of the radius from its sides.
    let covered = rect.inset(0.3 * radius + 1 / scale)
    for step in 1...Self.stepCount {
      let grow = depth * Double(step) / Double(Self.stepCount)
      context.setColor(color.with(alpha: color.alpha / Double(Self.stepCount) * 0.9))
      context.roundedRectangle(
        rect.offset(by: ViewPoint(x: 0, y: depth / 4)).inset(-grow), radius: radius + grow)
      if !covered.isEmpty { context.rectangle(covered) }
      context.fill(by: .evenOdd)
    }
  }

  /// Renders the reusable picture, or returns nil if memory is short.
  func picture() -> Surface? {
    let side = 2 * inner + Self.stretch
    let whole = PixelSize(width: side + 2 * outer, height: side + 2 * outer)
    guard let surface = try? Surface(size: whole, format: .argb32) else { return nil }
    let context = DrawingContext(surface)
    context.scale(x: scale, y: scale)
    let (corner, length) = (Double(outer) / scale, Double(side) / scale)
    fill(under: ViewRect(x: corner, y: corner, width: length, height: length), in: context)
    return surface
  }

  /// Whether it can be composed of the picture for a rectangle of a size.
  func isMadeOfPicture(under size: PixelSize) -> Bool {
    min(size.width, size.height) >= 2 * inner
  }

  /// Draws it with parts of the picture, in pixels.
  func draw(_ picture: Surface, under rect: PixelRect, in context: DrawingContext) {
    let (columns, rows) = (parts(along: rect.width), parts(along: rect.height))
    for column in columns {
      for row in rows where column.isCorner || row.isCorner {
        let (x, y) = (rect.x + column.start, rect.y + row.start)
        context.setSource(picture, x: Double(x - column.source), y: Double(y - row.source))
        context.fill(PixelRect(x: x, y: y, width: column.length, height: row.length))
      }
    }
  }

  private struct Part {
    /// Relative to the rectangle's corner.
    var start: Int
    /// Relative to the picture's corner.
    var source: Int
    var length: Int
    var isCorner = false
  }

  private func parts(along length: Int) -> [Part] {
    let corner = outer + inner
    let sides = stride(from: inner, to: length - inner, by: Self.stretch).map { start in
      Part(start: start, source: corner, length: min(Self.stretch, length - inner - start))
    }
    return [Part(start: -outer, source: 0, length: corner, isCorner: true)] + sides
      + [
        Part(
          start: length - inner, source: corner + Self.stretch, length: corner, isCorner: true)
      ]
  }
}
