import Canvas
public import Base
public import Widgets

/// A vertical list of things with pictures to choose from or drag out, such as patterns, with a heading for each
/// category.
public final class PictureList: View {
  /// Handles the choice of an item.
  public weak var delegate: (any PictureListDelegate)?
  private let emptyText: String
  private var rows: [Row] = []
  private var height = 0.0
  private var scrolling = Scrolling()
  private var hoveredRow: Int? { didSet { if hoveredRow != oldValue { setNeedsDisplay() } } }
  /// The number of the selected item.
  public var selection: Int? {
    didSet {
      guard selection != oldValue else { return }
      setNeedsDisplay()
      noteAccessibleItem()
    }
  }
  private var drag: (item: Int, start: ViewPoint, isMoving: Bool)?

  private struct Row {
    enum Content {
      case heading(String)
      case item(Int, PictureListEntry)
    }
    let content: Content
    let y: Double

    var height: Double { if case .heading = content { headingHeight } else { itemHeight } }
  }

  public override var accessibleItemCount: Int { items.count }
  public override var currentAccessibleItem: Int? {
    selection.flatMap { items.firstIndex(of: $0) }
  }

  public override func accessibleItem(_ index: Int) -> AccessibleItem? {
    let items = items
    guard items.indices.contains(index) else { return nil }
    for row in rows {
      guard case .item(items[index], let entry) = row.content else { continue }
      let details = [entry.author, entry.fact, entry.kind].filter { !$0.isEmpty }
      return AccessibleItem(
        Accessibility(.button, name: entry.name, value: details.joined(separator: ", ")),
        frame: rect(of: row), isSelected: items[index] == selection
      ) { [weak self] in self?.choose(items[index]) }
    }
    return nil
  }

  private static let headingHeight = 30.0
  private static let itemHeight = 60.0
  private static let lineHeight = 16.0
  private static let pictureWidth = 62.0
  private static let pictureHeight = 46.0

  /// - Parameter emptyText: the placeholder for an empty list.
  public init(name: String, emptyText: String) {
    self.emptyText = emptyText
    super.init(Accessibility(.list, name: name))
  }

  public override var acceptsFocus: Bool { true }
  public override var isOpaque: Bool { true }

  /// Shows numbered items in the given order, with each category contiguous.
  public func show(_ entries: [(number: Int, entry: PictureListEntry)]) {
    rows = []
    height = 4
    var kind: String?
    for (number, entry) in entries {
      if entry.kind != kind {
        kind = entry.kind
        if !entry.kind.isEmpty { append(.heading(entry.kind)) }
      }
      append(.item(number, entry))
    }
    height += 8
    hoveredRow = nil
    scrolling.resize(content: height, visible: bounds.height)
    setNeedsDisplay()
  }

  private func append(_ content: Row.Content) {
    let row = Row(content: content, y: height)
    rows.append(row)
    height += row.height
  }

  /// The numbers of the items, in order.
  private var items: [Int] {
    rows.compactMap { if case .item(let number, _) = $0.content { number } else { nil } }
  }

  public override func layout() {
    scrolling.resize(content: height, visible: bounds.height)
  }

  // MARK: Drawing

  private func rect(of row: Row) -> ViewRect {
    ViewRect(x: 6, y: row.y - scrolling.offset, width: bounds.width - 14, height: row.height)
  }

  public override func draw(_ pass: RenderPass) {
    let (context, theme) = (pass.context, pass.theme)
    context.setColor(theme.panel)
    context.rectangle(bounds)
    context.fill()
    if rows.isEmpty {
      pass.draw(
        emptyText, font: theme.body, color: theme.secondaryText,
        in: ViewRect(x: 12, y: 16, width: bounds.width - 24, height: 24), alignment: .center)
    }
    for (index, row) in rows.enumerated() {
      let rect = rect(of: row)
      guard rect.intersects(pass.damage) else { continue }
      switch row.content {
      case .heading(let name):
        pass.draw(
          name, font: theme.emphasized, color: theme.text,
          in: ViewRect(x: rect.x + 6, y: rect.y + 4, width: rect.width - 8, height: 24))
      case .item(let number, let entry):
        draw(entry, number, in: rect, isHovered: index == hoveredRow, pass)
      }
    }
    pass.drawScrollThumb(
      scrolling, in: ViewRect(x: 0, y: 4, width: bounds.width - 2, height: bounds.height - 8),
      isHovered: isHovered)
    if isFocused { pass.drawFocusRing(bounds, radius: 2) }
  }

  private func draw(
    _ entry: PictureListEntry, _ number: Int, in rect: ViewRect, isHovered: Bool, _ pass: RenderPass
  ) {
    let (context, theme) = (pass.context, pass.theme)
    if number == selection || isHovered {
      context.setColor(number == selection ? theme.selection : theme.controlHover.with(alpha: 0.6))
      context.roundedRectangle(rect, radius: theme.radius)
      context.fill()
    }
    let frame = snapped(
      ViewRect(
        x: rect.x + 4, y: rect.y + 7, width: Self.pictureWidth, height: Self.pictureHeight))
    let box = PixelSize(
      width: Int(saturating: (frame.width * pass.scale).rounded()),
      height: Int(saturating: (frame.height * pass.scale).rounded()))
    if let picture = delegate?.pictureList(self, pictureOf: number, fitting: box) {
      context.saved {
        context.roundedRectangle(frame, radius: 4)
        context.clip()
        context.paint(picture, in: frame, filter: .nearest)
      }
    }
    let left = frame.maxX + 10
    let width = max(0, rect.maxX - left - 4)
    let details = [entry.author, entry.fact].filter { !$0.isEmpty }
    var y = rect.y + (rect.height - 20 - Self.lineHeight * Double(details.count)) / 2
    pass.draw(
      entry.name, font: theme.body, color: theme.text,
      in: ViewRect(x: left, y: y, width: width, height: 20))
    y += 20
    for detail in details {
      pass.draw(
        detail, font: theme.small, color: theme.secondaryText,
        in: ViewRect(x: left, y: y, width: width, height: Self.lineHeight))
      y += Self.lineHeight
    }
  }

  // MARK: Pointer and keys

  private func row(at point: ViewPoint) -> Int? {
    guard bounds.contains(point) else { return nil }
    return rows.firstIndex { rect(of: $0).contains(point) }
  }

  private func item(at point: ViewPoint) -> Int? {
    guard let row = row(at: point), case .item(let number, _) = rows[row].content else {
      return nil
    }
    return number
  }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    if button == .secondary, let item = item(at: event.position) {
      delegate?.pictureList(
        self, wantsMenuFor: item, at: positionInScene(event.position))
      return true
    }
    guard button == .primary else { return false }
    drag = item(at: event.position).map { ($0, event.position, false) }
    return true
  }

  private static let dragDistance = 6.0

  public override func dragged(_ event: PointerEvent) {
    guard var drag = self.drag else { return }
    let offset = event.position - drag.start
    if !drag.isMoving, max(abs(offset.x), abs(offset.y)) > Self.dragDistance {
      drag.isMoving = true
      // Esc calls it off.
      window?.focus(self, shown: false)
    }
    self.drag = drag
    guard drag.isMoving else { return }
    selection = drag.item
    delegate?.pictureList(self, dragged: drag.item, to: positionInScene(event.position))
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    guard let drag else { return }
    self.drag = nil
    if drag.isMoving {
      window?.focus(nil, shown: false)
      delegate?.pictureList(self, dropped: drag.item, at: positionInScene(event.position))
    } else {
      choose(drag.item)
    }
  }

  public override func pressCancelled() {
    guard drag != nil else { return }
    drag = nil
    if isFocused { window?.focus(nil, shown: false) }
    delegate?.pictureListCancelled(self)
  }

  private func choose(_ item: Int) {
    selection = item
    delegate?.pictureList(self, chose: item)
  }

  public override func hovered(_ event: PointerEvent) { hoveredRow = row(at: event.position) }

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
    guard isFocused, event.modifiers.isEmpty else { return false }
    let items = items
    let place = selection.flatMap { items.firstIndex(of: $0) }
    switch event.key {
    case .up: mark(items, (place ?? 1) - 1)
    case .down: mark(items, (place ?? -1) + 1)
    case .pageUp: mark(items, (place ?? 0) - 8)
    case .pageDown: mark(items, (place ?? 0) + 8)
    case .escape:
      guard drag != nil else { return false }
      pressCancelled()
    case .enter:
      guard let selection else { return false }
      choose(selection)
    default: return false
    }
    return true
  }

  private func mark(_ items: [Int], _ index: Int) {
    guard !items.isEmpty else { return }
    let number = items[min(max(0, index), items.count - 1)]
    selection = number
    guard
      let row = rows.first(where: {
        if case .item(let other, _) = $0.content { other == number } else { false }
      })
    else { return }
    scrolling.reveal(from: row.y - Self.headingHeight, to: row.y + row.height + 6)
    setNeedsDisplay()
  }
}
