import Base

extension Polyline {
  /// What lies within the line, under it, as an area off which the same ink was taken; nil for nothing.
  var fill: Polyline? {
    guard let style = pen.style.fill, pen.effect == .paint, !isArea, points.count > 2 else {
      return nil
    }
    var fill = Polyline(within: line, bounds: bounds, fill: style, pen: pen)
    fill.erasures = erasures
    return fill
  }
}
