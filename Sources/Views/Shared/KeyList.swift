import Canvas
public import Base
public import Widgets

/// A list of all keys of a window with their meanings.
public final class KeyList: View {
  private let title: String
  private var scrolling = Scrolling()
  private static let margin = 24.0
  private static let gap = 16.0
  private static let top = 48.0
  private static let rowHeight = 25.0
  /// All rows in one column, and in two.
  private let narrow: [Column]
  private let wide: [Column]

  /// A column of rows, as wide as its longest key and meaning.
  private struct Column {
    let rows: [(key: String, meaning: String)]
    let keyWidth: Double
    let meaningWidth: Double

    init(_ rows: [(key: String, meaning: String)]) {
      self.rows = rows
      func widest(_ texts: [String], _ font: Font) -> Double {
        texts.map { TextLayout($0, font: font).size.width.rounded(.up) + 2 }.max() ?? 0
      }
      keyWidth = widest(rows.map(\.key), Theme.light.emphasized)
      meaningWidth = widest(rows.map(\.meaning), Theme.light.body)
    }

    /// Includes the gap between, and the margin on its left.
    var width: Double { KeyList.margin + keyWidth + KeyList.gap + meaningWidth }
  }

  /// Creates a list in one or two columns, according to the width.
  ///
  /// - Parameter rows: the keys as they are displayed, with their meanings.
  public init(title: String, rows: [(key: String, meaning: String)]) {
    self.title = title
    narrow = [Column(rows)]
    let half = (rows.count + 1) / 2
    wide =
      rows.count > 12
      ? [Column(Array(rows[..<half])), Column(Array(rows[half...]))] : narrow
    super.init(Accessibility(.dialog, name: title))
  }

  public override var accessibleItemCount: Int { narrow[0].rows.count }

  public override func accessibleItem(_ index: Int) -> AccessibleItem? {
    let rows = narrow[0].rows
    guard rows.indices.contains(index) else { return nil }
    return AccessibleItem(
      Accessibility(.label, name: rows[index].meaning, value: rows[index].key), frame: bounds)
  }

  public override var acceptsFocus: Bool { true }
  public override var shadowReach: Double { 18 }

  private func width(of columns: [Column]) -> Double {
    columns.reduce(Self.margin) { $0 + $1.width }
  }

  private func columns(in width: Double) -> [Column] {
    self.width(of: wide) <= width ? wide : narrow
  }

  /// Whether each meaning is below its key, because one column has no room next to it.
  private func isStacked(in width: Double) -> Bool { self.width(of: narrow) > width }

  private static let (stackedKeyHeight, stackedGap, mostLines) = (20.0, 8.0, 3)

  private func meaningHeight(_ meaning: String, in width: Double) -> Double {
    TextLayout(
      meaning, font: Theme.light.body, width: max(1, width - 2 * Self.margin),
      maxLines: Self.mostLines
    ).size.height.rounded(.up)
  }

  private func height(in width: Double) -> Double {
    guard isStacked(in: width) else {
      return Double(columns(in: width).map(\.rows.count).max() ?? 0) * Self.rowHeight
    }
    return narrow[0].rows.reduce(0) {
      $0 + Self.stackedKeyHeight + meaningHeight($1.meaning, in: width) + Self.stackedGap
    }
  }

  public override func preferredSize(width: Double) -> ViewSize {
    ViewSize(
      width: min(width, self.width(of: columns(in: width))),
      height: Self.top + 16 + height(in: width))
  }

  public override func layout() {
    scrolling.resize(
      content: height(in: bounds.width), visible: max(0, bounds.height - Self.top - 16))
  }

  public override func draw(_ pass: RenderPass) {
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
    if isStacked(in: bounds.width) { drawStacked(pass) } else { drawColumns(pass) }
    let track = ViewRect(
      x: 0, y: Self.top, width: bounds.width - 5, height: bounds.height - Self.top - 16)
    pass.drawScrollThumb(scrolling, in: track, isHovered: isHovered)
  }

  private func drawColumns(_ pass: RenderPass) {
    var x = 0.0
    for column in columns(in: bounds.width) {
      for (index, row) in column.rows.enumerated() {
        draw(row, of: column, x, Double(index) * Self.rowHeight, pass)
      }
      x += column.width
    }
  }

  private func draw(
    _ row: (key: String, meaning: String), of column: Column, _ x: Double, _ y: Double,
    _ pass: RenderPass
  ) {
    let y = Self.top + y - scrolling.offset
    let left = x + Self.margin
    pass.draw(
      row.key, font: pass.theme.emphasized, color: pass.theme.text,
      in: ViewRect(x: left, y: y, width: column.keyWidth, height: Self.rowHeight))
    pass.draw(
      row.meaning, font: pass.theme.body, color: pass.theme.secondaryText,
      in: ViewRect(
        x: left + column.keyWidth + Self.gap, y: y, width: column.meaningWidth,
        height: Self.rowHeight))
  }

  private func drawStacked(_ pass: RenderPass) {
    let width = max(1, bounds.width - 2 * Self.margin)
    var y = Self.top - scrolling.offset
    for row in narrow[0].rows {
      let height = meaningHeight(row.meaning, in: bounds.width)
      pass.draw(
        row.key, font: pass.theme.emphasized, color: pass.theme.text,
        in: ViewRect(x: Self.margin, y: y, width: width, height: Self.stackedKeyHeight))
      pass.draw(
        row.meaning, font: pass.theme.body, color: pass.theme.secondaryText,
        in: ViewRect(
          x: Self.margin, y: y + Self.stackedKeyHeight, width: width, height: height),
        maxLines: Self.mostLines)
      y += Self.stackedKeyHeight + height + Self.stackedGap
    }
  }

  private func scroll(by distance: Double) {
    scrolling.scroll(to: scrolling.offset + distance)
    setNeedsDisplay()
  }

  public override var fingerUse: FingerUse? { scrolling.fingerUse }

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
