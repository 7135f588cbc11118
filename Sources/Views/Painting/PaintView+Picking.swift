import Canvas
import Base
import Rendering
import Widgets

// Taking a colour from the paper.
extension PaintView {
  func pick(at event: PointerEvent, isFinal: Bool) {
    let point = pixelPoint(of: event)
    guard let color = color(x: Int(point.x.rounded(.down)), y: Int(point.y.rounded(.down))) else {
      return
    }
    delegate?.paintView(self, picked: color, isFinal: isFinal)
  }

  /// What the paper shows in a pixel of the view; nil beside the paper.
  private func color(x: Int, y: Int) -> InkColor? {
    let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
    guard viewport.paper.contains(pixel),
      let surface = try? Surface(size: pixel.size, format: .rgb24)
    else { return nil }
    let context = DrawingContext(surface)
    let ink = pixel.offset(x: -viewport.paper.x, y: -viewport.paper.y)
    backdropTiles.paint(ink, in: context, x: -ink.x, y: -ink.y)
    picture.paint(ink, in: context, x: -ink.x, y: -ink.y, over: backdropTiles)
    let value = surface.pixel(x: 0, y: 0)
    return InkColor(
      red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }
}
