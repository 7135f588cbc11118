import Base
import Canvas

/// The soft shadow round raised rectangles, whatever their size.
///
/// Its picture is that of one rectangle. Any other, which lies on whole device pixels, gets its corners and as much as
/// is wanted of its sides: to fill six shapes for each takes five times as long.
struct Shadow: Hashable {
  var color: Color
  /// Of the rectangle's corners, in points, as all lengths but those that are said to be in pixels.
  var radius: Double
  /// How far the shadow reaches from the sides; from the lower one by a quarter more, and from the upper one by that
  /// less.
  var depth: Double
  /// Device pixels for a point.
  var scale: Double

  private static let stepCount = 6
  /// Of a side in the picture, in pixels: so many are drawn at once.
  private static let stretch = 64
  /// How far its picture reaches beyond the rectangle, in pixels.
  private var outer: Int { Int(saturating: (1.25 * depth * scale).rounded(.up)) + 1 }
  /// From the rectangle's sides, in pixels, to where no corner bends them any more.
  private var inner: Int { Int(saturating: ((radius + depth / 4) * scale).rounded(.up)) + 1 }

  /// Draws it in points, but under the middle of the rectangle, which will be covered.
  func fill(under rect: ViewRect, in context: DrawingContext) {
    // What lies within the corners of a rounded rectangle, (1 − √½) of the radius from its sides.
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

  /// Its picture, of which all others are made; nil without memory.
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

  /// Whether all of it can be made of its picture for a rectangle of a size.
  func isMadeOfPicture(under size: PixelSize) -> Bool {
    min(size.width, size.height) >= 2 * inner
  }

  /// Draws it with parts of its picture, in pixels.
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
    /// From the rectangle's corner.
    var start: Int
    /// From the picture's corner.
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
