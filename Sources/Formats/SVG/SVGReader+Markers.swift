import Base
import Documents

/// A symbol on a vertex of a line.
struct SVGMarkerPlace {
  /// The `<marker>`.
  let marker: Int
  let vertex: PaperPoint
  /// Of length 1.
  let direction: PaperVector
  let isStart: Bool
}

// The markers of lines: arrows that look like the heads of a painting's lines become those, others copies.
extension SVGReader {
  private static let markable: Set = ["path", "line", "polyline", "polygon"]
  /// Further markers of a file become pictures, with their lines.
  private static let mostMarkers = 20_000

  /// Whether a shape has markers.
  func hasMarkers(_ name: String, _ style: SVGStyle) -> Bool {
    !style.markers.isEmpty && Self.markable.contains(name)
      && style.markers.values.contains { marker(linkedBy: $0) != nil }
  }

  private func marker(linkedBy link: String?) -> Int? {
    link.flatMap(tree.element(linkedBy:)).flatMap { tree[$0].name == "marker" ? $0 : nil }
  }

  /// The markers of a shape from its start to its end; nil if there are too many.
  func markers(of shape: SVGShape, _ style: SVGStyle) -> [SVGMarkerPlace]? {
    let vertices = shape.contours.flatMap(\.vertices)
    guard vertices.count <= Self.mostMarkers - markerCount else { return nil }
    let kinds = ["start", "mid", "end"].map { marker(linkedBy: style.markers["marker-" + $0]) }
    func place(_ kind: Int, _ vertex: SVGContour.Vertex) -> SVGMarkerPlace? {
      kinds[kind].map {
        SVGMarkerPlace(
          marker: $0, vertex: vertex.point, direction: vertex.direction, isStart: kind == 0)
      }
    }
    return vertices.indices.flatMap { index -> [SVGMarkerPlace] in
      let vertex = vertices[index]
      var places: [SVGMarkerPlace?] = []
      if index == 0 { places.append(place(0, vertex)) }
      if index > 0, index + 1 < vertices.count { places.append(place(1, vertex)) }
      if index + 1 == vertices.count { places.append(place(2, vertex)) }
      return places.compactMap { $0 }
    }
  }

  /// Begins the copy of a marker on the line of the innermost element.
  mutating func begin(_ place: SVGMarkerPlace) throws(SVGError) {
    guard let line = levels.last, !levels.contains(where: { $0.element == place.marker }),
      levels.count < Self.deepest
    else { return }
    let values = self.values(of: place.marker)
    let style = self.style(of: place.marker, values, on: line.style)
    guard let tile = SVGMarkerTile(values, place, line.style) else { return }
    markerCount += 1
    var level = Level(start: drawing.place)
    (level.element, level.style, level.home) = (place.marker, style, line.home)
    level.map = line.map.after(tile.map)
    level.style.lengths.viewport = tile.size
    level.isShared = true
    level.opacity = values["opacity"].flatMap(SVGStyle.opacity) ?? 1
    level.clips =
      tile.clip.map { [$0.corners.map(canvas.lengths.after(level.map).callAsFunction)] } ?? []
    steps.append(.end)
    level.stepCount = steps.count
    levels.append(level)
    for child in Array(tree.children(of: place.marker)).reversed() {
      steps.append(.begin(child, copied: [:]))
    }
  }

  /// The style of a marker, which is that of its place in the file, but for paints that refer to its line.
  private mutating func style(
    of marker: Int, _ values: [String: String], on line: SVGStyle
  ) -> SVGStyle {
    var style = markerStyles[marker] ?? around(marker)
    markerStyles[marker] = style
    style.takeContext(of: line)
    return style.inherited(values)
  }

  /// The style of an element's place in the file.
  mutating func around(_ element: Int) -> SVGStyle {
    var style = SVGStyle()
    style.lengths.viewport = canvas.size
    let ancestors = sequence(first: element) { [tree] in tree[$0].parent }.dropFirst().reversed()
    for ancestor in ancestors { style = style.inherited(values(of: ancestor)) }
    return style
  }

  // MARK: Heads

  /// The markers of a line as heads; nil if one of them looks like no head, or the line can't have any.
  mutating func heads(
    for places: [SVGMarkerPlace], of shape: SVGShape, _ level: Level
  ) -> LineHeads? {
    guard !places.isEmpty, shape.contours.count == 1, !shape.contours[0].isClosed,
      level.style.stroke.isSeen, !level.style.fill.isSeen, level.style.dash.isEmpty
    else { return nil }
    let line = shape.contours[0].flattened(tolerance: canvas.tolerance(under: level.map))
      .map(canvas.lengths.after(level.map).callAsFunction)
    var heads = LineHeads.none
    for place in places {
      let isStart = place.vertex == shape.contours[0].vertices.first?.point && place.isStart
      guard isStart || place.vertex == shape.contours[0].vertices.last?.point,
        let head = head(for: place, from: isStart ? line : line.reversed(), level)
      else { return nil }
      if isStart { heads.start = head } else { heads.end = head }
    }
    return heads
  }

  /// The head that a marker looks like.
  ///
  /// - Parameter line: from the marker on, in lengths of the paper's longer side.
  private mutating func head(
    for place: SVGMarkerPlace, from line: [PaperPoint], _ level: Level
  ) -> LineHead? {
    let children = Array(tree.children(of: place.marker))
    let around = self.values(of: place.marker)
    guard children.count == 1, let tile = SVGMarkerTile(around, place, level.style) else {
      return nil
    }
    let values = self.values(of: children[0])
    let style = self.style(of: place.marker, around, on: level.style).inherited(values)
    let isPlain = ["transform", "clip-path", "mask", "filter", "opacity"].allSatisfy {
      values[$0] == nil
    }
    guard isPlain, style.isVisible, style.fill.flat == level.style.stroke.flat,
      style.fillReference == nil, !style.stroke.isSeen
    else { return nil }
    let map = canvas.lengths.after(level.map).after(tile.map)
    let shape = SVGShape(tree[children[0]].name, values, style.lengths, mostPoints: 64)
    guard shape.contours.count == 1 else { return nil }
    let width =
      level.style.strokeWidth * canvas.lengths.after(level.map).enlargement
    func ours(_ head: LineHead) -> HeadOutline? {
      HeadOutline(head, of: line, HeadScale(width: width, point: PaperScale.grain))
    }
    if let corners = shape.contours[0].polygon?.map(map.callAsFunction), corners.count == 3,
      case .polygon(let own)? = ours(.arrow)?.contours.first
    {
      return own.isLike(corners) ? .arrow : nil
    }
    let box = PaperBox(shape.contours[0].flattened(tolerance: 0.01).map(map.callAsFunction))
    if shape.tool == .ellipse, case .circle(let center, let radius, _)? = ours(.dot)?.contours.first
    {
      let isLike =
        (box.center - center).length < radius / 4 && abs(box.width / 2 / radius - 1) < 0.25
        && abs(box.height / 2 / radius - 1) < 0.25
      return isLike ? .dot : nil
    }
    return nil
  }
}

extension [PaperPoint] {
  /// Whether other corners are about the same, from the first one on in either direction.
  fileprivate func isLike(_ others: [PaperPoint]) -> Bool {
    let reach = indices.map { (self[$0] - self[0]).length }.max() ?? 0
    let near = reach * 0.3
    return indices.contains { start in
      [1, others.count - 1].contains { step in
        indices.allSatisfy {
          (self[$0] - others[(start + $0 * step) % others.count]).length <= near
        }
      }
    }
  }
}

/// The placement of a marker's content on a line.
///
/// Source: SVG 2, section 11.6, "Markers".
struct SVGMarkerTile {
  /// From the content to the line's units.
  let map: PaperMap
  /// In units of the content.
  let size: PaperVector
  /// The visible part, in units of the content; nil if all of it is visible.
  let clip: PaperBox?

  /// Nil if it is empty.
  init?(_ values: [String: String], _ place: SVGMarkerPlace, _ style: SVGStyle) {
    let lengths = style.lengths
    func length(_ name: String, _ axis: SVGLengths.Axis) -> Double? {
      values[name].flatMap { lengths.length($0, along: axis) }
    }
    let room = PaperVector(dx: length("markerWidth", .x) ?? 3, dy: length("markerHeight", .y) ?? 3)
    let scale = values["markerUnits"] == "userSpaceOnUse" ? 1 : style.strokeWidth
    guard room.dx > 0, room.dy > 0, scale > 0 else { return nil }
    let box = SVGScanner.numbers(values["viewBox"] ?? "")
    var fit = PaperMap.identity
    var size = room
    if box.count == 4 {
      guard box[2] > 0, box[3] > 0 else { return nil }
      size = PaperVector(dx: box[2], dy: box[3])
      fit = SVGAspect(values["preserveAspectRatio"] ?? "").map(from: size, to: room)
        .after(.translation(PaperVector(dx: -box[0], dy: -box[1])))
    }
    self.size = size
    let held = fit(PaperPoint(x: length("refX", .x) ?? 0, y: length("refY", .y) ?? 0))
    let corner = PaperPoint(x: 0, y: 0)
    map = PaperMap.translation(place.vertex - corner)
      .after(.rotation(to: Self.direction(values["orient"] ?? "0", place), about: corner))
      .after(.scaling(x: scale, y: scale, about: corner))
      .after(.translation(corner - held)).after(fit)
    guard let back = fit.inverse, map.isFinite else { return nil }
    let isOpen = ["visible", "auto"].contains(values["overflow"] ?? "hidden")
    clip =
      isOpen
      ? nil
      : PaperBox(from: back(corner), to: back(PaperPoint(x: room.dx, y: room.dy)))
  }

  private static func direction(_ orient: String, _ place: SVGMarkerPlace) -> PaperVector {
    switch orient {
    case "auto": place.direction
    case "auto-start-reverse": place.isStart ? -place.direction : place.direction
    default: PaperAngle.direction(degrees: SVGTransform.degrees(orient) ?? 0)
    }
  }
}
