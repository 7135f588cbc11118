import Canvas
public import Base
import Rendering

// What the paper shows in one place.
extension PaintView {
  /// The colour that is seen at a place, without what is shown over the ink; nil beside the paper.
  public func color(at position: UnitPoint) -> InkColor? {
    let point = viewport.paperPoint(at: position)
    // A hair more, for numbers that were rounded.
    let (x, y) = ((point.x + 1e-6).rounded(.down), (point.y + 1e-6).rounded(.down))
    guard x >= 0, y >= 0, x < Double(viewport.paper.width), y < Double(viewport.paper.height)
    else { return nil }
    let pixel = PixelRect(x: Int(x), y: Int(y), width: 1, height: 1)
    guard let surface = try? Surface(size: pixel.size, format: .rgb24) else { return nil }
    let context = DrawingContext(surface)
    backdropTiles.paint(pixel, in: context, x: -pixel.x, y: -pixel.y)
    picture.paint(pixel, in: context, x: -pixel.x, y: -pixel.y, over: backdropTiles)
    let value = surface.pixel(x: 0, y: 0)
    return InkColor(
      red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }
}
