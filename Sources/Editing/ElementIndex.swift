public import Base
public import Documents

/// The elements of a painting with the boxes round them, to find the few that lie where something happens.
public struct ElementIndex: Sendable {
  public private(set) var elements: [PaintingElement]
  public let paper: AspectRatio
  private(set) var boxes: [PaperBox]

  /// - Complexity: O(*n*) in the points of all elements.
  public init(_ elements: [PaintingElement], on paper: AspectRatio) {
    self.elements = elements
    self.paper = paper
    boxes = elements.map { $0.line(on: paper).box(on: paper) }
  }

  /// Follows an edit, an undo or a redo.
  ///
  /// - Parameter elements: as they are now.
  /// - Returns: false if everything has to be looked at anew, as where it was not that of the elements before: then it
  ///   is of no more use.
  public mutating func follow(_ change: PaintingChange, to elements: [PaintingElement]) -> Bool {
    switch change {
    case .appended(let element): boxes.append(element.line(on: paper).box(on: paper))
    case .removedLast: _ = boxes.popLast()
    case .replaced(let splices):
      let splices = splices.map { [paper] in $0.map { $0.line(on: paper).box(on: paper) } }
      guard boxes.fits(splices) else { return false }
      boxes.apply(splices)
    case .background, .drafted: break
    case .reshaped: return false
    }
    self.elements = elements
    return boxes.count == elements.count
  }

  /// Whether it is that of some elements. Equal ones that came about otherwise are others.
  func isIndex(of elements: [PaintingElement], on paper: AspectRatio) -> Bool {
    guard self.paper == paper, self.elements.count == elements.count else { return false }
    return self.elements.withUnsafeBufferPointer { own in
      elements.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
  }

  /// The line that draws the element at a place.
  public func stroke(at place: Int) -> Stroke { elements[place].line(on: paper) }

  /// The element of an id; nil where it is gone.
  public func element(_ id: ElementID) -> PaintingElement? { elements.first { $0.id == id } }

  /// The frame round the elements at some places; nil for none.
  ///
  /// Erasers move along with ink, but nobody sees them: they don't make its frame larger.
  public func frame(around places: [Int]) -> SelectionFrame? {
    if places.count == 1, let place = places.first, elements.indices.contains(place),
      let frame = SelectionFrame(of: elements[place], on: paper)
    {
      return frame
    }
    var (ink, all) = (PaperBox(), PaperBox())
    var inkPlace: Int?
    var inkCount = 0
    for place in places where elements.indices.contains(place) {
      all.add(boxes[place])
      guard !elements[place].isEraser else { continue }
      ink.add(boxes[place])
      inkPlace = place
      inkCount += 1
    }
    if inkCount == 1, let inkPlace,
      let frame = SelectionFrame(of: elements[inkPlace], on: paper)
    {
      return frame
    }
    let box = inkCount > 0 ? ink : all
    return box == PaperBox() ? nil : SelectionFrame(around: box)
  }

  /// The width of the widest line among those that a frame is round; 0 for none.
  public func greatestWidth(of places: [Int]) -> Double {
    var (ink, all) = (0.0, 0.0)
    for place in places where elements.indices.contains(place) {
      all = max(all, elements[place].width)
      if !elements[place].isEraser { ink = max(ink, elements[place].width) }
    }
    return ink > 0 ? ink : all
  }

  func places(near box: PaperBox, within distance: Double) -> [Int] {
    elements.indices.filter {
      boxes[$0].grown(by: distance + elements[$0].width / 2).intersects(box)
    }
  }

  func ids(at places: some Sequence<Int>) -> [ElementID] { places.map { elements[$0].id } }
}
