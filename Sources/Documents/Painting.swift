public import Base

/// A vector drawing: elements on a paper with a shape and optionally a size, and their history.
///
/// A value type: a copy is a snapshot that another thread may draw. Each mutation returns its change for the views and
/// the library.
///
/// One of its pages is shown: `paper`, `background`, `layers` and `elements` are those of that page, and edits change
/// it. The steps of all pages form one history; an undo or a redo shows the page that it changes.
///
///     var painting = Painting(shape: .fixed(.fourToThree))
///     painting.add(stroke)      // .appended(element), with its new id
///     painting.undo()           // .removedLast
public struct Painting: Equatable, Sendable {
  /// In order; at least one.
  public private(set) var pages: [Page]
  /// The index of the shown page.
  public internal(set) var shownIndex = 0
  /// The background before all edits.
  public let firstBackground: Background
  /// The layers before all edits.
  public let baseLayers: [Layer]
  /// Initial elements, as in an imported painting, which undo doesn't remove.
  public let baseElements: ChunkedArray<PaintingElement>
  /// All edits; `elements` shows only the ones in effect.
  public private(set) var history: History<PaintingEdit>
  /// See `PaintingElement.unknownFields`.
  public var unknownFields: String
  /// Unknown fields of the background.
  public var unknownBackgroundFields: String
  /// The inverses of the edits in effect.
  private var inverses: [Inverse] = []
  /// The id of the next new element. Ids are never reused.
  var nextID: ElementID
  /// The id of the next new group, never reused.
  private var nextGroup: GroupID

  /// The inverse of an edit. Small for strokes, as edits are.
  private enum Inverse: Sendable {
    case removingLast
    case replacing([Splice<PaintingElement>])
    indirect case settingBackground(Background)
    indirect case reshaping(PaperSize, Background, ChunkedArray<PaintingElement>)
    case layering([Layer], [Splice<PaintingElement>])
    /// The opposite change of the list of pages, if there is any, the index of the shown page, and the shape of the
    /// page that the painting began with. Not the list: there may be many such steps.
    indirect case changingPages(PageChange?, shown: Int, firstShape: PaperShape?)
    /// The edit had no effect.
    case nothing
  }

  /// - Parameters:
  ///   - shape: before all edits.
  ///   - paperLength: before all edits.
  ///   - background: before all edits.
  ///   - layers: before all edits.
  ///   - baseElements: elements without an id get one; elements of an unknown layer move to the top one.
  ///   - furtherPages: the initial pages after the first, for a painting without a history. Elements and layers without
  ///     an id of their own get one.
  ///   - history: the recorded history, whose elements have ids.
  public init(
    shape: PaperShape = .ofView, paperLength: PaperLength? = nil, background: Background = .white,
    layers: [Layer] = [Layer()],
    baseElements: some Sequence<PaintingElement> = EmptyCollection(),
    furtherPages: [Page] = [],
    history: History<PaintingEdit> = History(), unknownFields: String = "",
    unknownBackgroundFields: String = ""
  ) {
    var page = Page(
      paper: PaperSize(shape.ratio, length: paperLength), background: background, layers: layers)
    page.shape = shape
    firstBackground = background
    baseLayers = page.layers
    self.history = furtherPages.isEmpty ? history : History()
    self.unknownFields = unknownFields
    self.unknownBackgroundFields = unknownBackgroundFields
    let baseElements = Array(baseElements)
    let known =
      baseElements.map(\.id).filter { $0 <= .greatestFromOutside }
      + history.edits.flatMap { $0.newElements.map(\.id) }
    var next = (known.max() ?? .unassigned).next
    let order = LayerOrder(page.layers)
    var names: [ElementID: ElementID] = [:]
    let refer = ElementCounts(baseElements).refer
    let identified = baseElements.map { element in
      let isNew = element.id == .unassigned || element.id > .greatestFromOutside
      let new = order.placed(isNew ? element.identified(as: &next) : element)
      if refer { names[element.id] = new.id }
      return new
    }
    self.baseElements = ChunkedArray(
      order.sorted(identified.inSoundGroups().connected { names[$0] }).gathered())
    page.elements = self.baseElements
    page.counts = ElementCounts(self.baseElements)
    pages = [page]
    nextID = next
    let groups = self.baseElements.flatMap(\.groups) + history.edits.flatMap(\.form.newGroups)
    nextGroup = (groups.max() ?? .unassigned).next
    if !furtherPages.isEmpty { addOriginal(furtherPages) }
    guard furtherPages.isEmpty else { return }
    for edit in history.edits.prefix(history.position) { _ = apply(edit) }
    shownIndex = 0
  }

  /// Creates a painting with initial strokes.
  public init(
    shape: PaperShape = .ofView, background: Background = .white, baseStrokes: [Stroke],
    unknownFields: String = "", unknownBackgroundFields: String = ""
  ) {
    let ratio = shape.ratio
    self.init(
      shape: shape, background: background,
      baseElements: baseStrokes.map { PaintingElement($0, on: ratio) },
      unknownFields: unknownFields, unknownBackgroundFields: unknownBackgroundFields)
  }

  /// Also changed by edits. Setting it directly is not a step of the history.
  public var shape: PaperShape {
    get { pages[shownIndex].shape }
    set { pages[shownIndex].shape = newValue }
  }

  /// The physical length of the paper's longer side, or nil if only its shape is known. Changed in the same ways as
  /// `shape`.
  public var paperLength: PaperLength? {
    get { pages[shownIndex].paperLength }
    set { pages[shownIndex].paperLength = newValue }
  }

  /// Calls a closure while the shown page has other layers.
  mutating func withLayers<Result>(
    _ layers: [Layer], _ body: (inout Painting) -> Result
  ) -> Result {
    let before = pages[shownIndex].layers
    pages[shownIndex].layers = layers
    defer { pages[shownIndex].layers = before }
    return body(&self)
  }

  /// The approximate number of points to redraw after `undo`.
  public var undoCost: Int {
    guard canUndo else { return 0 }
    let page = history.edits[history.position - 1].page
    let elements = (pages.first { $0.id == page } ?? shownPage).elements
    return switch inverses.last {
    case .replacing(let splices), .layering(_, let splices):
      Self.cost(of: splices, in: elements)
    case .reshaping: elements.cost
    case .removingLast, .settingBackground, .changingPages, .nothing, nil: 0
    }
  }

  /// Whether the program offers to undo a step: initial pages stay.
  public var canUndo: Bool {
    guard history.canUndo else { return false }
    if case .changePages(.add(_, _, isOriginal: true), _) = history.edits[history.position - 1] {
      return false
    }
    return true
  }

  /// Whether an undone edit is left for `redo`.
  public var canRedo: Bool { history.canRedo }

  /// Whether nothing was ever done, not even a step that could be redone.
  public var isUntouched: Bool { elements.isEmpty && history.edits.isEmpty }

  /// Adds an element at the top of the uppermost layer.
  @discardableResult
  public mutating func add(_ stroke: Stroke) -> PaintingChange? {
    perform(.add([PaintingElement(stroke, layer: topLayer, on: aspectRatio)]))
  }

  /// Performs an edit. Returns nil if it changes nothing.
  ///
  /// New elements get ids, new groups and a layer: that of the element they replace, else the one they specify, or the
  /// uppermost layer if that doesn't exist. A replacement with the id of the replaced element keeps it.
  @discardableResult
  public mutating func perform(_ edit: PaintingEdit) -> PaintingChange? {
    if case .onPage(let page, let edit) = edit { return perform(edit, on: page) }
    let completed = edit.form.completed(in: &self) ?? edit
    if case .add(let elements) = completed {
      guard !elements.isEmpty else { return nil }
      let edit = onShownPage(completed)
      history.record(edit)
      return apply(edit)
    }
    if case .changePages(let change, _) = completed { return perform(change, as: completed) }
    var connectors = Connectors(of: self, before: completed)
    let connected = connectors?.following(completed) ?? completed
    let edit = onShownPage(Labels(of: self)?.following(connected) ?? connected)
    let before = (shape, paperLength)
    let change = apply(edit)
    guard before != (shape, paperLength) || isChange(inverses[inverses.count - 1]) else {
      inverses.removeLast()
      return nil
    }
    history.record(edit)
    return change
  }

  /// Performs an edit on a page, which is then shown.
  private mutating func perform(_ edit: PaintingEdit, on page: Page.ID) -> PaintingChange? {
    var turned = self
    guard let turning = turned.turn(to: page) else {
      return page == shownPage.id ? perform(edit) : nil
    }
    guard turned.perform(edit) != nil else { return nil }
    self = turned
    return turning
  }

  private mutating func perform(_ change: PageChange, as edit: PaintingEdit) -> PaintingChange? {
    var new = pages
    guard new.apply(change) != nil, new.map(\.id) != pages.map(\.id) else { return nil }
    history.record(edit)
    return apply(edit)
  }

  /// Returns an edit of the shown page as the history records it.
  public func onShownPage(_ edit: PaintingEdit) -> PaintingEdit {
    shownPage.id == .first ? edit : .onPage(shownPage.id, edit)
  }

  /// Whether the edit with this inverse changed anything.
  private func isChange(_ inverse: Inverse) -> Bool {
    switch inverse {
    case .nothing: false
    case .removingLast: true
    case .replacing(let splices): elements.isChanged(by: splices)
    case .settingBackground(let old): old != background
    case .reshaping(let oldPaper, let oldBackground, let old):
      oldPaper != paper || oldBackground != background || old != elements
    case .layering(let old, _): old != layers
    case .changingPages: true
    }
  }

  /// Returns the effect of an edit on the list of elements.
  public func splices(of edit: PaintingEdit) -> [Splice<PaintingElement>] {
    edit.form.splices(of: elements, in: layers, on: aspectRatio)
  }

  /// Undoes the last edit. Returns nil if there is none.
  @discardableResult
  public mutating func undo() -> PaintingChange? {
    guard let edit = history.undo(), let inverse = inverses.popLast() else { return nil }
    if case .changingPages(let change, let shown, let shape) = inverse {
      if let change { pages.apply(change) }
      if let shape, let first = firstPageIndex { pages[first].shape = shape }
      shownIndex = shown
      return .turned
    }
    let turning = turn(to: edit.page)
    let change = apply(inverse)
    return turning ?? change
  }

  private mutating func apply(_ inverse: Inverse) -> PaintingChange {
    switch inverse {
    case .removingLast:
      pages[shownIndex].counts.remove(
        CollectionOfOne(pages[shownIndex].elements.removeLast()))
      return .removedLast
    case .replacing(let splices):
      splice(splices)
      return .replaced(splices)
    case .settingBackground(let old):
      pages[shownIndex].background = old
      return .background
    case .layering(let old, let splices):
      pages[shownIndex].layers = old
      splice(splices)
      return .layered(splices)
    case .reshaping(let oldPaper, let oldBackground, let old):
      shape = .fixed(oldPaper.ratio)
      paperLength = oldPaper.length
      pages[shownIndex].background = oldBackground
      pages[shownIndex].elements = old
      return .reshaped
    case .changingPages, .nothing: return .replaced([])
    }
  }

  /// Redoes the edit that was undone last. Returns nil if there is none.
  @discardableResult
  public mutating func redo() -> PaintingChange? { history.redo().map { apply($0) } }

  /// Appends a recorded step as it is, even if it changes nothing.
  public mutating func restore(_ edit: PaintingEdit) {
    if let greatest = edit.newElements.map(\.id).max() { nextID = max(nextID, greatest.next) }
    if let greatest = edit.form.newGroups.max() { nextGroup = max(nextGroup, greatest.next) }
    history.record(edit)
    _ = apply(edit)
  }

  /// Applies an edit, shows its page and records its inverse. An edit of missing elements or pages does nothing.
  private mutating func apply(_ edit: PaintingEdit) -> PaintingChange {
    if case .changePages(let change, _) = edit { return apply(change) }
    let turning = turn(to: edit.page)
    guard shownPage.id == edit.page else {
      inverses.append(.nothing)
      return .replaced([])
    }
    let change = applyToShownPage(edit.onItsPage)
    return turning ?? change
  }

  private mutating func applyToShownPage(_ edit: PaintingEdit) -> PaintingChange {
    let form = edit.form
    let splices = form.splices(of: elements, in: layers, on: aspectRatio)
    let newBackground = form.background(after: background)
    if let new = form.paper(after: paper) {
      inverses.append(.reshaping(paper, background, elements))
      pages[shownIndex].elements.apply(splices)
      pages[shownIndex].background = newBackground ?? background
      paperLength = new.length
      shape = .fixed(new.ratio)
      return .reshaped
    }
    if let newBackground {
      inverses.append(.settingBackground(background))
      pages[shownIndex].background = newBackground
      return .background
    }
    if case .add = edit, splices.count == 1, splices[0].index == elements.count,
      splices[0].inserted.count == 1
    {
      pages[shownIndex].elements.append(splices[0].inserted[0])
      pages[shownIndex].counts.add(splices[0].inserted)
      inverses.append(.removingLast)
      return .appended(splices[0].inserted[0])
    }
    let newLayers = form.layers(after: layers)
    guard newLayers == layers else {
      inverses.append(.layering(layers, splice(splices)))
      pages[shownIndex].layers = newLayers
      return .layered(splices)
    }
    inverses.append(splices.isEmpty ? .nothing : .replacing(splice(splices)))
    return .replaced(splices)
  }

  /// Applies splices to the elements.
  ///
  /// - Returns: their inverse.
  @discardableResult
  private mutating func splice(
    _ splices: [Splice<PaintingElement>]
  ) -> [Splice<PaintingElement>] {
    let inverse = pages[shownIndex].elements.apply(splices)
    for splice in splices { pages[shownIndex].counts.add(splice.inserted) }
    for splice in inverse { pages[shownIndex].counts.remove(splice.inserted) }
    return inverse
  }

  // MARK: Pages

  /// Shows another page. Not a step of the history.
  ///
  /// - Returns: nil if it is shown already, or missing.
  @discardableResult
  public mutating func turn(to page: Page.ID) -> PaintingChange? {
    guard pages[shownIndex].id != page,
      let index = pages.firstIndex(where: { $0.id == page })
    else { return nil }
    shownIndex = index
    return .turned
  }

  /// Applies a change of the list of pages and records its inverse.
  private mutating func apply(_ change: PageChange) -> PaintingChange {
    let shape = firstPageIndex.map { pages[$0].shape }
    // As other edits of the paper, which has a shape from then on.
    if let first = firstPageIndex { pages[first].shape = .fixed(pages[first].aspectRatio) }
    inverses.append(
      .changingPages(pages.inverse(of: change), shown: shownIndex, firstShape: shape))
    if let shown = pages.apply(change) { shownIndex = shown }
    return .turned
  }

  private var firstPageIndex: Int? { pages.firstIndex { $0.id == .first } }

  // MARK: Ids

  /// Returns an element with the next id.
  mutating func identified(_ element: PaintingElement) -> PaintingElement {
    element.identified(as: &nextID)
  }

  /// Returns the next group id.
  mutating func newGroup() -> GroupID {
    defer { nextGroup = nextGroup.next }
    return nextGroup
  }

  /// Gives new elements new groups instead of their original ones.
  mutating func inNewGroups(_ elements: [PaintingElement]) -> [PaintingElement] {
    elements.inNewGroups(&nextGroup)
  }

  /// Connects new elements and labels to each other, like copies, or to existing ones, like newly drawn elements.
  ///
  /// - Parameter old: the same elements with their original ids.
  func connected(
    _ new: [PaintingElement], cameAs old: [PaintingElement]
  ) -> [PaintingElement] {
    guard ElementCounts(new).refer else { return new }
    let names = Dictionary(
      zip(old.map(\.id), new.map(\.id)) + elements.map { ($0.id, $0.id) },
      uniquingKeysWith: { first, _ in first })
    return new.connected { names[$0] }
  }
}

extension PaintingElement {
  fileprivate func identified(as next: inout ElementID) -> PaintingElement {
    var element = self
    element.id = next
    next = next.next
    return element
  }
}

extension Painting {
  /// Ignores the shown page, and the inverses and the next ids, which follow from the compared properties.
  public static func == (left: Painting, right: Painting) -> Bool {
    left.pages == right.pages && left.baseLayers == right.baseLayers
      && left.firstBackground == right.firstBackground
      && left.baseElements == right.baseElements && left.history == right.history
      && left.unknownFields == right.unknownFields
      && left.unknownBackgroundFields == right.unknownBackgroundFields
  }
}
