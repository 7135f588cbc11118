public import Base
public import Documents

/// The elements of a painting with their bounding boxes, for fast spatial lookup.
public struct ElementIndex: Sendable {
  /// The elements in drawing order.
  public private(set) var elements: ChunkedArray<PaintingElement>
  /// The shape of the paper that their boxes refer to.
  public let paper: AspectRatio
  /// The layers of the elements; elements of unlisted layers are editable.
  public private(set) var layers: [Layer]
  private(set) var boxes: [PaperBox]

  /// - Complexity: O(*n*) in the points of all elements.
  public init(
    _ elements: ChunkedArray<PaintingElement>, in layers: [Layer] = [], on paper: AspectRatio
  ) {
    self.elements = elements
    self.layers = layers
    self.paper = paper
    boxes = elements.map { $0.line(on: paper).box(on: paper) }
  }

  /// Updates the index after an edit, an undo or a redo.
  ///
  /// - Parameters:
  ///   - elements: the present elements.
  ///   - layers: the present layers.
  /// - Returns: false if the index has to be rebuilt, as when it wasn't of the elements before the change. It is then
  ///   invalid.
  public mutating func update(
    after change: PaintingChange, to elements: ChunkedArray<PaintingElement>,
    in layers: [Layer] = []
  ) -> Bool {
    switch change {
    case .appended(let element): boxes.append(element.line(on: paper).box(on: paper))
    case .removedLast: _ = boxes.popLast()
    case .replaced(let splices), .layered(let splices):
      let splices = splices.map { [paper] in $0.map { $0.line(on: paper).box(on: paper) } }
      guard boxes.fits(splices) else { return false }
      boxes.apply(splices)
    case .background, .drafted: break
    case .reshaped, .turned: return false
    }
    self.elements = elements
    self.layers = layers
    return boxes.count == elements.count
  }

  /// Whether it is the index of the given elements. Compares their storage, not their values.
  func isIndex(
    of elements: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> Bool {
    self.paper == paper && self.layers == layers && self.elements.isCopy(of: elements)
  }

  /// Returns the line that draws the element at an index.
  public func stroke(at index: Int) -> Stroke { elements[index].line(on: paper) }

  /// Returns the element with an id, or nil if it is gone.
  public func element(_ id: ElementID) -> PaintingElement? { elements.first { $0.id == id } }

  /// Returns the frame around the ink of the elements at some indices, or nil for none.
  public func frame(around indices: [Int]) -> SelectionFrame? {
    var (box, count, last) = (PaperBox(), 0, 0)
    for index in indices where isInk(index) {
      box.add(boxes[index])
      (count, last) = (count + 1, index)
    }
    if count == 1, let frame = SelectionFrame(of: elements[last], on: paper) { return frame }
    return count == 0 ? nil : SelectionFrame(around: box)
  }

  /// Returns the bounds of the lines of elements, ignoring their widths.
  func box(of indices: [Int]) -> PaperBox {
    var box = PaperBox()
    for index in indices { box.add(boxes[index]) }
    return box
  }

  /// Returns the bounds of an element's line, ignoring its width.
  func lineBox(at index: Int) -> PaperBox { boxes[index] }

  /// Returns the bounds of an element's ink, ignoring the tips of corners.
  func inkBox(at index: Int) -> PaperBox {
    boxes[index].grown(by: elements[index].reach)
  }

  /// Returns the greatest distance of ink of some elements from their lines, or 0 for none.
  func greatestReach(of indices: [Int]) -> Double {
    var reach = 0.0
    for index in indices where isInk(index) { reach = max(reach, elements[index].reach) }
    return reach
  }

  private func isInk(_ index: Int) -> Bool {
    index >= 0 && index < elements.count && !elements[index].isEraser
  }

  func indices(near box: PaperBox, within distance: Double) -> [Int] {
    elements.indices.filter {
      boxes[$0].grown(by: distance + elements[$0].reach).intersects(box)
    }
  }

  // MARK: Layers

  /// Whether an element can be selected and changed: it is visible, and neither it nor its layer is locked.
  func isOpen(_ index: Int) -> Bool {
    guard !elements[index].isLocked else { return false }
    return layers.first { $0.id == elements[index].layer }?.isOpen ?? true
  }

  /// The hidden layers.
  var hiddenLayers: Set<Layer.ID> { Set(layers.filter(\.isHidden).map(\.id)) }

  /// Whether an eraser is above an element in the same layer, so that it erases where it touches.
  func isEraser(_ eraser: Int, over index: Int) -> Bool {
    index < eraser && elements[eraser].isEraser && elements[eraser].layer == elements[index].layer
  }

  func ids(at indices: some Sequence<Int>) -> [ElementID] { indices.map { elements[$0].id } }
}
