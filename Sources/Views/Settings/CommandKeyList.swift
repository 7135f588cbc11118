import Canvas
public import Base
public import Widgets

/// A vertical list of commands, each with its keys.
public final class CommandKeyList: View {
  /// Posted when the selected row changes.
  public let selectionChanged = Signal<Int?>()
  /// Posted when a row is double-clicked, or Enter is pressed.
  public let chosen = Signal<Int>()
  /// Posted when Delete is pressed.
  public let removed = Signal<Int>()
  private let emptyText: String
  private var scrolling = Scrolling()
  private var clicks = ClickCounter()
  private var hoveredRow: Int? { didSet { if hoveredRow != oldValue { setNeedsDisplay() } } }

  /// The commands in their order. Setting fewer of them ends a selection behind the last.
  public var rows: [CommandKey] = [] {
    didSet {
      guard rows != oldValue else { return }
      if let selection, selection >= rows.count { self.selection = nil }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// The index of the selected command; nil for none.
  public var selection: Int? {
    didSet {
      guard selection != oldValue else { return }
      setNeedsDisplay()
      noteAccessibleItem()
      selectionChanged.post(selection)
    }
  }
  /// Shown in place of the selected row's keys while waiting for a key press; otherwise nil.
  public var prompt: String? { didSet { if prompt != oldValue { setNeedsDisplay() } } }

  public override var accessibleItemCount: Int { rows.count }
  public override var currentAccessibleItem: Int? { selection }

  public override func accessibleItem(_ index: Int) -> AccessibleItem? {
    guard rows.indices.contains(index) else { return nil }
    return AccessibleItem(
      Accessibility(.button, name: rows[index].title, value: rows[index].keys),
      frame: rect(of: index), isSelected: index == selection
    ) { [weak self] in
      self?.select(index)
      self?.chosen.post(index)
    }
  }

  private static let rowHeight = 32.0

  /// - Parameter emptyText: the placeholder for an empty list.
  public init(name: String, emptyText: String) {
    self.emptyText = emptyText
    super.init(Accessibility(.list, name: name))
  }

  public override var acceptsFocus: Bool { true }
  public override var isOpaque: Bool { false }

  public override func layout() {
    scrolling.resize(
      content: Double(rows.count) * Self.rowHeight + 8, visible: max(0, bounds.height))
  }

  // MARK: Drawing

  private func rect(of row: Int) -> ViewRect {
    ViewRect(
      x: 4, y: 4 + Double(row) * Self.rowHeight - scrolling.offset, width: bounds.width - 14,
      height: Self.rowHeight)
  }

  public override func draw(_ pass: RenderPass) {
    let (context, theme) = (pass.context, pass.theme)
    context.roundedRectangle(bounds, radius: theme.radius)
    context.clip()
    context.setColor(theme.field)
    context.rectangle(bounds)
    context.fill()
    if rows.isEmpty {
      pass.draw(
        emptyText, font: theme.body, color: theme.secondaryText,
        in: ViewRect(x: 12, y: 12, width: bounds.width - 24, height: 24), alignment: .center)
    }
    for row in rows.indices where rect(of: row).intersects(pass.damage) { draw(row, pass) }
    pass.drawScrollThumb(
      scrolling, in: ViewRect(x: 0, y: 4, width: bounds.width - 2, height: bounds.height - 8),
      isHovered: isHovered)
    context.setColor(theme.line)
    context.setLine(width: 1)
    context.roundedRectangle(bounds.inset(0.5), radius: theme.radius)
    context.stroke()
    if isFocused { pass.drawFocusRing(bounds, radius: theme.radius) }
  }

  private func draw(_ row: Int, _ pass: RenderPass) {
    let (context, theme) = (pass.context, pass.theme)
    let (rect, entry) = (rect(of: row), rows[row])
    let isSelected = row == selection
    if isSelected || row == hoveredRow {
      context.setColor(isSelected ? theme.selection : theme.controlHover.with(alpha: 0.5))
      context.roundedRectangle(rect, radius: theme.radius)
      context.fill()
    }
    let text = isSelected ? prompt ?? entry.keys : entry.keys
    let isPrompt = isSelected && prompt != nil
    let font = isPrompt || entry.isChanged ? theme.emphasized : theme.body
    let inner = ViewRect(
      x: rect.x + 8, y: rect.y, width: max(0, rect.width - 16), height: rect.height)
    let keysWidth = min(
      pass.layout(text, font: font).size.width.rounded(.up) + 2, inner.width * 0.6)
    pass.draw(
      text, font: font, color: isPrompt ? theme.text : theme.secondaryText,
      in: ViewRect(x: inner.maxX - keysWidth, y: rect.y, width: keysWidth, height: rect.height))
    pass.draw(
      entry.title, font: theme.body, color: theme.text,
      in: ViewRect(
        x: inner.x, y: rect.y, width: max(0, inner.width - keysWidth - 12), height: rect.height))
  }

  // MARK: Pointer and keys

  private func row(at point: ViewPoint) -> Int? {
    guard bounds.contains(point) else { return nil }
    return rows.indices.first { rect(of: $0).contains(point) }
  }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary else { return false }
    selection = row(at: event.position)
    return true
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    let isSecond = clicks.isSecond(event, by: habits)
    if isSecond, let row = row(at: event.position), row == selection { chosen.post(row) }
  }

  public override func hovered(_ event: PointerEvent) { hoveredRow = row(at: event.position) }

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
    guard isFocused, event.modifiers.isEmpty, !rows.isEmpty else { return false }
    let page = max(1, Int(saturating: bounds.height / Self.rowHeight) - 1)
    switch event.key {
    case .up: select((selection ?? 1) - 1)
    case .down: select((selection ?? -1) + 1)
    case .pageUp: select((selection ?? 0) - page)
    case .pageDown: select((selection ?? 0) + page)
    case .home: select(0)
    case .end: select(rows.count - 1)
    case .enter, .space:
      if let selection { chosen.post(selection) }
    case .delete, .backspace:
      if let selection { removed.post(selection) }
    default: return false
    }
    return true
  }

  /// Selects a row, or the nearest existing one, and scrolls it into view.
  public func select(_ row: Int) {
    guard !rows.isEmpty else { return }
    let row = min(max(0, row), rows.count - 1)
    selection = row
    scrolling.reveal(
      from: Double(row) * Self.rowHeight, to: Double(row + 1) * Self.rowHeight + 8)
    setNeedsDisplay()
  }
}
