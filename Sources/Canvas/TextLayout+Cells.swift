import CCairo
import CPango
public import Base

extension TextLayout {
  /// Of a text of pixels.
  private static let widestCells = 4096

  /// The pixels of a text without shades, as far as a typeface can be drawn so.
  ///
  /// - Parameter size: the height of the em square in pixels.
  /// - Returns: columns and rows of what is covered; nothing where the text is too large to be drawn.
  public static func coveredPixels(of text: String, family: String, size: Int) -> [CellPosition] {
    FontLoading.takeOver()
    let layout = TextLayout(hardEdged: text, font: Font(family: family, size: Double(size)))
    // Letters may reach beyond what they take.
    let margin = size
    let room = PixelSize(
      width: Int(saturating: layout.size.width.rounded(.up)) + 2 * margin,
      height: Int(saturating: layout.size.height.rounded(.up)) + 2 * margin)
    guard room.width <= Self.widestCells + 2 * margin,
      let surface = try? Surface(size: room, format: .argb32)
    else { return [] }
    let context = DrawingContext(surface)
    context.setColor(.black)
    cairo_move_to(context.cairo, Double(margin), Double(margin))
    pango_cairo_show_layout(context.cairo, layout.layout)
    var covered: [CellPosition] = []
    for y in 0..<room.height {
      for x in 0..<room.width where surface.pixel(x: x, y: y) >> 24 >= 0x80 {
        covered.append(CellPosition(x: x, y: y))
      }
    }
    return covered
  }
}
