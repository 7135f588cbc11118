public import Canvas
public import Base
public import Texts
public import Widgets

/// Gives a collection its pictures, and hears what is to be done with them.
public protocol CollectionViewDelegate: AnyObject {
  /// The picture of an entry, drawn to a size; nil while it is being made. The view asks again when
  /// `previewChanged` says so.
  func collectionView(_ view: CollectionView, previewOf entry: CollectionEntry, size: PixelSize)
    -> Surface?
  func collectionView(_ view: CollectionView, open index: Int)
  func collectionView(_ view: CollectionView, showMenuFor index: Int?, at point: ViewPoint)
  func collectionView(_ view: CollectionView, rename index: Int, to name: String)
  /// The pointer is over another entry now, or over none.
  func collectionView(_ view: CollectionView, hovers entry: CollectionEntry?)
}

/// A grid of pictures, each in its own shape, with name and date.
///
/// Only what is visible is asked for and drawn, so that ten thousand entries scroll as one does.
public final class CollectionView: View {
  public weak var delegate: (any CollectionViewDelegate)?
  public private(set) var entries: [CollectionEntry] = []
  /// The entry that keys act on.
  public private(set) var selection: Int?
  public let scale: () -> Double

  private let texts: Texts
  private var scrolling = Scrolling()
  private var hoveredIndex: Int? {
    didSet {
      displayCell(oldValue, hoveredIndex)
      guard hoveredIndex != oldValue else { return }
      delegate?.collectionView(
        self, hovers: hoveredIndex.flatMap { entries.indices.contains($0) ? entries[$0] : nil })
    }
  }
  private var pressedIndex: Int?
  private var thumbGrip: Double?
  private var editor: (index: Int, field: TextField)?

  /// - Parameter scale: device pixels for a point.
  public init(texts: Texts, scale: @escaping () -> Double) {
    self.scale = scale
    self.texts = texts
    super.init(Accessibility(.list, name: texts.paintings))
  }

  public override var acceptsFocus: Bool { true }

  // MARK: Content

  /// Shows other entries. The selection stays with its entry where that is still there.
  public func show(_ entries: [CollectionEntry], name: String) {
    guard entries != self.entries else { return }
    let selectedKey = selection.map { self.entries[$0].key }
    let selectedIndex = selection
    endRenaming()
    self.entries = entries
    accessibility.name = name
    hoveredIndex = nil
    pressedIndex = nil
    selection = nil
    if let selectedKey, let index = entries.firstIndex(where: { $0.key == selectedKey }) {
      selection = index
    } else if !entries.isEmpty {
      selection = min(selectedIndex ?? 0, entries.count - 1)
    }
    resizeContent()
    setNeedsDisplay()
  }

  /// One entry changed, as while it is being drawn.
  public func update(_ entry: CollectionEntry) {
    guard let index = entries.firstIndex(where: { $0.key == entry.key }) else { return }
    guard entries[index] != entry else { return }
    entries[index] = entry
    displayCell(index)
  }

  /// A picture that was asked for is there.
  public func previewChanged(key: Int64) {
    let visible = grid.indices(
      from: scrolling.offset, to: scrolling.offset + bounds.height)
    for index in visible where entries[index].key == key { displayCell(index) }
  }

  public func select(_ index: Int?) {
    guard index != selection else { return }
    displayCell(selection, index)
    selection = index.flatMap { entries.indices.contains($0) ? $0 : nil }
    if let selection {
      accessibility.value = entries[selection].title
      let cell = grid.rect(of: selection)
      scroll { $0.reveal(from: cell.y - 8, to: cell.maxY + 8) }
    }
  }

  public func scrollToTop() { scroll { $0.scroll(to: 0) } }

  // MARK: Layout

  private var grid: CollectionGrid { CollectionGrid(count: entries.count, width: bounds.width) }

  private func rect(of index: Int) -> ViewRect {
    grid.rect(of: index).offset(by: ViewPoint(x: 0, y: -scrolling.offset))
  }

  /// What an entry says to somebody who can't see it, and where it is in this view's points.
  public func accessibleEntry(_ index: Int) -> (accessibility: Accessibility, frame: ViewRect) {
    let entry = entries[index]
    return (
      Accessibility(.button, name: entry.title, value: texts.date(entry.date)), rect(of: index)
    )
  }

  public override func layout() {
    resizeContent()
    placeEditor()
  }

  private func resizeContent() {
    scrolling.resize(content: grid.height, visible: bounds.height)
  }

  private func scroll(_ change: (inout Scrolling) -> Void) {
    let before = scrolling.offset
    change(&scrolling)
    scrolling.scroll(to: scrolling.offset.rounded())
    guard scrolling.offset != before else { return }
    placeEditor()
    setNeedsDisplay()
  }

  private func displayCell(_ indices: Int?...) {
    for case .some(let index) in indices where entries.indices.contains(index) {
      setNeedsDisplay(rect(of: index))
    }
  }

  // MARK: Renaming

  /// Lets the name of an entry be edited in its place.
  public func beginRenaming(_ index: Int, fieldName: String) {
    guard entries.indices.contains(index) else { return }
    endRenaming()
    select(index)
    let field = TextField(name: fieldName, text: entries[index].title)
    field.alignment = .center
    editor = (index, field)
    add(field)
    placeEditor()
    field.selectAll()
    field.committed = { [weak self] text in
      guard let self else { return }
      let entry = index
      endRenaming()
      delegate?.collectionView(self, rename: entry, to: text)
    }
    field.ended = { [weak self] in self?.endRenaming() }
    window?.focus(field)
  }

  private func endRenaming() {
    guard let field = editor?.field else { return }
    editor = nil
    field.ended = {}
    let hadFocus = field.isFocused
    let window = window
    remove(field)
    if hadFocus || window?.focused == nil { window?.focus(self) }
  }

  private func placeEditor() {
    guard let editor, entries.indices.contains(editor.index) else { return }
    let cell = rect(of: editor.index)
    editor.field.frame = ViewRect(
      x: cell.x + 8, y: cell.y + 174, width: cell.width - 16, height: 28)
  }

  // MARK: Drawing

  public override func draw(_ pass: DrawPass) {
    let area = pass.damage.intersection(bounds)
    let visible = grid.indices(
      from: scrolling.offset + area.y, to: scrolling.offset + area.maxY)
    for index in visible where rect(of: index).intersects(area) {
      CollectionCell(
        entry: entries[index], rect: rect(of: index), isSelected: index == selection,
        isHovered: index == hoveredIndex, isPressed: index == pressedIndex,
        hidesTitle: editor?.index == index, date: texts.date(entries[index].date)
      ).draw(pass) { size in delegate?.collectionView(self, previewOf: entries[index], size: size) }
    }
  }

  public override func drawOverlay(_ pass: DrawPass) {
    guard let thumb = scrolling.thumb(trackHeight: bounds.height - 8) else { return }
    let isLit = thumbGrip != nil || isHovered
    pass.context.setColor(pass.theme.text.with(alpha: isLit ? 0.38 : 0.2))
    pass.context.roundedRectangle(
      ViewRect(x: bounds.width - 10, y: 4 + thumb.y, width: 6, height: thumb.height), radius: 3)
    pass.context.fill()
  }

  // MARK: Pointer

  private func index(at point: ViewPoint) -> Int? {
    grid.index(at: point + ViewPoint(x: 0, y: scrolling.offset))
  }

  private func isOnScrollbar(_ point: ViewPoint) -> Bool {
    scrolling.farthest > 0 && point.x >= bounds.width - 14
  }

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    let index = index(at: event.position)
    switch button {
    case .primary:
      if isOnScrollbar(event.position) {
        gripThumb(at: event.position.y)
        return true
      }
      select(index ?? selection)
      pressedIndex = index
      displayCell(index)
      return true
    case .secondary:
      select(index ?? selection)
      delegate?.collectionView(self, showMenuFor: index, at: originInScene + event.position)
      return true
    default:
      return false
    }
  }

  private func gripThumb(at y: Double) {
    guard let thumb = scrolling.thumb(trackHeight: bounds.height - 8) else { return }
    let isInside = y >= thumb.y + 4 && y < thumb.y + 4 + thumb.height
    thumbGrip = isInside ? y - thumb.y : thumb.height / 2
    dragThumb(to: y)
  }

  private func dragThumb(to y: Double) {
    guard let thumbGrip, let thumb = scrolling.thumb(trackHeight: bounds.height - 8) else { return }
    let track = bounds.height - 8 - thumb.height
    scroll { $0.scroll(to: track > 0 ? (y - thumbGrip) / track * $0.farthest : 0) }
  }

  public override func dragged(_ event: PointerEvent) {
    if thumbGrip != nil { dragThumb(to: event.position.y) }
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    let pressed = pressedIndex
    pressCancelled()
    guard button == .primary, let pressed, index(at: event.position) == pressed else { return }
    delegate?.collectionView(self, open: pressed)
  }

  public override func pressCancelled() {
    displayCell(pressedIndex)
    pressedIndex = nil
    if thumbGrip != nil {
      thumbGrip = nil
      setNeedsDisplay()
    }
  }

  public override func hovered(_ event: PointerEvent) {
    let index = isOnScrollbar(event.position) ? nil : index(at: event.position)
    if index != hoveredIndex { hoveredIndex = index }
  }

  public override func hoverChanged() {
    if !isHovered, hoveredIndex != nil { hoveredIndex = nil }
    setNeedsDisplay(ViewRect(x: bounds.width - 14, y: 0, width: 14, height: bounds.height))
  }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    scroll { $0.scroll(to: $0.offset + dy * Scrolling.notch) }
    hovered(event)
    return true
  }

  // MARK: Keys

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty, !entries.isEmpty else { return false }
    let current = selection ?? 0
    let columns = grid.columns
    let page = max(1, Int(bounds.height / CollectionGrid.cell.height)) * columns
    let target: Int
    switch event.key {
    case .left: target = current - 1
    case .right: target = current + 1
    case .up: target = current - columns
    case .down: target = min(current + columns, max(current, entries.count - 1))
    case .pageUp: target = max(current % columns, current - page)
    case .pageDown: target = min(entries.count - 1, current + page)
    case .home: target = 0
    case .end: target = entries.count - 1
    case .enter:
      delegate?.collectionView(self, open: current)
      return true
    case .menu:
      let cell = rect(of: current)
      delegate?.collectionView(self, showMenuFor: current, at: originInScene + cell.center)
      return true
    default: return false
    }
    if entries.indices.contains(target) { select(target) }
    return true
  }
}
