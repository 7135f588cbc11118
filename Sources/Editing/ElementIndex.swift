public import Base
public import Documents

/// The elements of a painting with their bounding boxes, for fast spatial lookup.
public struct ElementIndex: Sendable {
  public private(set) var elements: ChunkedArray<PaintingElement>
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
  public mutating func follow(
    _ change: PaintingChange, to elements: ChunkedArray<PaintingElement>, in layers: [Layer] = []
  ) -> Bool {
    switch change {
    case .appended(let element): boxes.append(element.line(on: paper).box(on: paper))
    case .removedLast: _ = boxes.popLast()
    case .replaced(let splices), .layered(let splices):
      let splices = splices.map { [paper] in $0.map { $0.line(on: paper).box(on: paper) } }
      guard boxes.fits(splices) else { return false }
      boxes.apply(splices)
    case .background, .drafted: break
    case .reshaped: return false
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
  public func stroke(at place: Int) -> Stroke { elements[place].line(on: paper) }

  /// Returns the element with an id, or nil if it is gone.
  public func element(_ id: ElementID) -> PaintingElement? { elements.first { $0.id == id } }

  /// Returns the frame around the ink of the elements at some indices, or nil for none.
  public func frame(around places: [Int]) -> SelectionFrame? {
    var (box, count, last) = (PaperBox(), 0, 0)
    for place in places where isInk(place) {
      box.add(boxes[place])
      (count, last) = (count + 1, place)
    }
    if count == 1, let frame = SelectionFrame(of: elements[last], on: paper) { return frame }
    return count == 0 ? nil : SelectionFrame(around: box)
  }

  /// Returns the bounds of the lines of elements, ignoring their widths.
  func box(of places: [Int]) -> PaperBox {
    var box = PaperBox()
    for place in places { box.add(boxes[place]) }
    return box
  }

  /// Returns the bounds of an element's line, ignoring its width.
  func lineBox(at place: Int) -> PaperBox { boxes[place] }

  /// Returns the bounds of an element's ink, ignoring the tips of corners.
  func inkBox(at place: Int) -> PaperBox {
    boxes[place].grown(by: elements[place].isArea ? 0 : elements[place].width / 2)
  }

  /// Returns the width of the widest line of some elements, or 0 for none.
  public func greatestWidth(of places: [Int]) -> Double {
    var width = 0.0
    for place in places where isInk(place) { width = max(width, elements[place].width) }
    return width
  }

  private func isInk(_ place: Int) -> Bool {
    place >= 0 && place < elements.count && !elements[place].isEraser
  }

  func places(near box: PaperBox, within distance: Double) -> [Int] {
    elements.indices.filter {
      boxes[$0].grown(by: distance + elements[$0].width / 2).intersects(box)
    }
  }

  // MARK: Layers

  /// Whether an element can be selected and changed: it is visible, and neither it nor its layer is locked.
  func isOpen(_ place: Int) -> Bool {
    guard !elements[place].isLocked else { return false }
    return layers.first { $0.id == elements[place].layer }?.isOpen ?? true
  }

  /// The hidden layers.
  var hiddenLayers: Set<Layer.ID> { Set(layers.filter(\.isHidden).map(\.id)) }

  /// Whether an eraser is above an element in the same layer, so that it erases where it touches.
  func isEraser(_ eraser: Int, over place: Int) -> Bool {
    place < eraser && elements[eraser].isEraser && elements[eraser].layer == elements[place].layer
  }

  func ids(at places: some Sequence<Int>) -> [ElementID] { places.map { elements[$0].id } }
}
