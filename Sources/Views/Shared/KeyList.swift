import Canvas
public import Geometry
public import Input
public import Widgets

/// All keys of a window and what they do.
public final class KeyList: View {
  private let title: String
  private let rows: [(key: String, meaning: String)]
  private var scrolling = Scrolling()
  private static let rowHeight = 26.0
  private static let margin = 24.0
  private static let gap = 16.0
  /// As wide as the longest key, and the longest meaning.
  private let keyWidth: Double
  private let meaningWidth: Double
  private static let top = 48.0

  public init(title: String, rows: [(key: String, meaning: String)]) {
    self.title = title
    self.rows = rows
    func widest(_ texts: [String], _ font: Font) -> Double {
      texts.map { TextLayout($0, font: font).size.width.rounded(.up) + 2 }.max() ?? 0
    }
    keyWidth = widest(rows.map(\.key), Theme.light.emphasized)
    meaningWidth = widest(rows.map(\.meaning), Theme.light.body)
    super.init(Accessibility(.dialog, name: title))
  }

  public override var acceptsFocus: Bool { true }
  public override var shadowReach: Double { 16 }

  private func columns(in width: Double) -> Int {
    width >= 2 * columnWidth && rows.count > 12 ? 2 : 1
  }

  private var columnWidth: Double { Self.margin + keyWidth + Self.gap + meaningWidth + Self.margin }

  private func rowCount(_ columns: Int) -> Int { (rows.count + columns - 1) / columns }

  public override func preferredSize(width: Double) -> ViewSize {
    let columns = columns(in: width)
    return ViewSize(
      width: min(width, Double(columns) * columnWidth),
      height: Self.top + 16 + Double(rowCount(columns)) * Self.rowHeight)
  }

  public override func layout() {
    scrolling.resize(
      content: Double(rowCount(columns(in: bounds.width))) * Self.rowHeight,
      visible: max(0, bounds.height - Self.top - 16))
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
    pass.context.rectangle(
      ViewRect(x: 0, y: Self.top, width: bounds.width, height: bounds.height - Self.top - 14))
    pass.context.clip()
    let columns = columns(in: bounds.width)
    let width = bounds.width / Double(columns)
    // In a narrow window both parts give way.
    let share = min(1, (width - 2 * Self.margin - Self.gap) / (keyWidth + meaningWidth))
    for (index, row) in rows.enumerated() {
      let x = Double(index / rowCount(columns)) * width + Self.margin
      let y = Self.top + Double(index % rowCount(columns)) * Self.rowHeight - scrolling.offset
      pass.draw(
        row.key, font: theme.emphasized, color: theme.text,
        in: ViewRect(x: x, y: y, width: keyWidth * share, height: Self.rowHeight))
      pass.draw(
        row.meaning, font: theme.body, color: theme.secondaryText,
        in: ViewRect(
          x: x + keyWidth * share + Self.gap, y: y, width: meaningWidth * share,
          height: Self.rowHeight))
    }
    let track = ViewRect(
      x: 0, y: Self.top, width: bounds.width - 5, height: bounds.height - Self.top - 16)
    pass.drawScrollThumb(scrolling, in: track, isHovered: isHovered)
  }

  private func scroll(by distance: Double) {
    scrolling.scroll(to: scrolling.offset + distance)
    setNeedsDisplay()
  }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    scroll(by: dy * Scrolling.notch)
    return true
  }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool { true }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    window?.dismissPopup()
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .up: scroll(by: -Self.rowHeight)
    case .down: scroll(by: Self.rowHeight)
    case .pageUp: scroll(by: -bounds.height / 2)
    case .pageDown: scroll(by: bounds.height / 2)
    default: break
    }
    guard [.function(1), .enter, .space].contains(event.key) else { return false }
    window?.dismissPopup()
    return true
  }
}
