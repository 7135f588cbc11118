import Base
import Documents
import Texts

/// Reads an SVG file: walks through its elements in the order in which they are drawn.
struct SVGReader {
  /// The most bytes that a file may have.
  static let mostBytes = 256 << 20
  static let deepest = 4_000
  /// Elements that `use` brings, some of them many times.
  private static let mostShared = 200_000

  let tree: XMLTree
  private var sheet: SVGStyleSheet
  private var gradients: SVGGradients
  var parts: SVGParts
  var drawing: SVGDrawing
  let canvas: SVGCanvas
  let isOurs: Bool
  private var background = Background.white
  var levels: [Level] = []
  var steps: [Step] = []
  /// The `<text>` that is being read, and how deep it is; nil outside of one.
  var text: (runs: SVGTextRuns, depth: Int)?
  private var sharedCount = 0
  private var copyCount = 0
  var markerCount = 0
  /// The styles around markers, by these.
  var markerStyles: [Int: SVGStyle] = [:]
  /// Of lines that texts stand on.
  var textPathPointCount = 0
  /// Of text that `tref` brings.
  private var referredByteCount = 0
  /// The elements and points that boxes were made of.
  var boxedCount = 0
  var boxedPointCount = 0
  var pictured: Set<SVGOmission> = []

  enum Step {
    /// With the size that a `use` gives what it copies; nil for an element where the file has it.
    case begin(Int, copied: [String: String]?, isTarget: Bool = false)
    case text([UInt8])
    case marker(SVGMarkerPlace)
    case mask(SVGMaskUse)
    case end
  }

  /// What holds within an element.
  struct Level {
    var element = 0
    var style = SVGStyle()
    var map = PaperMap.identity
    var home = SVGHome()
    /// Within something that is not drawn where it stands, or not at all.
    var isSkipped = false
    var isHidden = false
    /// Within what a `use` copies.
    var isShared = false
    var isPictured = false
    /// What blends with the ink below does so within it alone.
    var isIsolated = false
    /// Whether its blend mode, its masks and its clips are those of a layer or a group of the painting.
    var isComposed = false
    /// Whether it is within a `clipPath`, whose shapes count by their outlines.
    var isClip = false
    /// Whether it is a text of this program, which has its letters as an outline, or a row of one.
    var isOwnText = false
    /// The masks and clips that its group has as groups within it.
    var masks: [SVGMaskUse] = []
    /// The number of composed elements before it.
    var composedCount = 0
    /// The mask whose elements are within it; nil for elements of the file.
    var mask: SVGMaskUse?
    /// The text around a mask.
    var textAround: (runs: SVGTextRuns, depth: Int)?
    /// Its own, unless it is that of a layer.
    var opacity = 1.0
    /// What is seen of it: convex polygons, in lengths of the paper's longer side.
    var clips: [[PaperPoint]] = []
    var start: SVGDrawing.Place
    /// How many steps there are from its end on.
    var stepCount = 0
  }

  static func read(_ bytes: [UInt8]) throws(SVGError) -> SVGReading {
    guard bytes.count <= mostBytes else { throw SVGError("the file is larger than 256 MB") }
    var reader = try SVGReader(XMLTree(svg: bytes))
    try reader.walk()
    return try reader.reading()
  }

  private init(_ tree: XMLTree) throws(SVGError) {
    guard !tree.elements.isEmpty else { throw SVGError("it has no <svg> element") }
    self.tree = tree
    sheet = SVGStyleSheet(tree)
    isOurs = tree[0, "xmlns:filbert"] == SVGNamespace.own
    gradients = SVGGradients(tree, isOurs: isOurs)
    canvas = try SVGCanvas(of: tree)
    drawing = SVGDrawing(on: canvas)
    parts = SVGParts(tree, on: canvas)
  }

  private mutating func walk() throws(SVGError) {
    steps = [.begin(0, copied: nil)]
    while let step = steps.popLast() {
      switch step {
      case .begin(let element, let size, let isTarget): try begin(element, size, isTarget)
      case .text(let bytes): text?.runs.append(bytes)
      case .marker(let place): try begin(place)
      case .mask(let mask): try begin(mask)
      case .end: try end()
      }
    }
  }

  private mutating func reading() throws(SVGError) -> SVGReading {
    if sheet.isIncomplete { drawing.omissions.insert(.styleSheets) }
    let (pictures, areAll) = try parts.pictures(of: drawing.parts)
    if !areAll { drawing.omissions.formUnion(pictured) }
    let elements = drawing.elements(isOurs: isOurs, pictures: pictures)
    return SVGReading(
      painting: Painting(
        shape: .fixed(canvas.ratio), paperLength: canvas.length, background: background,
        layers: drawing.layers.layers, baseElements: elements),
      omissions: drawing.omissions, pictured: pictured, copyCount: copyCount,
      longerSide: canvas.longerSide)
  }

  // MARK: Elements

  /// Elements that are drawn where they stand. Others are for programs that know them, or used by reference.
  static let drawn: Set = SVGShape.names.union([
    "svg", "g", "a", "switch", "use", "image", "text", "tspan", "textPath", "tref",
  ])

  /// - Parameters:
  ///   - size: of a copy.
  ///   - isTarget: whether a `use` refers to it.
  private mutating func begin(
    _ index: Int, _ size: [String: String]?, _ isTarget: Bool
  ) throws(SVGError) {
    guard levels.count < Self.deepest else {
      throw SVGError("its elements are nested too deeply")
    }
    let name = tree[index].name
    var values = values(of: index)
    if let size { values.merge(size) { $1 } }
    var level = levels.last ?? Level(start: drawing.place)
    (level.element, level.start) = (index, drawing.place)
    (level.isPictured, level.isIsolated, level.opacity, level.clips) = (false, false, 1, [])
    (level.isComposed, level.masks, level.composedCount) = (false, [], parts.composed.count)
    (level.mask, level.textAround) = (nil, nil)
    level.isShared = level.isShared || size != nil
    let isEraser = isOurs && values["filbert:tool"] == Tool.eraser.rawValue
    let isOwnMask = isOurs && name == "mask" && values["filbert:group"] != nil
    if !Self.drawn.contains(name), !isTarget || name != "symbol", !isOwnMask {
      level.isSkipped = true
    }
    let isSeen = levels.last.map { !$0.isSkipped && !$0.isHidden } ?? true
    if levels.isEmpty { level.style.lengths.viewport = canvas.size }
    level.style = level.style.inherited(values)
    if levels.isEmpty {
      level.style.lengths.rootFontSize = level.style.lengths.fontSize
      level.map = canvas.rootMap
    }
    if level.isClip { level.style.becomeThatOfClip() }
    resolvePaints(of: &level.style)
    if text == nil, let transform = values["transform"] { enter(transform, values, &level) }
    enterLayer(name, values, &level)
    if name == "svg" && !levels.isEmpty || name == "symbol" { enterViewport(values, &level) }
    steps.append(.end)
    level.stepCount = steps.count
    levels.append(level)
    if isSeen { noteOmissions(of: name, values) }
    if let reason = foreignReason(of: name, values), show(as: reason.omission, reason.place) {
      return
    }
    if isOurs, name == "text", isOwnText(index, values) {
      level.isOwnText = true
      levels[levels.count - 1].isOwnText = true
    }
    beginText(name, values, &level)
    try descend(index, name, values, level)
    steps += level.masks.reversed().map { .mask($0) }
    guard !level.isSkipped || isEraser, !level.isHidden, level.style.isVisible else { return }
    if level.isOwnText, values["filbert:tool"] == nil { return }
    if isOurs, try readBackground(name, values, level) { return }
    try draw(name, values, level)
  }

  /// What attributes and style sheets say of an element.
  mutating func values(of element: Int) -> [String: String] { sheet.values(of: element, in: tree) }

  /// Puts colours in the places of references as far as one colour says the same.
  private mutating func resolvePaints(of style: inout SVGStyle) {
    guard style.hasReferences else { return }
    var (gradients, sheet) = (gradients, sheet)
    style.resolve { paint in
      gradients.resolved(paint) { [tree] in sheet.values(of: $0, in: tree) }
    }
    (self.gradients, self.sheet) = (gradients, sheet)
  }

  /// Notes what of an element that is drawn where it stands is left out.
  private mutating func noteOmissions(of name: String, _ values: [String: String]) {
    switch name {
    case "foreignObject": drawing.omissions.insert(.text)
    case "use":
      let link = values["href"] ?? values["xlink:href"] ?? "#"
      if !link.hasPrefix("#") { drawing.omissions.insert(.repeatedShapes) }
    default: break
    }
  }

  /// What an element says of layers and groups, and whether it is hidden.
  private mutating func enterLayer(
    _ name: String, _ values: [String: String], _ level: inout Level
  ) {
    let isHidden =
      values["display"] == "none" && !(isOurs && values["filbert:role"] != nil)
      || !tree.isForReaders(level.element)
    let isDrawn = !level.isSkipped && !level.isHidden
    let layer =
      isDrawn && level.home.layer == nil
      ? drawing.beginLayer(name, values) : nil
    var group =
      layer == nil && isDrawn ? drawing.beginGroup(name, values, isOurs: isOurs) : nil
    if layer == nil, isDrawn, !isHidden { compose(name, values, &level, &group) }
    level.home = level.home.inside(values, layer: layer, group: group)
    guard let layer else {
      level.isHidden = level.isHidden || isHidden
      level.isIsolated = level.isComposed || level.opacity < 1 || values["isolation"] == "isolate"
      return
    }
    let opacity = level.style.becomeLayer(in: levels.last?.style ?? SVGStyle())
    let blending = values["mix-blend-mode"].flatMap(Blending.init)
    level.isComposed = blending != nil
    drawing.layers.note(
      layer, opacity: opacity, isHidden: isHidden, blending: blending ?? .normal)
    parts.layers.append(level.element)
  }

  /// Enters the units that a `transform` leads to.
  private func enter(_ transform: String, _ values: [String: String], _ level: inout Level) {
    var lengths = level.style.lengths
    let isRoot = levels.isEmpty
    // That of the outermost element is around its `viewBox`.
    if isRoot { lengths.viewport = lengths.viewport * (1 / canvas.unitsToPixel) }
    let map = SVGTransform.map(transform, origin: values["transform-origin"], lengths)
    level.map = isRoot ? canvas.mapOfPage(map).after(level.map) : level.map.after(map)
  }

  private func enterViewport(_ values: [String: String], _ level: inout Level) {
    let around = levels.last?.style.lengths ?? level.style.lengths
    guard let viewport = SVGViewport(values, in: around) else {
      level.isHidden = true
      return
    }
    level.map = level.map.after(viewport.map)
    level.style.lengths.viewport = viewport.size
    if let clip = viewport.clip {
      level.clips.append(clip.corners.map(canvas.lengths.after(level.map).callAsFunction))
    }
  }

  /// Takes the steps through what is within an element, or what it copies.
  private mutating func descend(
    _ index: Int, _ name: String, _ values: [String: String], _ level: Level
  ) throws(SVGError) {
    guard !level.isSkipped && !level.isHidden || isOurs, !level.isOwnText else { return }
    if name == "use" { return level.isSkipped ? () : try copy(of: index, values, level) }
    if name == "tref" { return level.isSkipped ? () : refer(from: index) }
    let copied: [String: String]? = level.isShared ? [:] : nil
    if level.isShared {
      sharedCount += 1
      guard sharedCount <= Self.mostShared else { throw Self.tooManyCopies }
    }
    if name == "switch" {
      if let chosen = tree.chosenChild(of: index) {
        steps.append(.begin(chosen, copied: copied))
      }
      return
    }
    for content in tree[index].content.reversed() {
      switch content {
      case .element(let child): steps.append(.begin(child, copied: copied))
      case .text(let bytes): if text != nil, !level.isSkipped { steps.append(.text(bytes)) }
      }
    }
  }

  /// Copies what a `use` refers to.
  private mutating func copy(
    of index: Int, _ values: [String: String], _ level: Level
  ) throws(SVGError) {
    guard let target = tree.linkedElement(of: index) else { return }
    // What contains itself is an error of the file, and not drawn.
    guard !levels.contains(where: { $0.element == target }) else { return }
    let offset = level.style.lengths.offset(values)
    levels[levels.count - 1].map = level.map.after(.translation(offset))
    var size: [String: String] = [:]
    if ["svg", "symbol"].contains(tree[target].name) {
      for side in ["width", "height"] { size[side] = values[side] }
    }
    copyCount += 1
    guard copyCount <= Self.mostShared else { throw Self.tooManyCopies }
    steps.append(.begin(target, copied: size, isTarget: true))
  }

  /// Takes the step through the text that a `tref` refers to.
  private mutating func refer(from index: Int) {
    guard text != nil else { return }
    let room = Self.mostReferredBytes - referredByteCount
    let bytes = tree.linkedElement(of: index).map { tree.wholeText(of: $0, atMost: room) } ?? []
    referredByteCount += bytes.count
    if bytes.isEmpty { drawing.omissions.insert(.text) }
    steps.append(.text(bytes))
  }

  private static let mostReferredBytes = 1 << 20

  private mutating func end() throws(SVGError) {
    let depth = levels.count
    guard let level = levels.last else { return }
    if var text, depth == text.depth {
      text.runs.end()
      self.text = nil
      guard drawing.write(text.runs, in: level.home) else { throw Self.tooManyLines }
    } else if text != nil, !level.isSkipped {
      text?.runs.end()
    }
    if !isOurs, !level.isPictured, levels.count == depth {
      if level.opacity < 1, level.opacity > 0, drawing.overlapsItself(since: level.start) {
        _ = show(as: .opacity, depth - 1)
      } else if !level.clips.allSatisfy({ drawing.lies(within: $0, since: level.start) }) {
        for polygon in level.clips where !drawing.lies(within: polygon, since: level.start) {
          drawing.clip(to: polygon, since: level.start, in: level.home)
        }
      }
    }
    guard levels.count == depth else { return }
    levels.removeLast()
    if level.mask != nil { end(level) }
  }

  // MARK: Drawing

  /// Reads what only files of ours have, such as the background.
  private mutating func readBackground(
    _ name: String, _ values: [String: String], _ level: Level
  ) throws(SVGError) -> Bool {
    if name == "rect", values["filbert:part"] == "background" {
      background.color = level.style.fill.flat ?? .white
      return true
    }
    let style = level.style.placingGradients(in: { nil }, canvas.lengths.after(level.map))
    if let part = SVGPart(values, style, level.map, level.home) {
      guard drawing.take(part) else { throw Self.tooManyLines }
      return true
    }
    if name == "path", let word = values["filbert:pattern"] {
      background.pattern = SVGPattern.pattern(word, values)
      return true
    }
    guard name == "image", let word = values["filbert:placement"] else { return false }
    guard let file = SVGCanvas.file(linkedBy: values) else { return true }
    background.picture = BackgroundPicture(
      file: SVGPictureLink.kept(file, held: SVGOwnFields(values).held).file,
      placement: BackgroundPicture.Placement(rawValue: word) ?? .fill)
    return true
  }

  private mutating func draw(
    _ name: String, _ values: [String: String], _ level: Level
  ) throws(SVGError) {
    var own = isOurs ? SVGOwnFields(values) : .none
    var level = level
    var markers: [SVGMarkerPlace] = []
    if !isOurs, SVGShape.names.contains(name) {
      if values["vector-effect"] == "non-scaling-stroke" { unscaleLine(of: &level) }
      if hasMarkers(name, level.style) {
        let shape = SVGShape(
          name, values, level.style.lengths, mostPoints: DrawingBudget.mostPoints)
        markers = self.markers(of: shape, level.style) ?? []
        if let heads = heads(for: markers, of: shape, level) { (own.heads, markers) = (heads, []) }
      }
    }
    let first = drawing.marks.count
    let isDrawn =
      name == "image"
      ? drawing.show(values, level.style, level.map, own, in: level.home)
      : drawing.draw(name, values, level.style, level.map, own, in: level.home)
    if !isDrawn {
      throw drawing.hasTooManyPixels
        ? SVGError("its pictures are too large in total") : Self.tooManyLines
    }
    if !isOurs { drawing.note(source: level.element, since: first) }
    steps += markers.reversed().map { .marker($0) }
  }

  /// Gives a line the width on the paper that it says, whatever maps its points.
  private func unscaleLine(of level: inout Level) {
    let isEven = level.map.isSimilarity(within: 1e-3)
    let enlarged = isEven ? level.map.enlargement : 1
    guard enlarged > 0 else { return }
    level.style.scaleLine(by: canvas.unitsToPixel / enlarged)
    level.style.isLineUnscaled = !isEven
  }

  private static var tooManyCopies: SVGError { SVGError("it repeats too many shapes") }

  private static var tooManyLines: SVGError {
    SVGError("it has more lines than a painting can hold")
  }
}
