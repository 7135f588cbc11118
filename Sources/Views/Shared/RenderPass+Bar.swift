import Canvas
import Base
import Widgets

extension RenderPass {
  /// Draws the background of a bar at a window's upper edge, with a hairline below.
  func drawBar(_ bounds: ViewRect) {
    context.setColor(theme.panel)
    context.rectangle(bounds)
    context.fill()
    context.setColor(theme.line)
    context.rectangle(
      ViewRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline))
    context.fill()
  }
}
