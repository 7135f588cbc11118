import Canvas
import Base

/// A line of text about the view under the pointer.
final class Tooltip: View {
  private let text: String
  private let theme: Theme

  init(text: String, theme: Theme) {
    self.text = text
    self.theme = theme
    super.init(Accessibility(.status, name: text))
  }

  override var shadowReach: Double { 5 }

  override func preferredSize(width: Double) -> ViewSize {
    let size = TextLayout(text, font: theme.small, width: width - 16).size
    return ViewSize(width: size.width.rounded(.up) + 16, height: size.height.rounded(.up) + 10)
  }

  override func draw(_ pass: RenderPass) {
    pass.drawShadow(under: bounds, radius: 4, depth: 4)
    pass.context.setColor(theme.text)
    pass.context.roundedRectangle(bounds, radius: 4)
    pass.context.fill()
    pass.draw(
      text, font: theme.small, color: theme.window, in: bounds.inset(7, 0), alignment: .center)
  }
}
