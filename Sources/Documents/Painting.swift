public import Base

/// A vector drawing: the elements on a paper that has a shape and perhaps a size, and how they came about.
///
/// A value: a copy is a snapshot that another thread may draw. Each mutation returns the change that
/// it made, for those who show or keep the painting.
///
///     var painting = Painting(shape: .fixed(.fourToThree))
///     painting.add(stroke)      // .appended(element), which has an id now
///     painting.undo()           // .removedLast
public struct Painting: Equatable, Sendable {
  /// Also changed by edits; set from outside, it is no step of the history.
  public var shape: PaperShape
  /// How long the longer side of the paper really is; nil for a paper that has a shape alone. As `shape`, else.
  public var paperLength: PaperLength?
  public private(set) var background: Background
  /// The background before all edits.
  public let firstBackground: Background
  /// The lowest first; at least one.
  public private(set) var layers: [Layer]
  /// Those before all edits.
  public let baseLayers: [Layer]
  /// The elements in effect in the order of drawing: those of a layer lie together.
  public private(set) var elements: ChunkedArray<PaintingElement>
  /// Elements that were there from the beginning, as in an imported painting; undo leaves them.
  public let baseElements: ChunkedArray<PaintingElement>
  public private(set) var history: History<PaintingEdit>
  /// As `PaintingElement.unknownFields`.
  public var unknownFields: String
  /// Unknown fields of the background.
  public var unknownBackgroundFields: String
  /// What takes each edit in effect back.
  private var inverses: [Inverse] = []
  /// Of the next element that comes: no id is given twice.
  private var nextID: ElementID
  /// As `nextID`.
  private var nextGroup: GroupID
  /// How many elements hold on to others: where none does, no edit looks for what follows it.
  private var connectorCount = 0

  /// What takes an edit back; small for strokes, as edits are.
  private enum Inverse: Sendable {
    case removingLast
    case replacing([Splice<PaintingElement>])
    indirect case settingBackground(Background)
    indirect case reshaping(PaperSize, Background, ChunkedArray<PaintingElement>)
    case layering([Layer], [Splice<PaintingElement>])
    /// The edit did nothing.
    case nothing
  }

  /// - Parameters:
  ///   - shape: before all edits.
  ///   - paperLength: before all edits.
  ///   - background: before all edits.
  ///   - layers: before all edits.
  ///   - baseElements: those without an id get one, those of no layer that is there come into the uppermost one.
  ///   - history: as it was recorded: its elements have ids.
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
    let hasConnectors = baseElements.connectorCount > 0
    let identified = baseElements.map { element in
      let isNew = element.id == .unassigned || element.id > .greatestFromOutside
      let new = order.placed(isNew ? element.identified(as: &next) : element)
      if hasConnectors { names[element.id] = new.id }
      return new
    }
    self.baseElements = ChunkedArray(
      order.sorted(identified.inSoundGroups().connected { names[$0] }).gathered())
    connectorCount = self.baseElements.connectorCount
    nextID = next
    let groups = self.baseElements.flatMap(\.groups) + history.edits.flatMap(\.form.newGroups)
    nextGroup = (groups.max() ?? .unassigned).next
    elements = self.baseElements
    for edit in history.edits.prefix(history.position) { _ = apply(edit) }
  }

  /// A painting of strokes that were there from the beginning.
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

  /// The shape, or 4:3 while there is none.
  public var aspectRatio: AspectRatio { shape.ratio }

  /// The shape of the paper, and its size where it has one.
  public var paper: PaperSize { PaperSize(aspectRatio, length: paperLength) }

  /// The lines that draw the elements, in their order.
  public var strokes: [Stroke] {
    let ratio = aspectRatio
    return elements.map { $0.stroke(on: ratio) }
  }

  public var outline: DocumentOutline {
    DocumentOutline(
      shape: shape, paperLength: paperLength, backgroundColor: background.color,
      elementCount: elements.count)
  }

  /// About how many points have to be drawn anew after `undo`.
  public var undoCost: Int {
    switch inverses.last {
    case .replacing(let splices), .layering(_, let splices):
      Self.cost(of: splices, in: elements)
    case .reshaping: elements.cost
    case .removingLast, .settingBackground, .nothing, nil: 0
    }
  }

  /// Whether there are lines that hold on to elements.
  public var hasConnectors: Bool { connectorCount > 0 }

  public var canUndo: Bool { history.canUndo }
  public var canRedo: Bool { history.canRedo }

  /// Whether nothing was ever done: not even something that could be redone.
  public var isUntouched: Bool { elements.isEmpty && history.edits.isEmpty }

  /// Puts one more element on top, in the uppermost layer.
  @discardableResult
  public mutating func add(_ stroke: Stroke) -> PaintingChange? {
    perform(.add([PaintingElement(stroke, layer: topLayer, on: aspectRatio)]))
  }

  /// Makes an edit; nil for one that changes nothing.
  ///
  /// The elements that it brings get ids, groups of their own, and the layer that they come to lie in: that of the
  /// element in whose place they come, or the one that they name, or the uppermost one where there is no such layer.
  /// One that has the very id of the element in whose place it comes keeps it.
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

  /// Whether anything is otherwise after the edit that something takes back.
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

  /// What an edit would do to the list of elements.
  public func splices(of edit: PaintingEdit) -> [Splice<PaintingElement>] {
    edit.form.splices(of: elements, in: layers, on: aspectRatio)
  }

  /// Takes the last edit back; nil where there is none.
  @discardableResult
  public mutating func undo() -> PaintingChange? {
    guard history.undo() != nil, let inverse = inverses.popLast() else { return nil }
    switch inverse {
    case .removingLast:
      let last = elements.removeLast()
      if !last.connections.isEmpty { connectorCount -= 1 }
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

  /// Does again what was taken back last; nil where there is nothing.
  @discardableResult
  public mutating func redo() -> PaintingChange? { history.redo().map { apply($0) } }

  /// Takes over a step as it was recorded, even one that changes nothing.
  public mutating func restore(_ edit: PaintingEdit) {
    if let greatest = edit.newElements.map(\.id).max() { nextID = max(nextID, greatest.next) }
    if let greatest = edit.form.newGroups.max() { nextGroup = max(nextGroup, greatest.next) }
    history.record(edit)
    _ = apply(edit)
  }

  /// Puts an edit into effect and keeps what takes it back. An edit of what is not there does nothing.
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
      connectorCount += splices[0].inserted.connectorCount
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

  /// Puts new elements in the places of old ones.
  ///
  /// - Returns: what takes it back.
  @discardableResult
  private mutating func splice(
    _ splices: [Splice<PaintingElement>]
  ) -> [Splice<PaintingElement>] {
    let inverse = elements.apply(splices)
    for splice in splices { connectorCount += splice.inserted.connectorCount }
    for splice in inverse { connectorCount -= splice.inserted.connectorCount }
    return inverse
  }

  // MARK: Ids

  /// An element under the next id.
  mutating func identified(_ element: PaintingElement) -> PaintingElement {
    element.identified(as: &nextID)
  }

  /// The next number of a group.
  mutating func newGroup() -> GroupID {
    defer { nextGroup = nextGroup.next }
    return nextGroup
  }

  /// New elements in groups of their own, instead of those that they came with.
  mutating func inNewGroups(_ elements: [PaintingElement]) -> [PaintingElement] {
    elements.inNewGroups(&nextGroup)
  }

  /// The uppermost layer.
  var topLayer: Layer.ID { layers[layers.count - 1].id }

  /// New elements that hold on to each other, as copies do, or to what is there, as what was drawn.
  ///
  /// - Parameter old: the same elements under the names that they came with.
  func connected(
    _ new: [PaintingElement], cameAs old: [PaintingElement]
  ) -> [PaintingElement] {
    guard new.connectorCount > 0 else { return new }
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
  /// What takes edits back, and the next id, follow from what is compared.
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
