import Canvas
public import Base
public import Widgets

/// A vertical list of patterns to choose from, with a heading for each category.
public final class PatternList: View {
  /// Handles the choice of a pattern.
  public weak var delegate: (any PatternListDelegate)?
  private let emptyText: String
  private var rows: [Row] = []
  private var height = 0.0
  private var scrolling = Scrolling()
  private var hoveredRow: Int? { didSet { if hoveredRow != oldValue { setNeedsDisplay() } } }
  /// The number of the selected pattern.
  public var selection: Int? {
    didSet {
      guard selection != oldValue else { return }
      setNeedsDisplay()
      noteAccessibleItem()
    }
  }
  private var drag: (pattern: Int, start: ViewPoint, isMoving: Bool)?

  private struct Row {
    enum Content {
      case heading(String)
      case pattern(Int, PatternEntry)
    }
    let content: Content
    let y: Double

    var height: Double { if case .heading = content { headingHeight } else { patternHeight } }
  }

  public override var accessibleItemCount: Int { patterns.count }
  public override var currentAccessibleItem: Int? {
    selection.flatMap { patterns.firstIndex(of: $0) }
  }

  public override func accessibleItem(_ index: Int) -> AccessibleItem? {
    let patterns = patterns
    guard patterns.indices.contains(index) else { return nil }
    for row in rows {
      guard case .pattern(patterns[index], let entry) = row.content else { continue }
      let details = [entry.author, entry.fact, entry.kind].filter { !$0.isEmpty }
      return AccessibleItem(
        Accessibility(.button, name: entry.name, value: details.joined(separator: ", ")),
        frame: rect(of: row), isSelected: patterns[index] == selection
      ) { [weak self] in self?.choose(patterns[index]) }
    }
    return nil
  }

  private static let headingHeight = 30.0
  private static let patternHeight = 60.0
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

  /// Shows numbered patterns in the given order, with each category contiguous.
  public func show(_ entries: [(number: Int, entry: PatternEntry)]) {
    rows = []
    height = 4
    var kind: String?
    for (number, entry) in entries {
      if entry.kind != kind {
        kind = entry.kind
        append(.heading(entry.kind))
      }
      append(.pattern(number, entry))
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

  /// The numbers of the patterns, in order.
  private var patterns: [Int] {
    rows.compactMap { if case .pattern(let number, _) = $0.content { number } else { nil } }
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
      case .pattern(let number, let entry):
        draw(entry, number, in: rect, isHovered: index == hoveredRow, pass)
      }
    }
    pass.drawScrollThumb(
      scrolling, in: ViewRect(x: 0, y: 4, width: bounds.width - 2, height: bounds.height - 8),
      isHovered: isHovered)
    if isFocused { pass.drawFocusRing(bounds, radius: 2) }
  }

  private func draw(
    _ entry: PatternEntry, _ number: Int, in rect: ViewRect, isHovered: Bool, _ pass: RenderPass
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
    if let picture = delegate?.patternList(self, pictureOf: number, fitting: box) {
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

  private func pattern(at point: ViewPoint) -> Int? {
    guard let row = row(at: point), case .pattern(let number, _) = rows[row].content else {
      return nil
    }
    return number
  }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    if button == .secondary, let pattern = pattern(at: event.position) {
      delegate?.patternList(
        self, wantsMenuFor: pattern, at: positionInScene(event.position))
      return true
    }
    guard button == .primary else { return false }
    drag = pattern(at: event.position).map { ($0, event.position, false) }
    return true
  }

  private static let dragDistance = 6.0

  public override func dragged(_ event: PointerEvent) {
    guard var drag = self.drag else { return }
    let offset = event.position - drag.start
    if max(abs(offset.x), abs(offset.y)) > Self.dragDistance { drag.isMoving = true }
    self.drag = drag
    guard drag.isMoving else { return }
    selection = drag.pattern
    delegate?.patternList(self, dragged: drag.pattern, to: positionInScene(event.position))
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    guard let drag else { return }
    self.drag = nil
    if drag.isMoving {
      delegate?.patternList(self, dropped: drag.pattern, at: positionInScene(event.position))
    } else {
      choose(drag.pattern)
    }
  }

  public override func pressCancelled() {
    guard drag != nil else { return }
    drag = nil
    delegate?.patternListCancelled(self)
  }

  private func choose(_ pattern: Int) {
    selection = pattern
    delegate?.patternList(self, chose: pattern)
  }

  public override func hovered(_ event: PointerEvent) { hoveredRow = row(at: event.position) }

  public override func hoverChanged() {
    if !isHovered { hoveredRow = nil }
    setNeedsDisplay()
  }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    scrolling.scroll(to: scrolling.offset + dy * Scrolling.notch)
    hovered(event)
    setNeedsDisplay()
    return true
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, event.modifiers.isEmpty else { return false }
    let patterns = patterns
    let place = selection.flatMap { patterns.firstIndex(of: $0) }
    switch event.key {
    case .up: mark(patterns, (place ?? 1) - 1)
    case .down: mark(patterns, (place ?? -1) + 1)
    case .pageUp: mark(patterns, (place ?? 0) - 8)
    case .pageDown: mark(patterns, (place ?? 0) + 8)
    case .enter:
      guard let selection else { return false }
      choose(selection)
    default: return false
    }
    return true
  }

  private func mark(_ patterns: [Int], _ index: Int) {
    guard !patterns.isEmpty else { return }
    let number = patterns[min(max(0, index), patterns.count - 1)]
    selection = number
    guard
      let row = rows.first(where: {
        if case .pattern(let other, _) = $0.content { other == number } else { false }
      })
    else { return }
    scrolling.reveal(from: row.y - Self.headingHeight, to: row.y + row.height + 6)
    setNeedsDisplay()
  }
}
