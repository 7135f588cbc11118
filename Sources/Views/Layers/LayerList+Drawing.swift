import Base
import Canvas
import Texts
import Widgets

// The drawing of rows.
extension LayerList {
  func drawRows(_ pass: RenderPass) {
    let (context, theme) = (pass.context, pass.theme)
    context.setColor(theme.field)
    context.roundedRectangle(bounds, radius: theme.radius)
    context.fill()
    for row in entries.indices where rect(of: row).intersects(pass.damage) { draw(row, pass) }
    if let gap = drag?.gap { drawGap(gap, pass) }
    pass.drawScrollThumb(
      scrolling, in: ViewRect(x: 0, y: 4, width: bounds.width - 2, height: bounds.height - 8),
      isHovered: isHovered)
    context.setColor(theme.line)
    context.setLine(width: pass.hairline)
    context.roundedRectangle(bounds.inset(pass.hairline / 2), radius: theme.radius)
    context.stroke()
    if isFocused { pass.drawFocusRing(bounds, radius: theme.radius) }
  }

  private func draw(_ row: Int, _ pass: RenderPass) {
    let (context, theme, entry) = (pass.context, pass.theme, entries[row])
    let rect = rect(of: row)
    let isHovered = hovered?.row == row && isHovered
    if row == selection || isHovered {
      context.setColor(row == selection ? theme.selection : theme.controlHover.with(alpha: 0.5))
      context.roundedRectangle(rect.inset(1), radius: theme.radius - 1)
      context.fill()
    }
    draw(
      entry.isHidden ? .eyeClosed : .eye, .eye, row,
      color: entry.isHidden ? theme.disabledText : theme.text, pass)
    // Show an open padlock only on the current row and under the pointer.
    if entry.isLocked || isHovered || row == selection {
      draw(
        entry.isLocked ? .lock : .lockOpen, .lock, row,
        color: entry.isLocked ? theme.text : theme.disabledText, pass)
    }
    var name = self.rect(of: .name, in: row)
    name.x += 2
    name.width -= 2
    if let icon = entry.isGroup ? Icon.folder : entry.isReference ? .pin : nil {
      pass.context.setColor(isUsable ? theme.secondaryText : theme.disabledText)
      icon.draw(
        in: pass.context, rect: ViewRect(x: name.x - 2, y: name.y, width: 18, height: name.height),
        size: 15)
      name.x += 19
      name.width = max(0, name.width - 19)
    }
    if entry.opacity < 100 {
      let width = 40.0
      pass.draw(
        texts.opacityValue(entry.opacity), font: theme.small,
        color: isUsable ? theme.secondaryText : theme.disabledText,
        in: ViewRect(x: name.maxX - width, y: name.y, width: width - 2, height: name.height),
        alignment: .right)
      name.width = max(0, name.width - width)
    }
    pass.draw(
      entry.name, font: row == selection ? theme.emphasized : theme.body,
      color: !isUsable ? theme.disabledText : entry.isHidden ? theme.secondaryText : theme.text,
      in: name)
  }

  private func draw(_ icon: Icon, _ part: Part, _ row: Int, color: Color, _ pass: RenderPass) {
    let rect = rect(of: part, in: row)
    if isHovered, let hovered, hovered.row == row, hovered.part == part {
      pass.context.setColor(pass.theme.controlHover)
      pass.context.roundedRectangle(rect.inset(4), radius: pass.theme.radius - 2)
      pass.context.fill()
    }
    pass.context.setColor(isUsable ? color : pass.theme.disabledText)
    icon.draw(in: pass.context, rect: rect, size: 17)
  }

  /// Draws the drop position of a dragged row.
  private func drawGap(_ gap: Int, _ pass: RenderPass) {
    let y = rect(of: gap).y
    pass.context.setColor(pass.theme.accent)
    pass.context.roundedRectangle(
      ViewRect(x: 8, y: y - 1.5, width: max(0, bounds.width - 16), height: 3), radius: 1.5)
    pass.context.fill()
  }
}
