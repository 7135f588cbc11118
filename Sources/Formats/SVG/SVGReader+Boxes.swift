import Base

/// An element that masks and clips are put on.
struct SVGMaskedPlace {
  let element: Int
  let name: String
  let values: [String: String]
  let style: SVGStyle
  /// From its units to those of the canvas.
  let map: PaperMap
  /// The place of the copy of a `use`, within its units.
  let offset: PaperVector
  /// Its box in its units, once that was asked for; nil within for one that is empty or unknown.
  fileprivate var box: PaperBox??

  /// The units of a box's sides.
  static let unitViewport = PaperVector(dx: 1, dy: 1)

  /// - Parameter level: of the element, with its own `transform`.
  init(_ level: SVGReader.Level, _ name: String, _ values: [String: String]) {
    (element, style) = (level.element, level.style)
    (self.name, self.values) = (name, values)
    offset = name == "use" ? style.lengths.offset(values) : PaperVector(dx: 0, dy: 0)
    map = level.map.after(.translation(offset))
  }

  /// The lengths that its masks are measured by.
  func lengths(isRelative: Bool) -> SVGLengths {
    var lengths = style.lengths
    if isRelative { lengths.viewport = Self.unitViewport }
    return lengths
  }
}

extension SVGLengths {
  /// The `x` and `y` of an element.
  func offset(_ values: [String: String]) -> PaperVector {
    PaperVector(
      dx: values["x"].flatMap { length($0, along: .x) } ?? 0,
      dy: values["y"].flatMap { length($0, along: .y) } ?? 0)
  }
}

// The boxes of elements, to which masks and clips may be relative.
extension SVGReader {
  /// The most elements and points that boxes are made of, in a file.
  private static let mostBoxed = 100_000
  private static let mostBoxedPoints = 4_000_000
  private static let deepestBoxed = 64

  /// The box of the shapes of an element without the widths of their lines, in its units; nil if it has no width or no
  /// height, or contains texts or elements with an area of their own.
  ///
  /// Source: SVG 2, section 8.10, "Bounding boxes".
  mutating func box(of place: inout SVGMaskedPlace) -> PaperBox? {
    if let box = place.box { return box }
    var corners: [PaperPoint] = []
    let away = PaperMap.translation(-place.offset)
    let isKnown = add(
      cornersOf: place.element, place.name, place.values, place.style, under: away, depth: 0,
      to: &corners)
    let box = PaperBox(corners)
    let found = isKnown && !corners.isEmpty && box.width > 0 && box.height > 0 ? box : nil
    place.box = .some(found)
    return found
  }

  /// Adds points of an element and of those in it, whose box is theirs.
  ///
  /// - Returns: whether all are known.
  private mutating func add(
    cornersOf element: Int, _ name: String, _ values: [String: String], _ style: SVGStyle,
    under map: PaperMap, depth: Int, to corners: inout [PaperPoint]
  ) -> Bool {
    boxedCount += 1
    guard boxedCount <= Self.mostBoxed, depth < Self.deepestBoxed else { return false }
    if SVGShape.names.contains(name) {
      let room = Self.mostBoxedPoints - boxedPointCount
      let shape = SVGShape(name, values, style.lengths, mostPoints: room)
      boxedPointCount += shape.contours.reduce(0) { $0 + $1.segmentCount + 1 }
      guard boxedPointCount < Self.mostBoxedPoints else { return false }
      if let box = shape.box(under: map) { corners += box.corners }
      return true
    }
    var (map, children): (PaperMap, [Int]) = (map, [])
    switch name {
    case "image":
      guard let width = values["width"].flatMap({ style.lengths.length($0, along: .x) }),
        let height = values["height"].flatMap({ style.lengths.length($0, along: .y) })
      else { return false }
      let corner = PaperPoint(x: 0, y: 0) + style.lengths.offset(values)
      let far = corner + PaperVector(dx: width, dy: height)
      corners += PaperBox(from: corner, to: far).corners.map(map.callAsFunction)
      return true
    case "g", "a": children = Array(tree.children(of: element))
    case "switch": children = tree.chosenChild(of: element).map { [$0] } ?? []
    case "use":
      guard let target = tree.linkedElement(of: element) else { return true }
      children = [target]
      map = map.after(.translation(style.lengths.offset(values)))
    default: return false
    }
    for child in children where Self.drawn.contains(tree[child].name) || name == "use" {
      let own = self.values(of: child)
      guard own["display"] != "none" else { continue }
      let inner = style.inherited(own)
      let place = own["transform"].map {
        map.after(SVGTransform.map($0, origin: own["transform-origin"], inner.lengths))
      }
      let isKnown = add(
        cornersOf: child, tree[child].name, own, inner, under: place ?? map, depth: depth + 1,
        to: &corners)
      guard isKnown else { return false }
    }
    return true
  }
}
