public import Base

/// A vector drawing: elements on a paper with a shape and optionally a size, and their history.
///
/// A value type: a copy is a snapshot that another thread may draw. Each mutation returns its change for the views and
/// the library.
///
///     var painting = Painting(shape: .fixed(.fourToThree))
///     painting.add(stroke)      // .appended(element), with its new id
///     painting.undo()           // .removedLast
public struct Painting: Equatable, Sendable {
  /// Also changed by edits. Setting it directly is not a step of the history.
  public var shape: PaperShape
  /// The physical length of the paper's longer side, or nil if only its shape is known. Changed in the same ways as
  /// `shape`.
  public var paperLength: PaperLength?
  /// The background in effect; `perform` changes it.
  public private(set) var background: Background
  /// The background before all edits.
  public let firstBackground: Background
  /// The lowest first; at least one.
  public private(set) var layers: [Layer]
  /// The layers before all edits.
  public let baseLayers: [Layer]
  /// The elements in effect in drawing order, contiguous for each layer.
  public private(set) var elements: ChunkedArray<PaintingElement>
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
  private var nextID: ElementID
  /// The id of the next new group, never reused.
  private var nextGroup: GroupID
  private var counts = ElementCounts()

  /// The inverse of an edit. Small for strokes, as edits are.
  private enum Inverse: Sendable {
    case removingLast
    case replacing([Splice<PaintingElement>])
    indirect case settingBackground(Background)
    indirect case reshaping(PaperSize, Background, ChunkedArray<PaintingElement>)
    case layering([Layer], [Splice<PaintingElement>])
    /// The edit had no effect.
    case nothing
  }

  /// - Parameters:
  ///   - shape: before all edits.
  ///   - paperLength: before all edits.
  ///   - background: before all edits.
  ///   - layers: before all edits.
  ///   - baseElements: elements without an id get one; those of an unknown layer are moved to the top one.
  ///   - history: the recorded history, whose elements have ids.
  public init(
    shape: PaperShape = .ofView, paperLength: PaperLength? = nil, background: Background = .white,
    layers: [Layer] = [Layer()],
    baseElements: some Sequence<PaintingElement> = EmptyCollection(),
    history: History<PaintingEdit> = History(), unknownFields: String = "",
    unknownBackgroundFields: String = ""
  ) {
    self.shape = shape
    self.paperLength = paperLength
    self.background = background
    firstBackground = background
    baseLayers = layers.isEmpty ? [Layer()] : layers
    self.layers = baseLayers
    self.history = history
    self.unknownFields = unknownFields
    self.unknownBackgroundFields = unknownBackgroundFields
    let baseElements = Array(baseElements)
    let known =
      baseElements.map(\.id).filter { $0 <= .greatestFromOutside }
      + history.edits.flatMap { $0.newElements.map(\.id) }
    var next = (known.max() ?? .unassigned).next
    let order = LayerOrder(self.layers)
    var names: [ElementID: ElementID] = [:]
    let hasConnectors = ElementCounts(baseElements).connectors > 0
    let identified = baseElements.map { element in
      let isNew = element.id == .unassigned || element.id > .greatestFromOutside
      let new = order.placed(isNew ? element.identified(as: &next) : element)
      if hasConnectors { names[element.id] = new.id }
      return new
    }
    self.baseElements = ChunkedArray(
      order.sorted(identified.inSoundGroups().connected { names[$0] }).gathered())
    counts = ElementCounts(self.baseElements)
    nextID = next
    let groups = self.baseElements.flatMap(\.groups) + history.edits.flatMap(\.form.newGroups)
    nextGroup = (groups.max() ?? .unassigned).next
    elements = self.baseElements
    for edit in history.edits.prefix(history.position) { _ = apply(edit) }
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

  /// The shape, or 4:3 as long as there is none.
  public var aspectRatio: AspectRatio { shape.ratio }

  /// The shape of the paper, and its size if it has one.
  public var paper: PaperSize { PaperSize(aspectRatio, length: paperLength) }

  /// The lines that draw the elements, in order.
  public var strokes: [Stroke] {
    let ratio = aspectRatio
    return elements.map { $0.stroke(on: ratio) }
  }

  public var summary: DocumentSummary {
    DocumentSummary(
      shape: shape, paperLength: paperLength, backgroundColor: background.color,
      elementCount: elements.count)
  }

  /// The approximate number of points to redraw after `undo`.
  public var undoCost: Int {
    switch inverses.last {
    case .replacing(let splices), .layering(_, let splices):
      Self.cost(of: splices, in: elements)
    case .reshaping: elements.cost
    case .removingLast, .settingBackground, .nothing, nil: 0
    }
  }

  /// Whether any lines are attached to elements.
  public var hasConnectors: Bool { counts.connectors > 0 }

  /// Whether any group may be composed, so that its members are drawn as a whole.
  public var hasStyledGroups: Bool { counts.inStyledGroups > 0 }

  /// Whether an edit is in effect that `undo` takes back.
  public var canUndo: Bool { history.canUndo }
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
    let completed = edit.form.completed(in: &self) ?? edit
    if case .add(let elements) = completed {
      guard !elements.isEmpty else { return nil }
      history.record(completed)
      return apply(completed)
    }
    let edit = Connectors(of: self, before: completed)?.following(completed) ?? completed
    let before = (shape, paperLength)
    let change = apply(edit)
    guard before != (shape, paperLength) || isChange(inverses[inverses.count - 1]) else {
      inverses.removeLast()
      return nil
    }
    history.record(edit)
    return change
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
    }
  }

  /// Returns the effect of an edit on the list of elements.
  public func splices(of edit: PaintingEdit) -> [Splice<PaintingElement>] {
    edit.form.splices(of: elements, in: layers, on: aspectRatio)
  }

  /// Undoes the last edit. Returns nil if there is none.
  @discardableResult
  public mutating func undo() -> PaintingChange? {
    guard history.undo() != nil, let inverse = inverses.popLast() else { return nil }
    switch inverse {
    case .removingLast:
      counts.remove(CollectionOfOne(elements.removeLast()))
      return .removedLast
    case .replacing(let splices):
      splice(splices)
      return .replaced(splices)
    case .settingBackground(let old):
      background = old
      return .background
    case .layering(let old, let splices):
      layers = old
      splice(splices)
      return .layered(splices)
    case .reshaping(let oldPaper, let oldBackground, let old):
      shape = .fixed(oldPaper.ratio)
      paperLength = oldPaper.length
      background = oldBackground
      elements = old
      return .reshaped
    case .nothing:
      return .replaced([])
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

  /// Applies an edit and records its inverse. An edit of missing elements does nothing.
  private mutating func apply(_ edit: PaintingEdit) -> PaintingChange {
    let form = edit.form
    let splices = form.splices(of: elements, in: layers, on: aspectRatio)
    let newBackground = form.background(after: background)
    if let new = form.paper(after: paper) {
      inverses.append(.reshaping(paper, background, elements))
      elements.apply(splices)
      background = newBackground ?? background
      paperLength = new.length
      shape = .fixed(new.ratio)
      return .reshaped
    }
    if let newBackground {
      inverses.append(.settingBackground(background))
      background = newBackground
      return .background
    }
    if case .add = edit, splices.count == 1, splices[0].index == elements.count,
      splices[0].inserted.count == 1
    {
      elements.append(splices[0].inserted[0])
      counts.add(splices[0].inserted)
      inverses.append(.removingLast)
      return .appended(splices[0].inserted[0])
    }
    let newLayers = form.layers(after: layers)
    guard newLayers == layers else {
      inverses.append(.layering(layers, splice(splices)))
      layers = newLayers
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
    let inverse = elements.apply(splices)
    for splice in splices { counts.add(splice.inserted) }
    for splice in inverse { counts.remove(splice.inserted) }
    return inverse
  }

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

  /// The uppermost layer.
  var topLayer: Layer.ID { layers[layers.count - 1].id }

  /// Connects new elements to each other, like copies, or to existing ones, like newly drawn elements.
  ///
  /// - Parameter old: the same elements with their original ids.
  func connected(
    _ new: [PaintingElement], cameAs old: [PaintingElement]
  ) -> [PaintingElement] {
    guard ElementCounts(new).connectors > 0 else { return new }
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
  /// Ignores the inverses and the next ids, which follow from the compared properties.
  public static func == (left: Painting, right: Painting) -> Bool {
    left.shape == right.shape && left.paperLength == right.paperLength
      && left.background == right.background
      && left.layers == right.layers && left.baseLayers == right.baseLayers
      && left.elements == right.elements
      && left.baseElements == right.baseElements && left.history == right.history
      && left.unknownFields == right.unknownFields
      && left.unknownBackgroundFields == right.unknownBackgroundFields
  }
}
