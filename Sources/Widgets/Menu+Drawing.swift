import Canvas
import Base

// The drawing of rows.
extension Menu {
  func draw(_ index: Int, _ pass: RenderPass) {
    let theme = pass.theme
    let row = rect(of: index)
    let isLit = index == highlighted
    if isLit {
      pass.context.setColor(theme.accent)
      pass.context.roundedRectangle(row, radius: theme.radius)
      pass.context.fill()
    }
    let ink = !isSelectable(index) ? theme.disabledText : isLit ? theme.onAccent : theme.text
    let area = row.inset(12, 0)
    let titleArea = ViewRect(
      x: area.x + titleIndent, y: area.y, width: area.width - titleIndent, height: area.height)
    switch items[index] {
    case .separator:
      pass.context.setColor(theme.line)
      pass.context.rectangle(
        ViewRect(x: row.x + 6, y: row.midY.rounded(), width: row.width - 12, height: pass.hairline))
      pass.context.fill()
    case .command(let title, let key, _, _):
      pass.draw(title, font: theme.body, color: ink, in: titleArea)
      pass.draw(
        key, font: theme.small, color: isLit ? theme.onAccent : theme.secondaryText, in: area,
        alignment: .right)
    case .choice(let title, let isChosen, let typeface, _):
      pass.draw(title, font: theme.body, color: ink, in: titleArea)
      if let typeface {
        pass.draw(
          Self.sample, font: Font(family: typeface, size: Self.sampleSize), color: ink, in: area,
          alignment: .right)
      }
      if isChosen { drawMark(in: area, ink, pass) }
    case .palette(let title, let colors, let isChosen, _):
      pass.draw(title, font: theme.body, color: ink, in: titleArea)
      draw(colors, in: area, pass)
      if isChosen { drawMark(in: area, ink, pass) }
    case .picture(let title, let isChosen, let picture, _):
      pass.draw(title, font: theme.body, color: ink, in: titleArea)
      let place = ViewRect(
        x: area.maxX - Self.pictureWidth, y: area.y, width: Self.pictureWidth, height: area.height)
      pass.context.unmirrored(in: place) { picture(pass, place, ink) }
      if isChosen { drawMark(in: area, ink, pass) }
    case .submenu(let title, _):
      pass.draw(title, font: theme.body, color: ink, in: titleArea)
      drawArrow(in: area, isLit ? theme.onAccent : theme.secondaryText, pass)
    }
  }

  /// Draws the arrow at the right of a row with a menu.
  private func drawArrow(in area: ViewRect, _ ink: Color, _ pass: RenderPass) {
    pass.context.setColor(ink)
    pass.context.setLine(width: 1.5, cap: .round, join: .round)
    pass.context.move(x: area.maxX - 5, y: area.midY - 4)
    pass.context.line(x: area.maxX - 1, y: area.midY)
    pass.context.line(x: area.maxX - 5, y: area.midY + 4)
    pass.context.stroke()
  }

  private func drawMark(in area: ViewRect, _ ink: Color, _ pass: RenderPass) {
    pass.context.setColor(ink)
    pass.context.setLine(width: 2, cap: .round, join: .round)
    let mark = ViewRect(x: area.x, y: area.y, width: 11, height: area.height)
    pass.context.unmirrored(in: mark) {
      pass.context.move(x: mark.x, y: mark.midY)
      pass.context.line(x: mark.x + 4, y: mark.midY + 4)
      pass.context.line(x: mark.x + 11, y: mark.midY - 5)
      pass.context.stroke()
    }
  }

  /// Draws colours at the right of a row, in as many lines as they need, as far as they fit.
  private func draw(_ colors: [Color], in area: ViewRect, _ pass: RenderPass) {
    let (columns, width) = Self.chips(colors)
    let rows = min(3, (colors.count + columns - 1) / columns)
    let (left, top) = (area.maxX - width, (area.midY - Double(rows) * Self.chipSide / 2).rounded())
    for (index, color) in colors.prefix(rows * columns).enumerated() {
      pass.context.setColor(color)
      pass.context.rectangle(
        ViewRect(
          x: left + Double(index % columns) * Self.chipSide,
          y: top + Double(index / columns) * Self.chipSide, width: Self.chipSide,
          height: Self.chipSide))
      pass.context.fill()
    }
  }

  /// Returns the layout of a palette's colours: two lines of up to sixteen.
  static func chips(_ colors: [Color]) -> (columns: Int, width: Double) {
    let columns = max(1, min(16, colors.count > 16 ? (colors.count + 1) / 2 : colors.count))
    return (columns, Double(columns) * chipSide)
  }

  private static let chipSide = 6.0
  static let pictureWidth = 44.0
}
