import Canvas
public import Base

// Luminous edges.
extension RenderPass {
  /// Draws the luminous focus ring.
  public func drawLitRing(_ rect: ViewRect, radius: Double) {
    if showsFocus { drawLitEdge(rect, radius: radius, color: faceplate.ring, glows: true) }
  }

  /// Draws a luminous line around a shape.
  func drawLitEdge(_ rect: ViewRect, radius: Double, color: Color, glows: Bool) {
    let lines = glows ? [(5.5, 0.16), (3.75, 0.28), (2.0, 1.0)] : [(1.25, 1.0)]
    for (width, alpha) in lines {
      context.setLine(width: width)
      context.setColor(color.with(alpha: color.alpha * alpha))
      context.roundedRectangle(rect, radius: radius)
      context.stroke()
    }
  }
}
