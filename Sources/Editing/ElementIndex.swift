public import Base
public import Documents

/// The elements of a painting with the boxes round them, to find the few that lie where something happens.
public struct ElementIndex: Sendable {
  public private(set) var elements: ChunkedArray<PaintingElement>
  public let paper: AspectRatio
  /// Those that the elements lie in; all are open that are not among them.
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

  /// Follows an edit, an undo or a redo.
  ///
  /// - Parameters:
  ///   - elements: as they are now.
  ///   - layers: as they are now.
  /// - Returns: false if everything has to be looked at anew, as where it was not that of the elements before: then it
  ///   is of no more use.
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

  /// Whether it is that of some elements. Equal ones that came about otherwise are others.
  func isIndex(
    of elements: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> Bool {
    self.paper == paper && self.layers == layers && self.elements.isCopy(of: elements)
  }

  /// The line that draws the element at a place.
  public func stroke(at place: Int) -> Stroke { elements[place].line(on: paper) }

  /// The element of an id; nil where it is gone.
  public func element(_ id: ElementID) -> PaintingElement? { elements.first { $0.id == id } }

  /// The frame round the ink at some places; nil for none.
  public func frame(around places: [Int]) -> SelectionFrame? {
    var (box, count, last) = (PaperBox(), 0, 0)
    for place in places where isInk(place) {
      box.add(boxes[place])
      (count, last) = (count + 1, place)
    }
    if count == 1, let frame = SelectionFrame(of: elements[last], on: paper) { return frame }
    return count == 0 ? nil : SelectionFrame(around: box)
  }

  /// Round the lines at some places, without their widths.
  func box(of places: [Int]) -> PaperBox {
    var box = PaperBox()
    for place in places { box.add(boxes[place]) }
    return box
  }

  /// Round the line of the element at a place, without its width.
  func lineBox(at place: Int) -> PaperBox { boxes[place] }

  /// Round the ink of the element at a place, but for the tips of corners.
  func inkBox(at place: Int) -> PaperBox {
    boxes[place].grown(by: elements[place].isArea ? 0 : elements[place].width / 2)
  }

  /// The width of the widest line of the ink at some places; 0 for none.
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

  /// Whether an element can be chosen and changed: neither it nor its layer is locked, and it is seen.
  func isOpen(_ place: Int) -> Bool {
    guard !elements[place].isLocked else { return false }
    return layers.first { $0.id == elements[place].layer }?.isOpen ?? true
  }

  /// The layers of which nothing is seen.
  var hiddenLayers: Set<Layer.ID> { Set(layers.filter(\.isHidden).map(\.id)) }

  /// Whether an eraser lies over an element in the same layer: then it takes off what it touches.
  func isEraser(_ eraser: Int, over place: Int) -> Bool {
    place < eraser && elements[eraser].isEraser && elements[eraser].layer == elements[place].layer
  }

  func ids(at places: some Sequence<Int>) -> [ElementID] { places.map { elements[$0].id } }
}
