import Canvas
import Base

/// The program's icon: a filbert brush on a sheet, with the stroke that it left.
enum ProgramIcon {
  static func surfaces() -> [Surface] { [16, 32, 48, 128].compactMap { surface(side: $0) } }

  private static func surface(side: Int) -> Surface? {
    guard
      let surface = try? Surface(size: PixelSize(width: side, height: side), format: .argb32)
    else { return nil }
    let context = DrawingContext(surface)
    context.scale(x: Double(side) / 64, y: Double(side) / 64)
    context.setColor(Color(0xFBF4EA))
    context.roundedRectangle(ViewRect(x: 3, y: 3, width: 58, height: 58), radius: 13)
    context.fillKeepingPath()
    context.setColor(Color(0x955425))
    context.setLine(width: 3)
    context.stroke()
    context.setColor(Color(0x2B78D6))
    context.setLine(width: 7, cap: .round, join: .round)
    context.move(x: 14, y: 44)
    context.curve(x1: 20, y1: 56, x2: 32, y2: 52, x: 34, y: 44)
    context.stroke()
    context.translate(x: 34, y: 42)
    context.rotate(radians: .pi / 4.6)
    context.setColor(Color(0x3A2A1E))
    context.move(x: 0, y: 4)
    context.curve(x1: -9, y1: -2, x2: -7, y2: -12, x: -4.5, y: -17)
    context.line(x: 4.5, y: -17)
    context.curve(x1: 7, y1: -12, x2: 9, y2: -2, x: 0, y: 4)
    context.fill()
    context.setColor(Color(0xC9A227))
    context.rectangle(ViewRect(x: -4.5, y: -23, width: 9, height: 6))
    context.fill()
    context.setColor(Color(0x955425))
    context.roundedRectangle(ViewRect(x: -3.5, y: -44, width: 7, height: 21), radius: 3)
    context.fill()
    return surface
  }
}
