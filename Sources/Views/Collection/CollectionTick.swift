import Canvas
import Base
import Widgets

/// The round check mark in the corner of a collection item, which shows and toggles its selection.
struct CollectionTick {
  var isChosen: Bool
  var isHovered: Bool

  private static let radius = 10.0

  /// Returns its clickable area within an item, in the same points.
  static func area(in cell: ViewRect) -> ViewRect {
    ViewRect(x: cell.x + 6, y: cell.y + 6, width: 28, height: 28)
  }

  func draw(_ pass: RenderPass, in cell: ViewRect) {
    let (context, theme) = (pass.context, pass.theme)
    let center = Self.area(in: cell).center
    context.setColor(isChosen ? theme.accent : theme.menu.with(alpha: isHovered ? 0.95 : 0.75))
    context.circle(x: center.x, y: center.y, radius: Self.radius)
    context.fill()
    context.setColor(
      isChosen
        ? theme.onAccent : isHovered ? theme.accent : theme.secondaryText.with(alpha: 0.6))
    context.setLine(width: 1.5)
    context.circle(x: center.x, y: center.y, radius: Self.radius - 0.75)
    context.stroke()
    guard isChosen || isHovered else { return }
    context.setLine(width: 2, cap: .round, join: .round)
    context.move(x: center.x - 4.2, y: center.y + 0.2)
    context.line(x: center.x - 1.2, y: center.y + 3.4)
    context.line(x: center.x + 4.4, y: center.y - 3.2)
    context.stroke()
  }
}
