import Base
import Documents
import Editing

/// The content of an SVG file as strokes and areas, with the omissions.
struct SVGDrawing {
  static let mostPoints = DrawingBudget.mostPoints
  private static let mostStrokes = DrawingBudget.mostStrokes
  private static let mostPixels = DrawingBudget.mostPixels

  let canvas: SVGCanvas
  var marks: [SVGMark] = []
  /// Erasers by the order of the one stroke off which they took ink.
  private var erasures: [Int: [Stroke]] = [:]
  /// The fill of our next line.
  var waitingFill: SVGPart?
  /// Whether another program changed our last line.
  var isLastReshaped = false
  var layers = SVGLayers()
  var omissions: Set<SVGOmission> = []
  var pointCount = 0
  /// How many lines with texts along them have a key.
  var keyCount = 0
  private var pixelCount = 0
  private var groupCount: UInt32 = 0
  /// The styles of groups other than plain ones.
  var groupStyles: [GroupID: GroupStyle] = [:]
  /// The groups that an empty mask or clip hides.
  var hiddenGroups: Set<GroupID> = []
  /// The embedded pictures by their links: several images may show one.
  private var pictures: [String: SVGEmbeddedPicture] = [:]

  init(on canvas: SVGCanvas) { self.canvas = canvas }

  /// How much has been drawn, so that what comes afterwards can be taken back.
  struct Place {
    let markCount: Int
    fileprivate let pointCount: Int
    fileprivate let pixelCount: Int
  }

  var place: Place {
    Place(markCount: marks.count, pointCount: pointCount, pixelCount: pixelCount)
  }

  /// Shows an element as a picture in place of what was drawn since it began.
  mutating func show(part: Int, since place: Place, in home: SVGHome) {
    marks.removeSubrange(place.markCount...)
    (pointCount, pixelCount) = (place.pointCount, place.pixelCount)
    marks.append(SVGMark(part: part, home: placed(home)))
  }

  /// Shows the whole file as a picture.
  mutating func showWhole(root: Int) {
    marks = []
    layers = SVGLayers()
    marks.append(SVGMark(part: root, home: SVGHome()))
  }

  /// The elements that are shown as pictures.
  var parts: [Int] { marks.compactMap(\.part) }

  /// How many marks have been compared with clips.
  var comparisonCount = 0

  /// A group that is a layer: what came before the first one lies in a layer of its own, under it.
  ///
  /// - Returns: the index of the layer; nil for other groups.
  mutating func beginLayer(_ name: String, _ attributes: [String: String]) -> Int? {
    guard SVGLayers.isLayer(name, attributes) else { return nil }
    if layers.layers.isEmpty, marks.contains(where: { $0.layer == nil }) {
      let place = layers.place(in: nil)
      for index in marks.indices where marks[index].layer == nil {
        marks[index].home.layer = place
      }
    }
    return layers.begin(attributes)
  }

  /// Begins a group that is not a layer; nil for other elements.
  ///
  /// - Parameter isOurs: whether this program wrote the file, in which other groups don't count.
  mutating func beginGroup(
    _ name: String, _ attributes: [String: String], isOurs: Bool
  ) -> GroupID? {
    guard name == "g" || name == "mask" else { return nil }
    if isOurs {
      return attributes["filbert:group"].flatMap { UInt32($0) }
        .flatMap { $0 > 0 && $0 < 1 << 31 ? GroupID($0) : nil }
    }
    return name == "g" ? newGroup() : nil
  }

  /// The id of a group that the file doesn't number.
  mutating func newGroup() -> GroupID {
    groupCount += 1
    return GroupID(groupCount)
  }

  /// Makes a group of what was drawn since there were so many marks, unless that is one element.
  mutating func groupMarks(since first: Int) {
    guard marks.count > first + 1 else { return }
    let group = newGroup()
    for index in first..<marks.count where marks[index].home.groups.count < GroupID.deepest {
      marks[index].home.groups.append(group)
    }
  }

  /// Puts an element without a layer above everything so far, if there are layers.
  mutating func placed(_ home: SVGHome) -> SVGHome {
    var home = home
    if home.layer == nil, !layers.layers.isEmpty { home.layer = layers.place(in: nil) }
    return home
  }

  /// Draws a shape on top.
  ///
  /// - Parameters:
  ///   - name: of the element, without its namespace.
  ///   - own: the element's fields for this program.
  ///   - home: its layer and groups.
  /// - Returns: false if the painting is full.
  mutating func draw(
    _ name: String, _ attributes: [String: String], _ style: SVGStyle, _ map: PaperMap,
    _ own: SVGOwnFields, in home: SVGHome
  ) -> Bool {
    var own = own
    let lengths = canvas.lengths.after(map)
    let style = style.placingGradients(
      in: {
        SVGShape(name, attributes, style.lengths, mostPoints: Self.mostPoints - pointCount).box
      }, lengths)
    if own.tool != nil {
      let moved = map == .identity ? .identity : lengths.after(canvas.units)
      own.gradient = own.gradient?.moved(by: moved)
      let fillGradient = own.fill?.gradient?.moved(by: moved)
      own.fill?.gradient = fillGradient
    }
    if own.tool != nil, own.tool != .eraser {
      guard takeParts(name, attributes, style, &own) else { return false }
    } else if own.tool == .eraser, isReshaped(name, attributes, style, own) {
      // The outline of a line of varying width can't erase.
      omissions.insert(own.lineWidth == nil ? .samples : .clipping)
      if own.lineWidth == nil { own = SVGOwnFields(ofReshaped: attributes) }
    }
    let home = own.layer == nil ? placed(home) : home
    // The original line is read instead of its approximating curve.
    let shape = SVGShape(
      own.points == nil ? name : "polyline", own.points.map { ["points": $0] } ?? attributes,
      style.lengths, mostPoints: Self.mostPoints - pointCount)
    return draw(shape, style, map, own, in: home)
  }

  /// Draws a shape whose layer is known.
  mutating func draw(
    _ shape: SVGShape, _ style: SVGStyle, _ map: PaperMap, _ own: SVGOwnFields, in home: SVGHome
  ) -> Bool {
    var own = own
    own.dotRadius = shape.dotRadius
    let isForeign = own.tool == nil && own.dotRadius == nil
    let isOutlined = isForeign && style.stroke.isSeen && needsOutline(shape, style, map)
    let fillOfLine = isForeign && !isOutlined ? fillOfLine(shape, style) : nil
    let isFilled = isForeign && fillOfLine == nil
    guard !isFilled || style.drawsStrokeFirst || fill(shape, style, map, own, home) else {
      return false
    }
    let isDrawn =
      isOutlined
      ? drawOutline(of: shape, style, map, home)
      : drawLines(of: shape, style, map, own, home, fill: fillOfLine)
    guard isDrawn else { return false }
    return !isFilled || !style.drawsStrokeFirst || fill(shape, style, map, own, home)
  }

  /// Draws the lines of a shape, with what lies within one that is filled.
  private mutating func drawLines(
    of shape: SVGShape, _ style: SVGStyle, _ map: PaperMap, _ own: SVGOwnFields, _ home: SVGHome,
    fill fillOfLine: FillStyle?
  ) -> Bool {
    let isForeign = own.tool == nil && own.dotRadius == nil
    guard !isForeign || style.stroke.isSeen && style.strokeWidth > 0 else { return true }
    var style = style
    if isForeign, let join = shape.join(for: style) { style.join = join }
    let tolerance = canvas.tolerance(under: map)
    // Checked before allocation.
    guard shape.lineCount(tolerance: tolerance) <= Self.mostPoints - pointCount else {
      return false
    }
    let isDashed = isForeign && !style.dash.isEmpty
    if isForeign, !shape.contours.contains(where: { $0.isSeen(with: style.cap) }) { return true }
    let tool = isDashed ? .pencil : shape.tool
    for line in shape.lines(tolerance: tolerance, isDashed: isDashed)
    where !isForeign || line.count > 1 {
      guard var stroke = canvas.stroke(line, tool, style, map, own) else { continue }
      let painted = own.isArea || own.dotRadius != nil || own.lineWidth != nil
      stroke.style.setGradient((painted ? style.fill : style.stroke).ink, own: own.gradient)
      if let fillOfLine { stroke.style.fill = fillOfLine }
      // A path is drawn with more points than it has nodes.
      guard count(stroke.samples.count + 8 * (stroke.path?.nodes.count ?? 0)) else { return false }
      if let from = own.from, stroke.tool == .eraser {
        erasures[from, default: []].append(stroke)
        continue
      }
      marks.append(
        SVGMark(
          order: own.order, stroke: stroke, home: home, layer: own.layer,
          connections: own.connections, label: own.label))
    }
    return true
  }

  /// Draws a picture on top.
  ///
  /// - Parameter own: like the following ones, as in `draw`.
  mutating func show(
    _ attributes: [String: String], _ style: SVGStyle, _ map: PaperMap, _ own: SVGOwnFields,
    in home: SVGHome
  ) -> Bool {
    if own.tool == .picture, let kept = own.map, let file = SVGCanvas.file(linkedBy: attributes) {
      var own = own
      func side(_ name: String) -> Double { attributes[name].flatMap(SVGScanner.length) ?? 1 }
      let map = map.after(
        .scaling(x: side("width"), y: side("height"), about: PaperPoint(x: 0, y: 0)))
      let (bytes, turn) = SVGPictureLink.kept(file, held: own.held)
      let picture = PictureBlock(PictureBytes(bytes), map: kept.after(turn))
      guard picture.isSound else { return true }
      own.picture = picture
      return draw(
        "polyline", [:], style, canvas.move(of: picture, held: own.held, to: map), own, in: home)
    }
    guard let (stroke, pixels) = canvas.picture(attributes, style, map, known: &pictures) else {
      omissions.insert(.pictures)
      return true
    }
    pixelCount += pixels
    guard !hasTooManyPixels else { return false }
    guard count(stroke.samples.count) else { return false }
    marks.append(SVGMark(stroke: stroke, home: placed(home)))
    return true
  }

  /// Whether the painting is full because of pixels.
  var hasTooManyPixels: Bool { pixelCount > Self.mostPixels }

  /// The fill of a shape that is a single line, as part of that line; nil if filled as an area, or not at all.
  private func fillOfLine(_ shape: SVGShape, _ style: SVGStyle) -> FillStyle? {
    guard shape.contours.count == 1, shape.contours[0].canBeFilled, style.stroke.isSeen,
      !style.drawsStrokeFirst, style.strokeWidth > 0, style.fill.isSeen,
      let color = style.fill.flat
    else { return nil }
    return FillStyle(color: color, gradient: style.fill.ink, rule: style.fillRule)
  }

  /// Fills a shape.
  private mutating func fill(
    _ shape: SVGShape, _ style: SVGStyle, _ map: PaperMap, _ own: SVGOwnFields, _ home: SVGHome
  ) -> Bool {
    let paint = style.fill
    let contours = shape.contours.filter(\.canBeFilled)
    guard paint.isSeen, !contours.isEmpty else { return true }
    let tolerance = canvas.tolerance(under: map)
    let points = contours.reduce(0) { $0 + $1.areaCount(tolerance: tolerance) }
    guard count(points) else { return false }
    guard var stroke = canvas.area(contours, style.fillRule, paint.flat ?? .black, map) else {
      return true
    }
    stroke.style.gradient = paint.ink
    marks.append(SVGMark(order: own.order, stroke: stroke, home: home, layer: own.layer))
    return true
  }

  /// Whether another mark with the given number of points fits.
  mutating func count(_ points: Int) -> Bool {
    pointCount += points
    return pointCount <= Self.mostPoints && marks.count < Self.mostStrokes
  }

  /// - Parameters:
  ///   - isOurs: whether it is of a file that this program wrote.
  ///   - pictures: of the elements that are shown as such.
  mutating func elements(
    isOurs: Bool, pictures: [Int: Stroke] = [:]
  ) -> [PaintingElement] {
    _ = drawWaitingFill()
    if !hiddenGroups.isEmpty {
      marks.removeAll { !hiddenGroups.isDisjoint(with: $0.home.groups) }
    }
    // In place: drawings of many marks take most of the memory.
    show(pictures)
    sortByLayers(isOurs: isOurs)
    let isConnected =
      isOurs && hasSoundOrder
      && marks.contains { !$0.connections.isEmpty || $0.label != nil }
    let isAlong = marks.contains { $0.ownerKey != nil }
    if isConnected || isAlong { marks.number() }
    if isAlong { marks.nameOwners() }
    let elements = marks.map { element(of: $0) }
    marks = []
    return isOurs ? elements : elements.withoutIdleGroups()
  }

  /// Puts pictures in their places; those without a picture show nothing.
  private mutating func show(_ pictures: [Int: Stroke]) {
    for index in marks.indices {
      if let picture = marks[index].part.flatMap({ pictures[$0] }) { marks[index].stroke = picture }
    }
    marks.removeAll { mark in mark.part.map { pictures[$0] == nil } ?? false }
  }

  /// Brings the marks of each layer together, and those of our files in the order of drawing.
  private mutating func sortByLayers(isOurs: Bool) {
    if !layers.layers.isEmpty {
      for index in marks.indices {
        let place = marks[index].layer.flatMap(layers.place(ofNumber:)) ?? marks[index].home.layer
        marks[index].home.layer = layers.place(in: place)
      }
    }
    let first = marks.first?.home.layer ?? 0
    guard !marks.allSatisfy({ ($0.home.layer ?? 0) == first }) else {
      if isOurs { marks = marks.withErasersInOrder }
      return
    }
    var sheets: [Int: [SVGMark]] = [:]
    for mark in marks { sheets[mark.home.layer ?? 0, default: []].append(mark) }
    marks = sheets.sorted { $0.key < $1.key }
      .flatMap { isOurs ? $0.value.withErasersInOrder : $0.value }
  }

  /// Whether orders identify marks uniquely.
  private var hasSoundOrder: Bool {
    marks.compactMap(\.order).allSatisfy { (0..<Self.mostStrokes * 2).contains($0) }
  }

  private func element(of mark: SVGMark) -> PaintingElement {
    let erasers = (mark.order.flatMap { erasures[$0] } ?? []) + mark.erasures
    let id = mark.number.map { ElementID(UInt32(clamping: $0 + 1)) } ?? .unassigned
    var element = PaintingElement(mark.stroke, id: id, on: canvas.ratio)
      .erased(by: erasers.map { PaintingElement($0, on: canvas.ratio) })
    element.setGroups(mark.home.groups, styles: groupStyles)
    element.isLocked = mark.home.isLocked
    if mark.number != nil { (element.connections, element.label) = (mark.connections, mark.label) }
    if let place = mark.home.layer, !layers.layers.isEmpty {
      element.layer = layers.layers[place].id
    }
    return element
  }
}

extension LineStyle {
  /// Sets the gradient of a file.
  ///
  /// - Parameter own: of one of our files, which is exact, unless another program has changed it.
  fileprivate mutating func setGradient(_ new: InkGradient?, own: InkGradient?) {
    gradient = new.map { new in own.flatMap { $0.isLike(new) ? $0 : nil } ?? new }
  }
}
