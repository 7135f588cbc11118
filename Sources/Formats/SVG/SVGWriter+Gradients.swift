import Base
import Documents

// Gradients: definitions that all programs know, numbered in the order of their first strokes.
extension SVGWriter {
  static func gradients(of strokes: [Stroke]) -> [InkGradient: Int] {
    var numbers: [InkGradient: Int] = [:]
    for stroke in strokes where stroke.style.hasGradients && stroke.tool != .eraser {
      for case let gradient? in [stroke.style.gradient, stroke.filled?.gradient] {
        numbers[gradient] = numbers[gradient] ?? numbers.count
      }
    }
    return numbers
  }

  /// The value of a paint: the gradient if there is one.
  func paint(_ color: InkColor, _ gradient: InkGradient?) -> String {
    gradient.flatMap { gradients[$0] }.map { "url(#gradient\($0))" } ?? color.rgb
  }

  mutating func writeGradients() {
    for (gradient, number) in gradients.sorted(by: { $0.value < $1.value }) {
      write(gradient, number)
    }
  }

  private mutating func write(_ gradient: InkGradient, _ index: Int) {
    let field = gradient.field
    let name = "\(gradient.kind)Gradient"
    raw("<\(name) id=\"gradient\(index)\" gradientUnits=\"userSpaceOnUse\"")
    switch gradient {
    case .linear: raw(" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"0\"")
    case .radial(_, let focus):
      raw(" cx=\"0\" cy=\"0\" r=\"1\"")
      raw(" fx=\"\(number(focus.x))\" fy=\"\(number(focus.y))\"")
    }
    let map = field.map
    let numbers = [map.xx, map.yx, map.xy, map.yy, map.x0, map.y0].map { number($0 * scale) }
    raw(" gradientTransform=\"matrix(\(numbers.joined(separator: " ")))\"")
    if field.spread != .pad { raw(" spreadMethod=\"\(field.spread.rawValue)\"") }
    if field.space != .srgb { raw(" filbert:space=\"\(field.space.rawValue)\"") }
    raw(">")
    var own = field.stops[...]
    for stop in field.blendedStops {
      raw("<stop offset=\"\(number(stop.offset))\" stop-color=\"\(stop.color.rgb)\"")
      if stop.color.alpha < 255 { raw(" stop-opacity=\"\(opacity(stop.color))\"") }
      if stop == own.first { own.removeFirst() } else { raw(" filbert:part=\"between\"") }
      raw("/>")
    }
    raw("</\(name)>\n")
  }
}
