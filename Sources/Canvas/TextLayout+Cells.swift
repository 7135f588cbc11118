import CCairo
import CPango
public import Base

extension TextLayout {
  /// For text made of pixels.
  private static let widestCells = 4096

  /// Draws a text as unshaded pixels, as far as its typeface allows.
  ///
  /// - Parameter size: the height of the em square in pixels.
  /// - Returns: the columns and rows of covered pixels; empty if the text is too large to draw.
  public static func coveredPixels(of text: String, family: String, size: Int) -> [CellPosition] {
    FontLoading.takeOver()
    let layout = TextLayout(hardEdged: text, font: Font(family: family, size: Double(size)))
    // Letters may extend beyond their advance.
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
