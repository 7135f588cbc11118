import Base
import Canvas
import Texts
import Widgets

// The drawing of rows.
extension FileList {
  func draw(
    _ row: FileRow, _ plan: FileColumnPlan, in rect: ViewRect, isMarked: Bool, isHovered: Bool,
    _ pass: RenderPass
  ) {
    let (context, theme) = (pass.context, pass.theme)
    if isMarked || isHovered {
      context.setColor(isMarked ? theme.selection : theme.controlHover.with(alpha: 0.5))
      context.roundedRectangle(rect, radius: theme.radius)
      context.fill()
    }
    for (column, x, width) in plan.spans {
      let area = ViewRect(x: x + 8, y: rect.y, width: max(0, width - 16), height: rect.height)
      switch column {
      case .name: drawName(row, in: area, pass)
      case .kind:
        pass.draw(
          row.isFolder ? texts.folder : row.kind, font: theme.small, color: theme.secondaryText,
          in: area)
      case .size where !row.isFolder:
        pass.draw(
          texts.size(row.byteCount), font: theme.small, color: theme.secondaryText, in: area,
          alignment: .right)
      case .date:
        pass.draw(
          dateText(row.changedAt), font: theme.small, color: theme.secondaryText, in: area,
          alignment: .right)
      case .size: break
      }
    }
  }

  private func drawName(_ row: FileRow, in area: ViewRect, _ pass: RenderPass) {
    let (context, theme) = (pass.context, pass.theme)
    let box = ViewRect(x: area.x, y: area.y + 3, width: 36, height: area.height - 6)
    if !row.isFolder, let picture = picture(row) {
      let (width, height) = (Double(picture.size.width), Double(picture.size.height))
      let scale = min(box.width / width, box.height / height, 1)
      let frame = snapped(
        ViewRect(
          x: box.midX - width * scale / 2, y: box.midY - height * scale / 2, width: width * scale,
          height: height * scale))
      context.fillTranslucencySquares(frame, side: 4, theme.translucency)
      context.paint(picture, in: frame, filter: .good)
      context.setColor(theme.line)
      context.setLine(width: pass.hairline)
      context.rectangle(frame.inset(-pass.hairline / 2))
      context.stroke()
    } else {
      context.setColor(row.isFolder ? theme.accent : theme.secondaryText)
      (row.isFolder ? Icon.folder : .file).draw(in: context, rect: box, size: 20)
    }
    pass.draw(
      row.name.withVisibleBytes, font: theme.body, color: theme.text,
      in: ViewRect(
        x: area.x + 46, y: area.y, width: max(0, area.width - 46), height: area.height))
  }
}
