import CCairo
public import Base

/// Colours blended along a line or outwards from a point.
public struct Gradient: Sendable {
  /// The colours outside of the stops.
  public enum Spread: Sendable { case pad, reflect, repeating }

  /// Offsets from 0 to 1.
  public var stops: [(offset: Double, color: Color)]
  /// The colours before the first stop and behind the last.
  public var spread = Spread.pad

  /// Creates a gradient from stops in ascending order.
  public init(_ stops: [(offset: Double, color: Color)], spread: Spread = .pad) {
    self.stops = stops
    self.spread = spread
  }

  /// Creates a gradient with evenly spaced colours.
  public init(_ colors: Color...) { self.init(evenly: colors) }

  /// Creates a gradient with evenly spaced colours, the first at 0 and the last at 1.
  public init(evenly colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { (Double($0.offset) / last, $0.element) }
  }
}

extension DrawingContext {
  /// Sets a gradient along a line as the source.
  public func setGradient(_ gradient: Gradient, from start: ViewPoint, to end: ViewPoint) {
    set(gradient, cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
  }

  /// Sets a radial gradient as the source.
  ///
  /// - Parameter focus: the position of the first colour; nil for the centre.
  public func setGradient(
    _ gradient: Gradient, around center: ViewPoint, from inner: Double = 0, to outer: Double,
    focus: ViewPoint? = nil
  ) {
    let focus = focus ?? center
    set(
      gradient,
      cairo_pattern_create_radial(focus.x, focus.y, inner, center.x, center.y, outer))
  }

  /// Sets a radial gradient of a unit circle as the source.
  ///
  /// - Parameters:
  ///   - map: from the circle to the current user space.
  ///   - focus: the position of the first colour, in the circle.
  /// - Returns: false if the map flattens the circle.
  public func setRadialGradient(_ gradient: Gradient, focus: PaperPoint, map: PaperMap) -> Bool {
    // Numbers of the size of pixels keep the precision that Cairo's renderers have.
    let radius = map.enlargement
    guard radius > 0, radius.isFinite, let inverse = map.inverse else { return false }
    let pattern = cairo_pattern_create_radial(
      focus.x * radius, focus.y * radius, 0, 0, 0, radius)
    var matrix = cairo_matrix_t(
      xx: inverse.xx * radius, yx: inverse.yx * radius, xy: inverse.xy * radius,
      yy: inverse.yy * radius, x0: inverse.x0 * radius, y0: inverse.y0 * radius)
    cairo_pattern_set_matrix(pattern, &matrix)
    set(gradient, pattern)
    return true
  }

  private func set(_ gradient: Gradient, _ pattern: OpaquePointer?) {
    cairo_pattern_set_extend(pattern, gradient.spread.cairo)
    for (offset, color) in gradient.stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, offset, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Sets a surface as the source, tiled in both directions, pixel by pixel.
  ///
  /// - Parameters:
  ///   - x: of the corner of one of the copies, in the target's pixels.
  ///   - y: of the same corner.
  public func setPattern(_ surface: Surface, x: Double, y: Double) {
    guard let pattern = cairo_pattern_create_for_surface(surface.cairo) else { return }
    // The pattern is aligned with the pixels in any user space.
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    matrix.x0 -= x
    matrix.y0 -= y
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }
}

extension Gradient.Spread {
  fileprivate var cairo: cairo_extend_t {
    switch self {
    case .pad: CAIRO_EXTEND_PAD
    case .reflect: CAIRO_EXTEND_REFLECT
    case .repeating: CAIRO_EXTEND_REPEAT
    }
  }
}
