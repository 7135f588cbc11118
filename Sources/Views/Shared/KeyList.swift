import Canvas
public import Geometry
public import Input
public import Widgets

/// All keys of a window and what they do.
public final class KeyList: View {
  private let title: String
  private let rows: [(key: String, meaning: String)]
  private static let rowHeight = 26.0
  private static let keyWidth = 150.0

  public init(title: String, rows: [(key: String, meaning: String)]) {
    self.title = title
    self.rows = rows
    super.init(Accessibility(.dialog, name: title))
  }

  public override var acceptsFocus: Bool { true }
  public override var shadowReach: Double { 16 }

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(width: min(width, 440), height: 64 + Double(rows.count) * Self.rowHeight)
  }

  public override func draw(_ pass: DrawPass) {
    let theme = pass.theme
    pass.drawShadow(under: bounds, radius: theme.largeRadius, depth: 14)
    pass.context.setColor(theme.menu)
    pass.context.roundedRectangle(bounds, radius: theme.largeRadius)
    pass.context.fill()
    pass.draw(
      title, font: theme.title, color: theme.text,
      in: ViewRect(x: 24, y: 16, width: bounds.width - 48, height: 24))
    for (index, row) in rows.enumerated() {
      let y = 48 + Double(index) * Self.rowHeight
      pass.draw(
        row.key, font: theme.emphasized, color: theme.text,
        in: ViewRect(x: 24, y: y, width: Self.keyWidth - 8, height: Self.rowHeight))
      pass.draw(
        row.meaning, font: theme.body, color: theme.secondaryText,
        in: ViewRect(
          x: 24 + Self.keyWidth, y: y, width: bounds.width - 48 - Self.keyWidth,
          height: Self.rowHeight))
    }
  }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool { true }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    window?.dismissPopup()
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard [.function(1), .enter, .space].contains(event.key) else { return false }
    window?.dismissPopup()
    return true
  }
}
