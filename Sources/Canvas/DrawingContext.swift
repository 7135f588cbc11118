import CCairo
public import Base

/// Draws on a surface. Lengths are in the current user space, at first the surface's pixels.
public final class DrawingContext {
  /// The drawing target.
  public let surface: Surface
  /// The pictures of this page by their owners.
  var pagePictures: [ObjectIdentifier: (owner: AnyObject, picture: Surface)] = [:]
  let cairo: OpaquePointer
  /// Whether texts, icons and pictures are turned back under a mirroring transform; see `isMirrored`.
  public var turnsContentBack = false

  /// Begins to draw on a surface, with its pixels as the user space. Nothing is clipped.
  public init(_ surface: Surface) {
    self.surface = surface
    guard let cairo = cairo_create(surface.cairo) else {
      preconditionFailure("Cairo has an inert context where it has no memory, never none")
    }
    self.cairo = cairo
  }

  deinit { cairo_destroy(cairo) }

  // MARK: State

  /// Runs `body` and restores the transform, the clip and the line settings.
  public func saved(_ body: () -> Void) {
    cairo_save(cairo)
    body()
    cairo_restore(cairo)
  }

  /// Moves the origin of the user space.
  public func translate(x: Double, y: Double) { cairo_translate(cairo, x, y) }
  /// Stretches the user space about its origin.
  public func scale(x: Double, y: Double) { cairo_scale(cairo, x, y) }

  /// Prepends x′ = xx·x + xy·y + x₀, y′ = yx·x + yy·y + y₀ to the current transform.
  public func transform(
    xx: Double, xy: Double, yx: Double, yy: Double, x0: Double, y0: Double
  ) {
    var matrix = cairo_matrix_t(xx: xx, yx: yx, xy: xy, yy: yy, x0: x0, y0: y0)
    cairo_transform(cairo, &matrix)
  }

  /// Rotates the user space about its origin, clockwise.
  public func rotate(radians: Double) { cairo_rotate(cairo, radians) }

  /// Makes the surface's pixels the user space, with the origin at a given pixel. The clip stays.
  public func usePixels(x: Int, y: Int) {
    cairo_identity_matrix(cairo)
    cairo_translate(cairo, Double(x), Double(y))
  }

  /// Sets one colour as the source.
  public func setColor(_ color: Color) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  /// Sets the way that the source is combined with the surface.
  public func setOperator(_ blend: Blend) { cairo_set_operator(cairo, blend.cairo) }

  /// Sets whether pixels at edges are covered in part; off for grids of whole pixels.
  public func setAntialias(_ isOn: Bool) {
    cairo_set_antialias(cairo, isOn ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Sets the look of strokes.
  ///
  /// - Parameter dash: the lengths of a dash, the gap behind it and so on; empty for a solid line.
  public func setLine(
    width: Double, cap: LineCapStyle = .butt, join: LineJoinStyle = .miter, dash: [Double] = []
  ) {
    cairo_set_line_width(cairo, width)
    cairo_set_line_cap(cairo, cap.cairo)
    cairo_set_line_join(cairo, join.cairo)
    cairo_set_dash(cairo, dash, Int32(clamping: dash.count), 0)
  }

  /// Sets the ratio of a pointed corner's length to the line width beyond which it is cut off.
  public func setMiterLimit(_ limit: Double) { cairo_set_miter_limit(cairo, limit) }

  // MARK: Path

  /// Drops the current path.
  public func newPath() { cairo_new_path(cairo) }
  /// Starts a new subpath without a current point.
  public func newSubpath() { cairo_new_sub_path(cairo) }
  /// Begins a new part of the path at a point.
  public func move(x: Double, y: Double) { cairo_move_to(cairo, x, y) }
  /// Continues the path by a straight line.
  public func line(x: Double, y: Double) { cairo_line_to(cairo, x, y) }
  /// Joins the end of the path's last part to its start.
  public func closePath() { cairo_close_path(cairo) }

  /// Continues the path by a cubic Bézier curve with two control points.
  public func curve(
    x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double
  ) {
    cairo_curve_to(cairo, x1, y1, x2, y2, x, y)
  }

  /// Continues the path by a clockwise arc, which a straight line leads to.
  ///
  /// - Parameter from: the angle of the start in radians, from the right.
  /// - Parameter to: the angle of the end.
  public func arc(x: Double, y: Double, radius: Double, from: Double = 0, to: Double = 2 * .pi) {
    cairo_arc(cairo, x, y, radius, from, to)
  }

  /// Adds a closed circle to the path, clockwise unless it is a hole in something clockwise.
  public func circle(x: Double, y: Double, radius: Double, isAnticlockwise: Bool = false) {
    cairo_new_sub_path(cairo)
    if isAnticlockwise {
      cairo_arc_negative(cairo, x, y, radius, 2 * .pi, 0)
    } else {
      cairo_arc(cairo, x, y, radius, 0, 2 * .pi)
    }
    cairo_close_path(cairo)
  }

  /// Adds a closed rectangle to the path.
  public func rectangle(_ rect: ViewRect) {
    cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height)
  }

  /// Adds a closed rectangle of whole units to the path.
  public func rectangle(_ rect: PixelRect) {
    cairo_rectangle(
      cairo, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
  }

  /// A rectangle with rounded corners; the radius is limited to half of the shorter side.
  public func roundedRectangle(_ rect: ViewRect, radius: Double) {
    let r = min(radius, rect.width / 2, rect.height / 2)
    guard r > 0 else { return rectangle(rect) }
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, rect.maxX - r, rect.y + r, r, -.pi / 2, 0)
    cairo_arc(cairo, rect.maxX - r, rect.maxY - r, r, 0, .pi / 2)
    cairo_arc(cairo, rect.x + r, rect.maxY - r, r, .pi / 2, .pi)
    cairo_arc(cairo, rect.x + r, rect.y + r, r, .pi, 1.5 * .pi)
    cairo_close_path(cairo)
  }

  // MARK: Ink

  /// Fills the path with the source, and drops it.
  public func fill() { cairo_fill(cairo) }

  /// Fills the interior of the path's contours.
  ///
  /// - Parameter alpha: multiplies the source's opacity.
  public func fill(by rule: FillRule, alpha: Double = 1) {
    saved {
      cairo_set_fill_rule(
        cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      if alpha < 1 {
        cairo_clip(cairo)
        cairo_paint_with_alpha(cairo, alpha)
      } else {
        cairo_fill(cairo)
      }
    }
  }

  /// Clips to the interior of the path's contours.
  public func clip(by rule: FillRule) {
    let before = cairo_get_fill_rule(cairo)
    cairo_set_fill_rule(
      cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(cairo)
    cairo_set_fill_rule(cairo, before)
  }

  /// Fills the path with the source, and keeps it to be stroked.
  public func fillKeepingPath() { cairo_fill_preserve(cairo) }
  /// Draws a line along the path, and keeps it.
  public func strokeKeepingPath() { cairo_stroke_preserve(cairo) }
  /// Draws a line along the path, and drops it.
  public func stroke() { cairo_stroke(cairo) }
  /// Restricts drawing to the inside of the path until the end of `saved`, and drops the path.
  public func clip() { cairo_clip(cairo) }

  /// Clips to a rectangle of pixels, excluding another one.
  public func clip(_ outer: PixelRect, without inner: PixelRect) {
    let rule = cairo_get_fill_rule(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    rectangle(outer)
    rectangle(inner.intersection(outer))
    cairo_clip(cairo)
    cairo_set_fill_rule(cairo, rule)
  }
  /// Paints everything inside the clip with the source.
  public func paint() { cairo_paint(cairo) }

  /// Fills a rectangle with the source; drops the current path.
  public func fill(_ rect: PixelRect) {
    rectangle(rect)
    fill()
  }

  /// The bounds of the current clip in user space.
  public var clipBox: ViewRect {
    var x1 = 0.0
    var y1 = 0.0
    var x2 = 0.0
    var y2 = 0.0
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    return ViewRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  /// Draws a surface with its corner at a position, inside the clip.
  public func paint(_ source: Surface, x: Double, y: Double, alpha: Double = 1) {
    if isMirrored {
      let area = ViewRect(
        x: x, y: y, width: Double(source.size.width), height: Double(source.size.height))
      return unmirrored(in: area) { paint(source, x: x, y: y, alpha: alpha) }
    }
    cairo_set_source_surface(cairo, source.cairo, x, y)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    if alpha < 1 { cairo_paint_with_alpha(cairo, alpha) } else { cairo_paint(cairo) }
    cairo_set_source_rgb(cairo, 0, 0, 0)
  }

  /// Sets a surface as the source, with its corner at a position; transparent beyond its edges.
  public func setSource(_ source: Surface, x: Double, y: Double) {
    cairo_set_source_surface(cairo, source.cairo, x, y)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
  }

  /// Sets a surface as the source, extended beyond its edges.
  ///
  /// - Parameters:
  ///   - xx: with the others, the map from the surface, whose corners are (0, 0) and (1, 1), as in `transform`.
  ///   - repeats: tiles it beyond its edges.
  public func setSource(
    _ source: Surface, xx: Double, xy: Double, yx: Double, yy: Double, x0: Double, y0: Double,
    repeats: Bool = false, filter: Filter = .quick
  ) {
    let (width, height) = (Double(source.size.width), Double(source.size.height))
    var matrix = cairo_matrix_t(
      xx: xx / width, yx: yx / width, xy: xy / height, yy: yy / height, x0: x0, y0: y0)
    guard cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS else { return }
    cairo_set_source_surface(cairo, source.cairo, 0, 0)
    let pattern = cairo_get_source(cairo)
    cairo_pattern_set_matrix(pattern, &matrix)
    if repeats {
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    } else if !isPage {
      // Pictures on a vector page end at their edges.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    }
    cairo_pattern_set_filter(pattern, filter.cairo)
  }

  /// Paints a surface scaled to a size, with its corner at the origin, inside the clip: once, or tiled.
  public func paint(_ source: Surface, width: Double, height: Double, repeats: Bool) {
    let (sx, sy) = (width / Double(source.size.width), height / Double(source.size.height))
    saved {
      if !repeats {
        rectangle(ViewRect(x: 0, y: 0, width: width, height: height))
        clip()
      }
      cairo_scale(cairo, sx, sy)
      cairo_set_source_surface(cairo, source.cairo, 0, 0)
      let pattern = cairo_get_source(cairo)
      cairo_pattern_set_extend(pattern, repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
      // Large pixels should be visible as pixels.
      cairo_pattern_set_filter(pattern, sx > 4 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
      cairo_paint(cairo)
    }
  }

  /// Draws a surface under the current transform, with its corner at the origin, inside the clip. Nothing is drawn
  /// beyond its edges.
  public func paint(_ source: Surface, filter: Filter) {
    cairo_set_source_surface(cairo, source.cairo, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), filter.cairo)
    cairo_paint(cairo)
    cairo_set_source_rgb(cairo, 0, 0, 0)
  }

  /// The quality of scaling.
  public enum Filter: Sendable {
    /// Enlarged pixels stay visible as pixels.
    case nearest
    /// Fast, for moving content.
    case quick
    /// Smooth.
    case good

    var cairo: cairo_filter_t {
      switch self {
      case .nearest: CAIRO_FILTER_NEAREST
      case .quick: CAIRO_FILTER_BILINEAR
      case .good: CAIRO_FILTER_GOOD
      }
    }
  }

  /// Draws a surface scaled to fill a rectangle of user space.
  public func paint(_ source: Surface, in rect: ViewRect, filter: Filter = .good) {
    saved {
      if isMirrored { mirror(rect) }
      cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height)
      cairo_clip(cairo)
      cairo_translate(cairo, rect.x, rect.y)
      cairo_scale(
        cairo, rect.width / Double(source.size.width), rect.height / Double(source.size.height))
      cairo_set_source_surface(cairo, source.cairo, 0, 0)
      cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(cairo_get_source(cairo), filter.cairo)
      cairo_paint(cairo)
    }
  }

  /// Paints the current source through a coverage surface, with its corner at a position.
  public func mask(_ coverage: Surface, x: Double, y: Double) {
    cairo_mask_surface(cairo, coverage.cairo, x, y)
  }

  /// Paints a closure's drawing as a whole, with an opacity.
  ///
  /// - Parameters:
  ///   - blending: the blend mode of the drawing as a whole.
  ///   - isIsolated: whether the drawing blends within itself alone even if it is opaque and not blended.
  public func faded(
    to alpha: Double, blending: Blending = .normal, isIsolated: Bool = false, draw: () -> Void
  ) {
    guard alpha < 1 || blending != .normal || isIsolated else { return draw() }
    cairo_push_group(cairo)
    draw()
    cairo_pop_group_to_source(cairo)
    blended(blending) { cairo_paint_with_alpha(cairo, alpha) }
  }

  /// Combines each colour that a closure paints with those below it.
  public func blended(_ blending: Blending, draw: () -> Void) {
    guard blending != .normal else { return draw() }
    saved {
      setOperator(.blended(blending))
      draw()
    }
  }

  /// Paints a closure's drawing through the opacity of another one's.
  public func masked(by mask: () -> Void, draw: () -> Void) {
    cairo_push_group(cairo)
    mask()
    let coverage = cairo_pop_group(cairo)
    cairo_push_group(cairo)
    draw()
    cairo_pop_group_to_source(cairo)
    cairo_mask(cairo, coverage)
    cairo_pattern_destroy(coverage)
  }

  /// Paints a closure's drawing through a coverage surface, with its corner at a position.
  public func masked(by coverage: Surface, x: Double, y: Double, draw: () -> Void) {
    cairo_push_group(cairo)
    draw()
    cairo_pop_group_to_source(cairo)
    cairo_mask_surface(cairo, coverage.cairo, x, y)
  }
}
