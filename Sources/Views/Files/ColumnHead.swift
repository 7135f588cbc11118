public import Base
import Canvas
public import Widgets

/// A column header that sorts by its column when pressed.
public final class ColumnHead: View {
  /// The column that a press sorts by.
  public let column: FileColumn
  let title: String
  let isRight: Bool
  var action: () -> Void = {}
  /// The current sort order, for indicating this column's direction if it is sorted.
  var order: FileSorting? { didSet { if order != oldValue { showOrder() } } }

  /// - Parameter isRight: whether the column is right-aligned.
  init(_ column: FileColumn, title: String, name: String, isRight: Bool) {
    self.column = column
    self.title = title
    self.isRight = isRight
    super.init(Accessibility(.button, name: name))
    tooltip = name
  }

  private var isSorting: Bool { order?.column == column }

  private func showOrder() {
    accessibility.value = isSorting ? "on" : "off"
    setNeedsDisplay()
  }

  public override var acceptsFocus: Bool { true }

  public override func draw(_ pass: RenderPass) {
    let (context, theme) = (pass.context, pass.theme)
    if isHovered {
      context.setColor(theme.controlHover.with(alpha: 0.5))
      context.roundedRectangle(bounds, radius: theme.radius)
      context.fill()
    }
    let ink = isSorting ? theme.text : theme.secondaryText
    let arrow = isSorting ? Self.arrowRoom : 0
    let text = ViewRect(
      x: isRight ? 4 + arrow : 8, y: 0, width: max(0, bounds.width - 12 - arrow),
      height: bounds.height)
    pass.draw(title, font: theme.small, color: ink, in: text, alignment: isRight ? .right : .left)
    if isSorting {
      let width = min(pass.layout(title, font: theme.small).size.width, text.width)
      let x = isRight ? text.maxX - width - Self.arrowRoom + 3 : text.x + width + 7
      let (y, half) = (bounds.midY, 2.5)
      let up = order?.isReversed == true ? -half : half
      context.setColor(ink)
      context.move(x: x - 3.5, y: y + up)
      context.line(x: x + 3.5, y: y + up)
      context.line(x: x, y: y - up)
      context.closePath()
      context.fill()
    }
    pass.drawFocusRing(bounds, radius: theme.radius)
  }

  private static let arrowRoom = 12.0

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary else { return false }
    action()
    return true
  }

  public override func hoverChanged() { setNeedsDisplay() }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty, event.key == .enter || event.key == .space else { return false }
    action()
    return true
  }
}
