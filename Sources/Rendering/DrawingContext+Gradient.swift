import Canvas
import Base

extension DrawingContext {
  /// Sets a gradient of ink as the source, or a single colour if its place is flat or beyond Cairo's numbers.
  ///
  /// - Parameters:
  ///   - gradient: in pixels from the paper's corner.
  ///   - offsetX: of the paper's corner, like `offsetY`.
  func setInk(_ gradient: InkGradient, offsetX: Double, offsetY: Double) {
    let field = gradient.field
    if let inverse = field.map.inverse, !(field.map.isDrawable && inverse.isDrawable) {
      return setColor(gradient.farColor.canvasColor)
    }
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
  /// The numbers that Cairo's fixed point ones represent in every part of a picture alike: a hundred times the largest
  /// paper in pixels.
  private static let drawable = 0x1p26

  fileprivate var isDrawable: Bool {
    [xx, xy, yx, yy, x0, y0].allSatisfy { abs($0) <= Self.drawable }
  }

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

extension InkGradient {
  /// The colour of a gradient that is too large, too small or too far away for a change of colours to be seen: at the
  /// paper's corner, or the mean of colours that repeat.
  fileprivate var farColor: InkColor {
    guard field.spread == .pad, let point = field.map.inverse?(PaperPoint(x: 0, y: 0)) else {
      return field.meanColor
    }
    return switch self {
    case .linear: field.color(at: point.x)
    case .radial: field.color(at: PaperVector(dx: point.x, dy: point.y).length)
    }
  }
}
