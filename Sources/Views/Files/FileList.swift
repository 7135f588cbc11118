public import Canvas
public import Base
public import Texts
public import Widgets

/// The files of a folder in a vertical list, with single or multiple selection.
public final class FileList: View {
  /// Posts the selected row.
  public let marked = Signal<Int>()
  /// Posted when a row is opened by a double click or Enter.
  public let opened = Signal<Int>()
  /// The placeholder for an empty list.
  public var emptyText: String { didSet { if emptyText != oldValue { setNeedsDisplay() } } }
  /// Returns a file's picture if known. Called only for visible rows.
  public var picture: (FileRow) -> Surface? = { _ in nil }
  /// Formats the date of the last change.
  public var dateText: (Int64) -> String = { _ in "" }
  let texts: FileTexts
  private var scrolling = Scrolling()
  private var hoveredRow: Int?
  private var clicks = ClickCounter()
  private var choice = ListSelection<Int>()
  /// Whether Ctrl and Shift select several rows.
  public var marksSeveral = false

  /// Creates an empty list.
  public init(texts: FileTexts) {
    self.texts = texts
    emptyText = texts.empty
    super.init(Accessibility(.list, name: texts.files))
  }

  /// The files and folders in their order. Setting them ends the selection, and scrolls to the first.
  public var rows: [FileRow] = [] {
    didSet {
      choice = ListSelection(of: Array(rows.indices))
      hoveredRow = nil
      scrolling.scroll(to: 0)
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// The selected row with the keyboard focus.
  public var selection: Int? { choice.chosen.isEmpty ? nil : choice.current }

  /// All selected rows, in order.
  public var selections: [Int] { choice.chosen.sorted() }

  /// Selects a row, as after returning from a folder.
  public func select(_ row: Int) {
    guard rows.indices.contains(row) else { return }
    choice.choose([row])
    layoutIfHigh()
    reveal(row)
    setNeedsDisplay()
  }

  private func layoutIfHigh() {
    scrolling.resize(content: Double(rows.count) * Self.rowHeight + 8, visible: bounds.height)
  }

  /// Called when a picture becomes available.
  public func pictureCame() { setNeedsDisplay() }

  public override var accessibleItemCount: Int { rows.count }
  public override var currentAccessibleItem: Int? { selection }

  public override func accessibleItem(_ index: Int) -> AccessibleItem? {
    guard rows.indices.contains(index) else { return nil }
    return AccessibleItem(
      Accessibility(.button, name: rows[index].name.withVisibleBytes), frame: rect(of: index),
      isSelected: choice.chosen.contains(index)
    ) { [weak self] in self?.opened.post(index) }
  }

  private static let rowHeight = 34.0
  static let margin = 4.0

  public override var acceptsFocus: Bool { true }
  public override var isOpaque: Bool { true }

  public override func layout() { layoutIfHigh() }

  private func row(at y: Double) -> Int? {
    let index = Int(saturating: ((y - 4 + scrolling.offset) / Self.rowHeight).rounded(.down))
    return rows.indices.contains(index) ? index : nil
  }

  private func rect(of row: Int) -> ViewRect {
    ViewRect(
      x: 4, y: 4 + Double(row) * Self.rowHeight - scrolling.offset, width: bounds.width - 8,
      height: Self.rowHeight)
  }

  public override func draw(_ pass: RenderPass) {
    let (context, theme) = (pass.context, pass.theme)
    context.setColor(theme.field)
    context.rectangle(bounds)
    context.fill()
    if rows.isEmpty {
      pass.draw(
        emptyText, font: theme.body, color: theme.secondaryText, in: bounds, alignment: .center)
    }
    let plan = FileColumnPlan(width: bounds.width, margin: Self.margin)
    let first = row(at: max(4, pass.damage.y)) ?? 0
    for index in first..<max(first, rows.count) {
      let rect = rect(of: index)
      guard rect.y < pass.damage.maxY else { break }
      guard rect.intersects(pass.damage) else { continue }
      draw(
        rows[index], plan, in: rect, isMarked: choice.chosen.contains(index),
        isHovered: index == hoveredRow, pass)
    }
    pass.drawScrollThumb(
      scrolling, in: ViewRect(x: 0, y: 4, width: bounds.width - 4, height: bounds.height - 8),
      isHovered: isHovered)
    context.setColor(theme.line)
    context.setLine(width: pass.hairline)
    context.rectangle(bounds.inset(pass.hairline / 2))
    context.stroke()
    if isFocused { pass.drawFocusRing(bounds, radius: 2) }
  }

  private func mark(_ row: Int, _ modifiers: Modifiers = []) {
    if marksSeveral, modifiers.contains(.shift) {
      choice.extend(to: row, adding: modifiers.contains(.control))
    } else if marksSeveral, modifiers.contains(.control) {
      choice.toggle(row)
    } else {
      choice.choose([row])
    }
    setNeedsDisplay()
    reveal(row)
    noteAccessibleItem()
    marked.post(row)
  }

  private func reveal(_ row: Int) {
    let rect = rect(of: row)
    scrolling.reveal(
      from: rect.y + scrolling.offset - 4, to: rect.maxY + scrolling.offset + 4)
  }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button == .primary else { return false }
    let isDouble = clicks.isSecond(event, by: habits)
    guard let row = row(at: event.position.y) else { return true }
    mark(row, event.modifiers)
    if isDouble, event.modifiers.isEmpty {
      clicks.forget()
      opened.post(row)
    }
    return true
  }

  public override func hovered(_ event: PointerEvent) {
    let row = row(at: event.position.y)
    if row != hoveredRow {
      hoveredRow = row
      setNeedsDisplay()
    }
  }

  public override func hoverChanged() {
    if !isHovered { hoveredRow = nil }
    setNeedsDisplay()
  }

  public override var fingerUse: FingerUse? { scrolling.fingerUse }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    scrolling.scroll(to: scrolling.offset + dy * Scrolling.notch)
    hovered(event)
    setNeedsDisplay()
    return true
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard !rows.isEmpty else { return false }
    if marksSeveral, event.modifiers == .control, event.key == .character("a") {
      choice.chooseAll()
      setNeedsDisplay()
      marked.post(choice.current ?? 0)
      return true
    }
    let extends = marksSeveral && event.modifiers == .shift
    guard event.modifiers.isEmpty || extends else { return false }
    let last = rows.count - 1
    let page = max(1, Int(saturating: bounds.height / Self.rowHeight) - 1)
    switch event.key {
    case .up: mark(max(0, (selection ?? rows.count) - 1), event.modifiers)
    case .down: mark(min(last, (selection ?? -1) + 1), event.modifiers)
    case .pageUp: mark(max(0, (selection ?? 0) - page), event.modifiers)
    case .pageDown: mark(min(last, (selection ?? 0) + page), event.modifiers)
    case .home: mark(0, event.modifiers)
    case .end: mark(last, event.modifiers)
    case .enter where !extends:
      guard let selection else { return false }
      opened.post(selection)
    default: return !extends && jump(to: event.text)
    }
    return true
  }

  /// Jumps to the next row that starts with the typed text.
  private func jump(to text: String) -> Bool {
    guard let first = text.lowercased().first, first.isLetter || first.isNumber else {
      return false
    }
    let start = (selection ?? -1) + 1
    let order = Array(start..<max(start, rows.count)) + Array(0..<min(start, rows.count))
    guard let row = order.first(where: { rows[$0].name.lowercased().first == first }) else {
      return false
    }
    mark(row)
    return true
  }
}
