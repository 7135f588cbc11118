import Base
import Canvas

// Groups on tiles: each is drawn on a tile of its own, masked, and blended with the one below.
extension TileRasterizer {
  /// Draws a group on the tile at `rect`.
  func draw(_ group: LineGroup, in context: DrawingContext, at rect: PixelRect) {
    let box = group.bounds.intersection(rect)
    guard !box.isEmpty, let ink = picture(of: group.lines, at: rect) else { return }
    let inkContext = DrawingContext(ink)
    for mask in group.masks {
      guard let coverage = picture(of: mask.lines, at: rect) else { return }
      if mask.measure == .luminance { coverage.turnLuminanceIntoAlpha(coverage.bounds) }
      inkContext.setOperator(.keep)
      inkContext.paint(coverage, x: 0, y: 0)
    }
    context.saved {
      context.rectangle(box.offset(x: -rect.x, y: -rect.y))
      context.clip()
      context.setOperator(.blended(group.blending))
      context.paint(ink, x: 0, y: 0, alpha: group.opacity)
    }
  }

  /// Draws lines on a transparent surface with the tile's size; nil if memory runs out.
  private func picture(of lines: [Polyline], at rect: PixelRect) -> Surface? {
    guard let surface = try? Surface(size: Self.tileSize, format: .argb32) else { return nil }
    let context = DrawingContext(surface)
    for line in lines where line.bounds.intersects(rect) { draw(line, in: context, at: rect) }
    return surface
  }
}
