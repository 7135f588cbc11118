import Base
import Canvas
import Widgets

extension RenderPass {
  /// Draws the ground of a panel: next to the paper with lines on both sides, below it with a line on top.
  func drawSidePanel(_ bounds: ViewRect, isBeside: Bool = true) {
    context.setColor(theme.panel)
    context.rectangle(bounds)
    context.fill()
    context.setColor(theme.line)
    if isBeside {
      for x in [0, bounds.width - hairline] {
        context.rectangle(ViewRect(x: x, y: 0, width: hairline, height: bounds.height))
      }
    } else {
      context.rectangle(ViewRect(x: 0, y: 0, width: bounds.width, height: hairline))
    }
    context.fill()
  }
}
