import Canvas
import Base
import Widgets

extension RenderPass {
  /// Draws a ring of two lines, one of which shows on every colour.
  func drawColorMark(_ rect: ViewRect) {
    for (inset, color) in [(-0.5, Color(0x1B1816)), (1, Color(0xFBF9F5))] {
      context.setColor(color)
      context.setLine(width: 1.5)
      let ring = rect.inset(inset)
      context.roundedRectangle(ring, radius: min(ring.width, ring.height) / 2)
      context.stroke()
    }
  }
}
