import Base
import Canvas

/// The program's icon, like `Resources/Icons/scalable.svg` but in flat colours: a brush with a hazelnut, also known as
/// a filbert, for its head, and its stroke.
enum ProgramIcon {
  static func surfaces() -> [Surface] { [16, 32, 48, 128].compactMap { surface(side: $0) } }

  private static func surface(side: Int) -> Surface? {
    guard
      let surface = try? Surface(size: PixelSize(width: side, height: side), format: .argb32)
    else { return nil }
    let context = DrawingContext(surface)
    context.scale(x: Double(side) / 128, y: Double(side) / 128)
    context.setColor(Color(0x2B78D6))
    context.setLine(width: 15, cap: .round, join: .round)
    context.move(x: 22, y: 107)
    context.curve(x1: 34, y1: 124, x2: 58, y2: 119, x: 74, y: 112.5)
    context.curve(x1: 90, y1: 106, x2: 104, y2: 104, x: 116, y: 112)
    context.stroke()
    context.translate(x: 48, y: 79)
    context.rotate(radians: 42 * .pi / 180)
    context.scale(x: 1.12, y: 1.12)
    drawHandle(context)
    drawNut(context)
    return surface
  }

  /// Upright, with its lower end in the nut.
  private static func drawHandle(_ context: DrawingContext) {
    context.setColor(Color(0x4F9A40))
    context.move(x: -9, y: -42)
    context.curve(x1: -12.5, y1: -58, x2: -10, y2: -74, x: -5, y: -89)
    context.curve(x1: -3, y1: -95, x2: 3, y2: -95, x: 5, y: -89)
    context.curve(x1: 10, y1: -74, x2: 12.5, y2: -58, x: 9, y: -42)
    context.fill()
    context.setColor(Color(0xE0B23A))
    context.move(x: -12.5, y: -19)
    context.line(x: 12.5, y: -19)
    context.line(x: 9.5, y: -44)
    context.line(x: -9.5, y: -44)
    context.fill()
  }

  /// With its tip at the bottom.
  private static func drawNut(_ context: DrawingContext) {
    context.setColor(Color(0xA4581F))
    context.move(x: 0, y: 34)
    context.curve(x1: 2, y1: 34, x2: 4, y2: 30, x: 8, y: 27)
    context.curve(x1: 18, y1: 20, x2: 27, y2: 9, x: 27, y: -4)
    context.curve(x1: 27, y1: -17, x2: 14, y2: -23, x: 0, y: -23)
    context.curve(x1: -14, y1: -23, x2: -27, y2: -17, x: -27, y: -4)
    context.curve(x1: -27, y1: 9, x2: -18, y2: 20, x: -8, y: 27)
    context.curve(x1: -4, y1: 30, x2: -2, y2: 34, x: 0, y: 34)
    context.fill()
    context.setColor(Color(0xEFD09A))
    context.move(x: -26.5, y: -8)
    context.curve(x1: -21, y1: -5.5, x2: -16, y2: -5, x: -12.5, y: -7.5)
    context.curve(x1: -8, y1: -4.5, x2: -4, y2: -4, x: 0, y: -5.5)
    context.curve(x1: 4, y1: -4, x2: 8, y2: -4.5, x: 12.5, y: -7.5)
    context.curve(x1: 16, y1: -5, x2: 21, y2: -5.5, x: 26.5, y: -8)
    context.curve(x1: 24, y1: -18, x2: 12.5, y2: -23, x: 0, y: -23)
    context.curve(x1: -12.5, y1: -23, x2: -24, y2: -18, x: -26.5, y: -8)
    context.fill()
    context.setColor(Color(0xF3C489))
    context.setLine(width: 4, cap: .round, join: .round)
    context.move(x: -18, y: 0)
    context.curve(x1: -18.5, y1: 6, x2: -16, y2: 11, x: -12.5, y: 15)
    context.stroke()
  }
}
