import Canvas
import Base
import Widgets

extension RenderPass {
  /// Marks a colour of a palette as chosen: a frame for the primary button, a folded corner for the secondary.
  func drawChipState(_ chip: ViewRect, isPrimary: Bool, isSecondary: Bool, isHovered: Bool) {
    if isHovered, !isPrimary { drawChipFrame(chip, width: 1.5, theme.text.with(alpha: 0.6)) }
    if isSecondary { drawCorner(of: chip) }
    guard isPrimary else { return }
    drawChipFrame(chip.inset(-1), width: 2, Color(0x1B1816))
    drawChipFrame(chip.inset(1), width: 2, Color(0xFBF9F5))
  }

  private func drawChipFrame(_ rect: ViewRect, width: Double, _ color: Color) {
    context.setColor(color)
    context.setLine(width: width)
    context.roundedRectangle(rect.inset(width / 2 - 0.5), radius: 2)
    context.stroke()
  }

  private func drawCorner(of chip: ViewRect) {
    let length = chip.width * 0.45
    context.setColor(Color(0x1B1816))
    context.move(x: chip.maxX, y: chip.maxY - length)
    context.line(x: chip.maxX, y: chip.maxY)
    context.line(x: chip.maxX - length, y: chip.maxY)
    context.closePath()
    context.fillKeepingPath()
    context.setColor(Color(0xFBF9F5))
    context.setLine(width: 1)
    context.stroke()
  }
}
