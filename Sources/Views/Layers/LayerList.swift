import Canvas
public import Base
public import Texts
public import Widgets

/// The layers of a document, from top to bottom. One is current, and each can be hidden, locked, renamed and reordered.
public final class LayerList: View {
  /// Posts the row chosen as current.
  public let chosen = Signal<Int>()
  /// Posts the row whose eye was pressed.
  public let toggledShown = Signal<Int>()
  /// Posts the row whose padlock was pressed.
  public let toggledLock = Signal<Int>()
  /// Posts the new name of a row.
  public let renamed = Signal<(row: Int, name: String)>()
  /// Posts the position in the scene for the menu of the current layer.
  public let menuWanted = Signal<ViewPoint>()
  /// Posts the new position of a row.
  public let moved = Signal<(row: Int, to: Int)>()
  /// Posts the scroll offset.
  let scrolledTo = Signal<Double>()
  let texts: LayerTexts
  let rowHeight: Double
  var scrolling = Scrolling() {
    didSet { if scrolling.offset != oldValue.offset { scrolledTo.post(scrolling.offset) } }
  }
  var hovered: (row: Int, part: Part)?
  /// The press that may become a drag, and the gap under it.
  var drag: (row: Int, start: ViewPoint, gap: Int?)?
  private var clicks = ClickCounter()
  /// The row to rename on release: the press itself moves the focus to the list.
  private var renamedOnRelease: Int?
  /// Edits names.
  private let editor = InPlaceEditor()

  /// A part of a row.
  enum Part { case eye, name, lock }

  /// Creates an empty list.
  ///
  /// - Parameter rowHeight: the height of every row, in points.
  public init(texts: LayerTexts, rowHeight: Double = 34) {
    self.texts = texts
    self.rowHeight = rowHeight
    super.init(Accessibility(.list, name: texts.layers))
  }

  /// The layers from top to bottom. Another number of them ends renaming.
  public var entries: [LayerEntry] = [] {
    didSet {
      guard entries != oldValue else { return }
      if entries.count != oldValue.count { editor.end() }
      setNeedsLayout()
      describe()
    }
  }

  /// The current row.
  public var selection = 0 {
    didSet {
      guard selection != oldValue else { return }
      let rect = rect(of: selection)
      scrolling.reveal(
        from: rect.y + scrolling.offset - 4, to: rect.maxY + scrolling.offset + 4)
      describe()
    }
  }

  private func describe() {
    setNeedsDisplay()
    guard entries.indices.contains(selection) else { return }
    let entry = entries[selection]
    accessibility.value = ([entry.name] + states(of: entry)).joined(separator: ", ")
    noteAccessibleItem()
  }

  public override var accessibleItemCount: Int { entries.count }
  public override var currentAccessibleItem: Int? { selection }

  public override func accessibleItem(_ index: Int) -> AccessibleItem? {
    guard entries.indices.contains(index) else { return nil }
    let entry = entries[index]
    return AccessibleItem(
      Accessibility(
        .button, name: entry.name, value: states(of: entry).joined(separator: ", ")),
      frame: rect(of: index), isSelected: index == selection
    ) { [weak self] in self?.chosen.post(index) }
  }

  private func states(of entry: LayerEntry) -> [String] {
    [
      entry.isHidden ? texts.hiddenState : nil, entry.isLocked ? texts.lockedState : nil,
      entry.isReference ? texts.referenceState : nil,
    ].compactMap { $0 }
  }

  /// The margin above the first row and below the last one.
  static let margin = 4.0
  /// The width reserved for the eye and for the padlock.
  static let iconWidth = 32.0

  public override var acceptsFocus: Bool { true }
  public override var isOpaque: Bool { true }

  /// The unscrolled height.
  public var contentHeight: Double { Double(entries.count) * rowHeight + 2 * Self.margin }

  public override func layout() {
    scrolling.resize(content: contentHeight, visible: bounds.height)
    placeEditor()
  }

  func rect(of row: Int) -> ViewRect {
    ViewRect(
      x: Self.margin, y: Self.margin + Double(row) * rowHeight - scrolling.offset,
      width: max(0, bounds.width - 2 * Self.margin), height: rowHeight)
  }

  func rect(of part: Part, in row: Int) -> ViewRect {
    let rect = rect(of: row)
    let indent = entries.indices.contains(row) ? Double(entries[row].depth) * 12 : 0
    switch part {
    case .eye: return ViewRect(x: rect.x, y: rect.y, width: Self.iconWidth, height: rect.height)
    case .lock:
      return ViewRect(
        x: rect.maxX - Self.iconWidth, y: rect.y, width: Self.iconWidth, height: rect.height)
    case .name:
      return ViewRect(
        x: rect.x + Self.iconWidth + indent, y: rect.y,
        width: max(0, rect.width - 2 * Self.iconWidth - indent), height: rect.height)
    }
  }

  private func position(at point: ViewPoint) -> (row: Int, part: Part)? {
    let row = Int(
      saturating: ((point.y - Self.margin + scrolling.offset) / rowHeight).rounded(.down))
    guard entries.indices.contains(row) else { return nil }
    let part =
      [Part.eye, .lock].first { rect(of: $0, in: row).contains(point) } ?? .name
    return (row, part)
  }

  public override func draw(_ pass: RenderPass) { drawRows(pass) }

  // MARK: Pointer

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    guard button != .secondary else {
      guard let row = position(at: event.position)?.row else { return false }
      editor.end()
      chosen.post(row)
      menuWanted.post(positionInScene(event.position))
      return true
    }
    guard button == .primary else { return false }
    editor.end()
    guard let place = position(at: event.position) else { return true }
    switch place.part {
    case .eye: toggledShown.post(place.row)
    case .lock: toggledLock.post(place.row)
    case .name:
      let isDouble = clicks.isSecond(event, by: habits)
      chosen.post(place.row)
      drag = (place.row, event.position, nil)
      if isDouble {
        clicks.forget()
        drag = nil
        renamedOnRelease = place.row
      }
    }
    return true
  }

  public override func dragged(_ event: PointerEvent) {
    guard let drag, entries.count > 1 else { return }
    let way = event.position - drag.start
    guard drag.gap != nil || abs(way.y) > 5 else { return }
    let place = (event.position.y - Self.margin + scrolling.offset) / rowHeight
    self.drag?.gap = min(max(Int(saturating: place.rounded()), 0), entries.count)
    setNeedsDisplay()
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    defer { endDrag() }
    if let row = renamedOnRelease { return beginRenaming(row) }
    guard let drag, let gap = drag.gap else { return }
    let target = gap > drag.row ? gap - 1 : gap
    if target != drag.row { moved.post((drag.row, target)) }
  }

  public override func pressCancelled() { endDrag() }

  private func endDrag() {
    (drag, renamedOnRelease) = (nil, nil)
    setNeedsDisplay()
  }

  public override func hovered(_ event: PointerEvent) {
    let place = position(at: event.position)
    let isOther = place?.row != hovered?.row || place?.part != hovered?.part
    hovered = place
    if isOther { setNeedsDisplay() }
    tooltip =
      switch place {
      case (let row, .eye)?: texts.shown(entries[row].name)
      case (let row, .lock)?: texts.locked(entries[row].name)
      default: nil
      }
    pointerShape = place == nil || place?.part == .name ? .arrow : .hand
  }

  public override func hoverChanged() {
    if !isHovered { hovered = nil }
    setNeedsDisplay()
  }

  public override var fingerUse: FingerUse? { scrolling.fingerUse }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    guard scrolling.farthest > 0 else { return false }
    scroll(to: scrolling.offset + dy * Scrolling.notch)
    return true
  }

  /// Scrolls to an offset, clamped to the content.
  func scroll(to offset: Double) {
    scrolling.scroll(to: offset)
    placeEditor()
    setNeedsDisplay()
  }

  // MARK: Keys

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFocused, !entries.isEmpty else { return false }
    let isMoving = event.modifiers == .alt
    guard event.modifiers.isEmpty || isMoving else { return false }
    switch event.key {
    case .up where isMoving: if selection > 0 { moved.post((selection, selection - 1)) }
    case .down where isMoving:
      if selection < entries.count - 1 { moved.post((selection, selection + 1)) }
    case .up where !isMoving: choose(selection - 1)
    case .down where !isMoving: choose(selection + 1)
    case .home where !isMoving: choose(0)
    case .end where !isMoving: choose(entries.count - 1)
    case .space where !isMoving: toggledShown.post(selection)
    case .enter where !isMoving: beginRenaming(selection)
    case .function(2) where !isMoving: beginRenaming(selection)
    case .menu where !isMoving:
      let row = rect(of: selection)
      menuWanted.post(
        positionInScene(
          ViewPoint(x: row.x + Self.iconWidth, y: min(row.maxY, bounds.height))))
    default: return false
    }
    return true
  }

  private func choose(_ row: Int) {
    if entries.indices.contains(row), row != selection { chosen.post(row) }
  }

  // MARK: Renaming

  /// Starts editing the name of a row in place.
  public func beginRenaming(_ row: Int) {
    guard entries.indices.contains(row) else { return }
    editor.beginEditing(row, of: self, fieldName: texts.name, text: entries[row].name) {
      [weak self] text in
      self?.renamed.post((row, text))
    }
    placeEditor()
  }

  private func placeEditor() {
    editor.place { snapped(rect(of: .name, in: $0).inset(2)) }
  }

  /// Whether a name is being edited.
  public var isRenaming: Bool { editor.index != nil }
}
