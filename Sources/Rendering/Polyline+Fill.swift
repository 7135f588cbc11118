import Base

extension Polyline {
  /// The fill under the line, as an area with the same erasures; nil if there is none.
  var fill: Polyline? {
    guard let style = pen.style.fill, pen.effect == .paint, !isArea, points.count > 2 else {
      return nil
    }
    var fill = Polyline(within: line, bounds: bounds, fill: style, pen: pen)
    fill.erasures = erasures
    return fill
  }
}
