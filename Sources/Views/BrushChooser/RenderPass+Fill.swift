import Base
import Canvas
import Widgets

extension RenderPass {
  /// Draws a small box with a sample of a fill, or an empty one for none.
  func drawFill(_ pattern: FillPattern?, within rect: ViewRect, _ color: Color) {
    let size = (width: min(rect.width - 6, 18), height: min(rect.height - 6, 14))
    let box = ViewRect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
    context.setColor(color)
    context.saved {
      context.rectangle(box)
      context.clip()
      drawPattern(pattern, box)
    }
    context.rectangle(box.inset(0.6, 0.6))
    context.setLine(width: 1.2)
    context.stroke()
  }

  private func drawPattern(_ pattern: FillPattern?, _ box: ViewRect) {
    let step = 4.5
    switch pattern {
    case nil: break
    case .solid:
      context.rectangle(box)
      context.fill()
    case .hatched, .crosshatched:
      context.setLine(width: 1.1)
      for x in stride(from: box.x - box.height, to: box.maxX + box.height, by: step) {
        context.move(x: x, y: box.maxY)
        context.line(x: x + box.height, y: box.y)
        guard pattern == .crosshatched else { continue }
        context.move(x: x, y: box.y)
        context.line(x: x + box.height, y: box.maxY)
      }
      context.stroke()
    case .dotted:
      for y in stride(from: box.y + 3, to: box.maxY, by: 4) {
        for x in stride(from: box.x + 3, to: box.maxX, by: 4) {
          context.circle(x: x, y: y, radius: 1)
        }
      }
      context.fill()
    }
  }
}
