import Canvas
import Base

extension DrawingContext {
  /// Sets a gradient of ink as the source, or the colour that it degenerates to.
  ///
  /// - Parameters:
  ///   - gradient: in pixels from the paper's corner.
  ///   - offsetX: of the paper's corner, like `offsetY`.
  func setInk(_ gradient: InkGradient, offsetX: Double, offsetY: Double) {
    let field = gradient.field
    let map = PaperMap.translation(PaperVector(dx: offsetX, dy: offsetY)).after(field.map)
    let colors = Gradient(
      field.blendedStops.map { ($0.offset, $0.color.canvasColor) },
      spread: field.spread.canvasSpread)
    switch gradient {
    case .linear:
      if let line = map.gradientLine { return setGradient(colors, from: line.start, to: line.end) }
    case .radial(_, let focus):
      if setRadialGradient(colors, focus: focus, map: map) { return }
    }
    // As in SVG.
    if let last = field.stops.last { setColor(last.color.canvasColor) }
  }
}

extension PaperMap {
  /// The line on which a linear gradient of the plane's unit axis changes its colours, across the lines of equal colour
  /// however the map skews it; nil if there is none.
  fileprivate var gradientLine: (start: ViewPoint, end: ViewPoint)? {
    guard let inverse else { return nil }
    let square = inverse.xx * inverse.xx + inverse.xy * inverse.xy
    let start = ViewPoint(x: x0, y: y0)
    let end = ViewPoint(x: x0 + inverse.xx / square, y: y0 + inverse.xy / square)
    return end.x.isFinite && end.y.isFinite && start != end ? (start, end) : nil
  }
}

extension GradientSpread {
  fileprivate var canvasSpread: Gradient.Spread {
    switch self {
    case .pad: .pad
    case .reflect: .reflect
    case .repeating: .repeating
    }
  }
}
