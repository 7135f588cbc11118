import Canvas
public import Base
public import Texts
public import Widgets

/// A grid of pictures, each in its own shape, with names and dates and multiple selection.
///
/// Requests and draws only visible entries, so that ten thousand scroll as well as one.
public final class CollectionView: View {
  /// Provides the pictures, and handles the actions.
  public weak var delegate: (any CollectionViewDelegate)?
  /// All entries. Requests missing ones first.
  public var entries: ChunkedArray<CollectionEntry> {
    complete()
    return known
  }
  /// The first entries, which include all visible ones.
  private var known: ChunkedArray<CollectionEntry> = []
  /// The number of further entries.
  private var missingCount = 0
  /// Called when more entries are needed than are known. The handler is to show all.
  public var wantsAll: () -> Void = {}
  /// Whether to reserve a line for the tags of the entries.
  private var hasTags = false
  /// Posted when the selection changes.
  public let choiceChanged = Signal<Void>()
  /// Posted when the user changes the size of the pictures.
  public let thumbnailSizeChanged = Signal<ThumbnailSize>()
  /// Returns the device pixels per point, for the requested pictures.
  public let scale: () -> Double

  let texts: Texts
  var choice = ListSelection<Int64>() { didSet { showChoice(insteadOf: oldValue) } }
  var scrollbar = CollectionScrollbar()
  /// Edits names.
  let editor = InPlaceEditor()
  /// The rubber band while it is drawn, and the pointer's position in the view.
  var band: CollectionMarquee?
  var bandPointer = ViewPoint.zero
  var cancelEdgeScroll: (() -> Void)?
  var pressedIndex: Int?
  /// The position of the press on an entry, until the entry is dragged.
  var pressPosition: ViewPoint?
  /// In points; allows for the motion of a clicking hand.
  private static let dragThreshold = 6.0
  private var isTickHovered = false
  /// Wheel notches short of a whole step.
  var restOfWheel = 0.0
  var hoveredIndex: Int? {
    didSet {
      displayCell(oldValue, hoveredIndex)
      guard hoveredIndex != oldValue else { return }
      delegate?.collectionView(
        self, hovers: hoveredIndex.flatMap { known.indices.contains($0) ? known[$0] : nil })
    }
  }

  /// - Parameter scale: the number of device pixels for a point.
  public init(texts: Texts, scale: @escaping () -> Double) {
    self.scale = scale
    self.texts = texts
    super.init(Accessibility(.list, name: texts.paintings))
  }

  public override var acceptsFocus: Bool { true }

  // MARK: Content

  /// Shows new entries. Those that still exist stay selected.
  ///
  /// - Parameters:
  ///   - missingCount: the number of further entries. Space is reserved for them, and `wantsAll` is called once they
  ///     are needed.
  ///   - hasTags: whether to reserve a line for tags, regardless of the entries.
  public func show(
    _ entries: ChunkedArray<CollectionEntry>, missingCount: Int = 0, name: String,
    hasTags: Bool = false
  ) {
    guard entries != known || missingCount != self.missingCount || hasTags != self.hasTags else {
      return
    }
    rearrange {
      known = entries
      self.missingCount = missingCount
      self.hasTags = hasTags
      accessibility.name = name
      choice.update(to: ChunkedArray(entries.lazy.map(\.key)))
    }
  }

  /// Applies changes to a few entries, at a cost proportional to the changes.
  ///
  /// - Precondition: the splices fit the entries, and no entries are missing.
  public func apply(_ splices: [Splice<CollectionEntry>], name: @autoclosure () -> String) {
    let isInPlace = splices.allSatisfy { splice in
      splice.removedCount == 1 && splice.inserted.map(\.key) == [known[splice.index].key]
    }
    if isInPlace {
      known.apply(splices)
      for splice in splices {
        displayCell(splice.index)
        if known[splice.index].key == choice.current, chosenCount == 0 {
          accessibility.value = known[splice.index].title
        }
      }
    } else {
      rearrange {
        known.apply(splices)
        accessibility.name = name()
        choice.apply(splices.map { $0.map(\.key) })
      }
    }
  }

  /// Rearranges entries. Interaction in progress stays with its entry.
  private func rearrange(_ change: () -> Void) {
    let (pressed, hovered, renamed) = (key(pressedIndex), key(hoveredIndex), key(editor.index))
    change()
    // The pointer may be over another entry now, but the pressed one stays pressed.
    if key(hoveredIndex) != hovered { hoveredIndex = nil }
    pressedIndex = pressed.flatMap { index(of: $0) }
    resizeContent()
    followRenaming(of: renamed)
    setNeedsDisplay()
  }

  private func key(_ index: Int?) -> Int64? {
    index.flatMap { known.indices.contains($0) ? known[$0].key : nil }
  }

  /// Searches the known entries first, and then all.
  func index(of key: Int64) -> Int? {
    choice.order.firstIndex(of: key)
      ?? (missingCount > 0 ? entries.firstIndex { $0.key == key } : nil)
  }

  func title(_ index: Int) -> String { known[index].title }

  private func complete() {
    guard missingCount > 0 else { return }
    wantsAll()
    // Show nothing for entries that weren't provided.
    missingCount = 0
  }

  /// Called when a requested picture is available.
  public func previewChanged(key: Int64) {
    let offset = scrollbar.scrolling.offset
    let visible = grid.indices(from: offset, to: offset + bounds.height).clamped(to: known.indices)
    for index in visible where known[index].key == key { displayCell(index) }
  }

  // MARK: Layout

  /// The requested size, reduced on display if space is short. Setting it keeps the visible entries in view.
  public var thumbnailSize = ThumbnailSize.usual {
    didSet { if thumbnailSize != oldValue { reflow(from: oldValue) } }
  }

  var grid: CollectionGrid { grid(thumbnailSize) }

  func grid(_ size: ThumbnailSize) -> CollectionGrid {
    CollectionGrid(
      count: known.count + missingCount, width: bounds.width, size: size, hasTags: hasTags)
  }

  func rect(of index: Int) -> ViewRect {
    grid.rect(of: index).offset(by: ViewPoint(x: 0, y: -scrollbar.scrolling.offset))
  }

  /// Returns an entry's accessible text, and its frame in this view's points.
  public func accessibleEntry(_ index: Int) -> (accessibility: Accessibility, frame: ViewRect) {
    let entry = entries[index]
    return (
      Accessibility(
        .button, name: entry.title,
        value: ([texts.date(entry.date)] + entry.tags).joined(separator: ", ")),
      rect(of: index)
    )
  }

  public override var accessibleItemCount: Int { known.count + missingCount }
  public override var currentAccessibleItem: Int? { selection }

  public override func accessibleItem(_ index: Int) -> AccessibleItem? {
    guard entries.indices.contains(index) else { return nil }
    let (accessibility, frame) = accessibleEntry(index)
    return AccessibleItem(
      accessibility, frame: frame, isSelected: choice.chosen.contains(entries[index].key)
    ) { [weak self] in
      guard let self else { return }
      select(index)
      delegate?.collectionView(self, open: index)
    }
  }

  public override var isRegion: Bool { true }

  public override func layout() {
    resizeContent()
    placeEditor()
  }

  func resizeContent() {
    scrollbar.resize(content: grid.height, visible: bounds.height)
  }

  /// Scrolls to the first entry.
  public func scrollToTop() { scroll { $0.scroll(to: 0) } }

  @discardableResult
  func scroll(_ change: (inout Scrolling) -> Void) -> Bool {
    scrolled(scrollbar.scroll(change))
  }

  @discardableResult
  private func scrolled(_ isElsewhere: Bool) -> Bool {
    guard isElsewhere else { return false }
    placeEditor()
    setNeedsDisplay()
    return true
  }

  func displayCell(_ indices: Int?...) {
    for case .some(let index) in indices where known.indices.contains(index) {
      setNeedsDisplay(rect(of: index))
    }
  }

  // MARK: Drawing

  public override func draw(_ pass: RenderPass) {
    let area = pass.damage.intersection(bounds)
    let offset = scrollbar.scrolling.offset
    var indices: Range<Int> { self.grid.indices(from: offset + area.y, to: offset + area.maxY) }
    if indices.upperBound > known.count { complete() }
    let grid = grid
    for index in indices {
      let rect = rect(of: index)
      guard rect.intersects(area) else { continue }
      let entry = known[index]
      CollectionCell(
        entry: entry, rect: rect, size: grid.size, isCurrent: entry.key == choice.current,
        isHovered: index == hoveredIndex, isPressed: index == pressedIndex, tick: tick(at: index),
        isChoosing: chosenCount > 0, hidesTitle: editor.index == index,
        date: texts.date(entry.date)
      ).draw(pass) { size in delegate?.collectionView(self, previewOf: entry, size: size) }
    }
  }

  private func tick(at index: Int) -> CollectionTick? {
    let isHovered = index == hoveredIndex
    guard chosenCount > 0 || isHovered else { return nil }
    return CollectionTick(
      isChosen: choice.chosen.contains(known[index].key), isHovered: isHovered && isTickHovered)
  }

  public override func drawOverlay(_ pass: RenderPass) {
    drawBand(pass)
    scrollbar.draw(pass, in: bounds, isHovered: isHovered)
  }

  // MARK: Pointer

  public override func pressed(_ event: PointerEvent, _ button: PointerButton) -> Bool {
    let index = index(at: event.position)
    switch button {
    case .primary:
      if scrollbar.area(in: bounds).contains(event.position) {
        scrolled(scrollbar.press(at: event.position.y, in: bounds))
      } else if let index {
        press(index, event)
      } else {
        beginBand(at: event.position, event.modifiers)
      }
      return true
    case .secondary:
      showMenu(for: index, at: event.position)
      return true
    default:
      return false
    }
  }

  public override func dragged(_ event: PointerEvent) {
    if scrollbar.isDragged {
      scrolled(scrollbar.drag(to: event.position.y, in: bounds))
    } else if let pressedIndex {
      guard let start = pressPosition,
        max(abs(event.position.x - start.x), abs(event.position.y - start.y)) > habits.dragThreshold
          ?? Self.dragThreshold
      else { return }
      pressPosition = nil
      delegate?.collectionView(self, dragged: pressedIndex)
    } else {
      dragBand(to: event.position)
    }
  }

  public override func released(_ event: PointerEvent, _ button: PointerButton) {
    let pressed = pressedIndex
    endBand()
    pressCancelled()
    guard button == .primary, let pressed, index(at: event.position) == pressed else { return }
    select(pressed)
    delegate?.collectionView(self, open: pressed)
  }

  public override func pressCancelled() {
    displayCell(pressedIndex)
    pressedIndex = nil
    pressPosition = nil
    cancelBand()
    if scrollbar.isDragged {
      scrollbar.release()
      setNeedsDisplay()
    }
  }

  public override func hovered(_ event: PointerEvent) {
    let index =
      scrollbar.area(in: bounds).contains(event.position) ? nil : index(at: event.position)
    let isOnTick =
      index.map { CollectionTick.area(in: rect(of: $0)).contains(event.position) } ?? false
    if index != hoveredIndex { hoveredIndex = index }
    guard isOnTick != isTickHovered else { return }
    isTickHovered = isOnTick
    displayCell(index)
  }

  public override func hoverChanged() {
    if !isHovered, hoveredIndex != nil { hoveredIndex = nil }
    setNeedsDisplay(ViewRect(x: bounds.width - 14, y: 0, width: 14, height: bounds.height))
  }

  public override func scrolled(_ event: PointerEvent, dx: Double, dy: Double) -> Bool {
    if event.modifiers.contains(.control) {
      resizeThumbnails(byWheel: dy)
    } else {
      scroll { $0.scroll(to: $0.offset + dy * Scrolling.notch) }
    }
    hovered(event)
    return true
  }

  // MARK: Fingers

  public override var fingerUse: FingerUse? { .scrolls }
  public override func tapped(_ event: PointerEvent) -> Bool { tap(event) }
  public override func longPressed(_ event: PointerEvent) -> Bool { hold(event) }

  public override func pinched(_ event: PinchEvent) -> Bool {
    pinch(event)
    return true
  }

  // MARK: Keys

  public override func keyPressed(_ event: KeyEvent) -> Bool { handle(event) }
}
