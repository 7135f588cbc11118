import CCairo
import CPango
public import Base

/// A piece of text, shaped and broken into lines, to be measured and drawn any number of times.
///
/// Shapes every script supported by the desktop's fonts. Not thread-safe.
public final class TextLayout {
  /// The side that short lines are aligned to.
  public enum Alignment: Sendable {
    case left, center, right

    var pango: PangoAlignment {
      switch self {
      case .left: PANGO_ALIGN_LEFT
      case .center: PANGO_ALIGN_CENTER
      case .right: PANGO_ALIGN_RIGHT
      }
    }
  }

  /// The starting side of lines without a direction of their own, and the alignment of the others.
  public enum Direction: Hashable, Sendable {
    /// Lines are aligned by their own direction.
    case leftToRight
    /// All lines are aligned at the right under `left`.
    case rightToLeft
  }

  /// The size of the lines, in user-space units.
  public let size: ViewSize
  /// The distance from the top to the first baseline.
  public let baseline: Double
  let layout: OpaquePointer
  /// The width in which the lines are aligned.
  private let room: Double
  static let unit = Double(PANGO_SCALE)

  /// - Parameters:
  ///   - width: of the lines, which break there or are cut with an ellipsis once `maxLines` are full; nil for no
  ///     breaks.
  ///   - maxLines: 1 keeps everything in one line.
  public convenience init(
    _ text: String, font: Font, width: Double? = nil, maxLines: Int = 1,
    alignment: Alignment = .left, direction: Direction = .leftToRight
  ) {
    FontLoading.takeOver()
    self.init(
      text, font: font, width: width, maxLines: maxLines, alignment: alignment,
      direction: direction, map: pango_cairo_font_map_get_default())
  }

  /// Creates paragraphs with all of their lines, laid out identically at any size, without rounding to pixels.
  ///
  /// - Parameters:
  ///   - width: of the lines, which break there; nil to break only at line ends of the text.
  ///   - alignment: `left` means the right in a paragraph that starts there.
  public convenience init(
    paragraphs text: String, font: Font, width: Double?, alignment: Alignment
  ) {
    FontLoading.takeOver()
    let context = Self.context(pango_cairo_font_map_get_default())
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    self.init(text, font: font, context: context) { layout in
      if let width {
        pango_layout_set_width(layout, Int32(saturating: max(1, width) * Self.unit))
      }
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      pango_layout_set_alignment(layout, alignment.pango)
    }
  }

  /// Lays out unshaded lines, with each letter on whole pixels.
  convenience init(hardEdged text: String, font: Font) {
    let context = Self.context(pango_cairo_font_map_get_default())
    pango_context_set_round_glyph_positions(context, 1)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_NONE)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_FULL)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_ON)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    self.init(text, font: font, context: context) { _ in }
  }

  /// - Parameter map: the fonts of this thread.
  convenience init(
    _ text: String, font: Font, width: Double? = nil, maxLines: Int = 1,
    alignment: Alignment = .left, direction: Direction = .leftToRight,
    map: UnsafeMutablePointer<PangoFontMap>?
  ) {
    let context = Self.context(map)
    Self.adaptToPixels(context)
    if direction == .rightToLeft { pango_context_set_base_dir(context, PANGO_DIRECTION_RTL) }
    self.init(text, font: font, context: context, room: width) { layout in
      if let width {
        pango_layout_set_width(layout, Int32(saturating: max(0, width) * Self.unit))
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
        pango_layout_set_height(layout, -Int32(clamping: maxLines))
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      }
      pango_layout_set_single_paragraph_mode(layout, maxLines == 1 ? 1 : 0)
      pango_layout_set_alignment(layout, alignment.pango)
      // Pango exchanges the sides itself for a line against the direction of its context.
      if direction == .rightToLeft, alignment != .center {
        let isExchanged = !Self.beginsOnRight(layout)
        pango_layout_set_alignment(
          layout, (alignment == .left) == isExchanged ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT)
      }
    }
  }

  private static func context(_ map: UnsafeMutablePointer<PangoFontMap>?) -> OpaquePointer? {
    let context = pango_font_map_create_context(map)
    pango_context_set_round_glyph_positions(context, 0)
    return context
  }

  /// Lays letters out for drawing on a picture. Otherwise Pango would find out when drawing, and look up the fonts and
  /// lay the text out again.
  private static func adaptToPixels(_ context: OpaquePointer?) {
    let picture = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    let cairo = cairo_create(picture)
    pango_cairo_update_context(cairo, context)
    cairo_destroy(cairo)
    cairo_surface_destroy(picture)
  }

  /// - Parameter context: becomes the layout's.
  private init(
    _ text: String, font: Font, context: OpaquePointer?, room: Double? = nil,
    _ adjust: (OpaquePointer) -> Void
  ) {
    guard let layout = pango_layout_new(context) else {
      preconditionFailure("Pango has a layout for every context")
    }
    self.layout = layout
    g_object_unref(UnsafeMutableRawPointer(context))
    let description = pango_font_description_new()
    pango_font_description_set_family(description, font.family)
    pango_font_description_set_absolute_size(description, font.size * Self.unit)
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(font.weight.number)))
    if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    if font.spacing != 0, !text.hasJoinedLetters {
      let attributes = pango_attr_list_new()
      pango_attr_list_insert(
        attributes, pango_attr_letter_spacing_new(Int32(saturating: font.spacing * Self.unit)))
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
    pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
    adjust(layout)
    var width: Int32 = 0
    var height: Int32 = 0
    pango_layout_get_size(layout, &width, &height)
    size = ViewSize(width: Double(width) / Self.unit, height: Double(height) / Self.unit)
    self.room = room ?? size.width
    baseline = Double(pango_layout_get_baseline(layout)) / Self.unit
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// Whether text is missing because it did not fit, with an ellipsis in its place.
  public var isCut: Bool { pango_layout_is_ellipsized(layout) != 0 }

  /// The caret's position before the character at an offset of UTF-8 bytes.
  public func caretX(atByte offset: Int) -> Double {
    var strong = PangoRectangle()
    pango_layout_get_cursor_pos(layout, Int32(clamping: offset), &strong, nil)
    return Double(strong.x) / Self.unit
  }

  /// The offset in UTF-8 bytes of the gap between characters that is nearest to a position.
  public func byte(atX x: Double) -> Int {
    var index: Int32 = 0
    var trailing: Int32 = 0
    pango_layout_xy_to_index(layout, Int32(saturating: x * Self.unit), 0, &index, &trailing)
    guard trailing > 0, let start = pango_layout_get_text(layout) else { return Int(index) }
    let next = g_utf8_offset_to_pointer(start + Int(index), Int(trailing))
    return next.map { Int(bitPattern: $0) - Int(bitPattern: start) } ?? Int(index)
  }

  /// Draws the text with its upper left corner at a position, in the context's colour.
  public func draw(in context: DrawingContext, x: Double, y: Double) {
    if context.isMirrored {
      let area = ViewRect(x: x, y: y, width: room, height: size.height)
      return context.unmirrored(in: area) { draw(in: context, x: x, y: y) }
    }
    cairo_move_to(context.cairo, x, y)
    pango_cairo_update_layout(context.cairo, layout)
    pango_cairo_show_layout(context.cairo, layout)
    cairo_new_path(context.cairo)
  }

  /// Draws the laid-out text from the context's origin, with each letter exactly at its outline under any transform.
  public func drawAsSet(in context: DrawingContext) {
    cairo_move_to(context.cairo, 0, 0)
    pango_cairo_show_layout(context.cairo, layout)
    cairo_new_path(context.cairo)
  }
}
