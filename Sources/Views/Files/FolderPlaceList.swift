import Canvas
public import Base
public import Widgets

/// The user's common file locations in a vertical list.
public final class FolderPlaceList: View {
  /// Posted when a place is opened by a click or Enter.
  public let chosen = Signal<Int>()
  private var scrolling = Scrolling()
  private var hoveredRow: Int?
  /// The row with the keyboard focus.
  private var current = 0 { didSet { if current != oldValue { noteAccessibleItem() } } }

  /// Creates an empty list with a name for screen readers.
  public init(name: String) { super.init(Accessibility(.list, name: name)) }

  /// The places in their order; setting them keeps the current row if possible.
  public var rows: [FolderPlaceRow] = [] {
    didSet {
      current = min(current, max(0, rows.count - 1))
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// The current place; nil for none of them.
  public var selection: Int? {
    didSet {
      guard selection != oldValue else { return }
      if let selection { current = selection }
      setNeedsDisplay()
    }
  }

  public override var accessibleItemCount: Int { rows.count }
  public override var currentAccessibleItem: Int? { rows.isEmpty ? nil : current }

  public override func accessibleItem(_ index: Int) -> AccessibleItem? {
    guard rows.indices.contains(index) else { return nil }
    return AccessibleItem(
      Accessibility(.button, name: rows[index].name), frame: rect(of: index),
      isSelected: index == selection
    ) { [weak self] in self?.chosen.post(index) }
  }

  private static let rowHeight = 32.0

  public override var acceptsFocus: Bool { !rows.isEmpty }

  public override func layout() {
    scrolling.resize(content: Double(rows.count) * Self.rowHeight, visible: bounds.height)
  }

  private func row(at y: Double) -> Int? {
    let index = Int(saturating: ((y + scrolling.offset) / Self.rowHeight).rounded(.down))
    return rows.indices.contains(index) ? index : nil
  }

  private func rect(of row: Int) -> ViewRect {
    ViewRect(
      x: 0, y: Double(row) * Self.rowHeight - scrolling.offset, width: bounds.width,
      height: Self.rowHeight - 2)
  }

  public override func draw(_ pass: RenderPass) {
    let (context, theme) = (pass.context, pass.theme)
    for (index, row) in rows.enumerated() {
      let rect = rect(of: index)
      guard rect.intersects(pass.damage) else { continue }
      let isChosen = index == selection
      if isChosen || index == hoveredRow {
        context.setColor(isChosen ? theme.selection : theme.controlHover.with(alpha: 0.5))
        context.roundedRectangle(rect, radius: theme.radius)
        context.fill()
      }
      context.setColor(isChosen ? theme.text : theme.secondaryText)
      row.icon.draw(
        in: context, rect: ViewRect(x: rect.x + 6, y: rect.y, width: 22, height: rect.height),
        size: 17)
      pass.draw(
        row.name, font: theme.body, color: theme.text,
        in: ViewRect(
          x: rect.x + 34, y: rect.y, width: max(0, rect.width - 40), height: rect.height))
      if isFocused, index == current { pass.drawFocusRing(rect, radius: theme.radius) }
    }
    pass.drawScrollThumb(
      scrolling, in: ViewRect(x: 0, y: 0, width: bounds.width, height: bounds.height),
      isHovered: isHovered)
  }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary, let row = row(at: event.position.y) else { return false }
    current = row
    chosen.post(row)
    return true
  }

  public override func hovered(_ event: PointerEvent) {
    let row = row(at: event.position.y)
    guard row != hoveredRow else { return }
    hoveredRow = row
    setNeedsDisplay()
  }

  public override func hoverChanged() {
    if !isHovered { hoveredRow = nil }
    setNeedsDisplay()
  }

  public override var fingerUse: FingerUse? { scrolling.fingerUse }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    guard scrolling.farthest > 0 else { return false }
    scrolling.scroll(to: scrolling.offset + dy * Scrolling.notch)
    hovered(event)
    setNeedsDisplay()
    return true
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty, !rows.isEmpty else { return false }
    switch event.key {
    case .up: move(to: current - 1)
    case .down: move(to: current + 1)
    case .home: move(to: 0)
    case .end: move(to: rows.count - 1)
    case .enter, .space: chosen.post(current)
    default: return false
    }
    return true
  }

  private func move(to row: Int) {
    current = max(0, min(row, rows.count - 1))
    let top = Double(current) * Self.rowHeight
    scrolling.reveal(from: top, to: top + Self.rowHeight)
    setNeedsDisplay()
  }
}
