public import Base

/// An element that lines can attach to, as placed on its paper: it has a box and an edge.
///
///     let target = ConnectionTarget(rectangle, on: paper)
///     let anchor = target?.anchor(at: point)
///     target?.edge(from: point, towards: other)    // the exit point of a line
public struct ConnectionTarget: Equatable, Sendable {
  /// The element that a line's end would refer to.
  public let element: ElementID
  /// Closed polygons along its edge, in units of the paper's longer side.
  public let outline: [[PaperPoint]]
  /// How far its ink extends past the outline.
  let inkReach: Double
  /// Maps its own box, with corners (0, 0) and (1, 1), to the paper.
  private let map: PaperMap
  private let inverse: PaperMap

  /// Returns nil for lines, for freehand strokes that do not close, and for elements without extent.
  public init?(_ element: PaintingElement, on paper: AspectRatio) {
    guard let map = Self.map(of: element, on: paper), let inverse = map.inverse, inverse.isFinite
    else { return nil }
    self.element = element.id
    self.map = map
    self.inverse = inverse
    inkReach = element.isArea ? 0 : element.width / 2
    if case .text = element.content {
      outline = [[(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { map(PaperPoint(x: $0.0, y: $0.1)) }]
    } else {
      let line = element.line(on: paper)
      let points = line.samples.map { PaperPoint($0.position, on: paper) }
      let ends = line.contourEnds.isEmpty ? [points.count] : line.contourEnds
      outline = zip([0] + ends, ends).map { Array(points[$0..<$1]) }
    }
  }

  /// Returns the map from the own box of an element to the paper, or nil as the initialiser does.
  private static func map(of element: PaintingElement, on paper: AspectRatio) -> PaperMap? {
    guard let box = OwnBox(element, on: paper) else { return nil }
    let map = (element.placement?.map ?? .identity).after(box.map)
    return map.isFinite ? map : nil
  }

  /// Returns a box around an element that lines can attach to, at little cost: a turned ellipse has that of its frame.
  static func box(of element: PaintingElement, on paper: AspectRatio) -> PaperBox? {
    let square = PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: 1, y: 1))
    return map(of: element, on: paper).map { square.mapped(by: $0) }
  }

  /// The outline in the units of its own box.
  var ownOutline: [[PaperPoint]] { outline.map { $0.map { inverse($0) } } }

  /// Returns the position of an anchor on the paper.
  public func point(at anchor: UnitPoint) -> PaperPoint {
    map(PaperPoint(x: anchor.x, y: anchor.y))
  }

  /// Returns the anchor of a point. A point outside the element gets the anchor of the nearest edge point.
  public func anchor(at point: PaperPoint) -> UnitPoint {
    let place = inverse(contains(point) ? point : nearestEdge(to: point))
    return UnitPoint(x: place.x, y: place.y)
  }

  /// The area of the element's box. An element within another has a smaller one.
  public var area: Double { abs(map.determinant) }

  /// Whether a point is within its edge.
  public func contains(_ point: PaperPoint) -> Bool {
    var isInside = false
    for (a, b) in sides where (a.y > point.y) != (b.y > point.y) {
      if point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) { isInside.toggle() }
    }
    return isInside
  }

  /// Returns the point of the edge nearest to a given one.
  public func nearestEdge(to point: PaperPoint) -> PaperPoint {
    var nearest = (point: point, distance: Double.infinity)
    for (a, b) in sides {
      let way = b - a
      let length = way.dot(way)
      let part = length > 0 ? min(max((point - a).dot(way) / length, 0), 1) : 0
      let place = a.point(part, towards: b)
      let distance = (place - point).length
      if distance < nearest.distance { nearest = (place, distance) }
    }
    return nearest.point
  }

  /// Returns the last exit point of a line from inside the element to another point. A line that doesn't cross the edge
  /// gets the nearest edge point instead.
  ///
  /// - Returns: the point, and whether it is on the way.
  func edge(
    from start: PaperPoint, towards end: PaperPoint
  ) -> (point: PaperPoint, isOnWay: Bool) {
    let way = end - start
    var last = -Double.infinity
    for (a, b) in sides {
      let side = b - a
      let cross = way.dx * side.dy - way.dy * side.dx
      guard cross != 0 else { continue }
      let offset = a - start
      let along = (offset.dx * side.dy - offset.dy * side.dx) / cross
      let across = (offset.dx * way.dy - offset.dy * way.dx) / cross
      if along >= -1e-9, along <= 1, across >= -1e-9, across <= 1 + 1e-9 {
        last = max(last, along)
      }
    }
    guard last.isFinite else { return (nearestEdge(to: start), false) }
    return (start.point(last, towards: end), true)
  }

  /// The segments from point to point, all the way round.
  private var sides: some Sequence<(PaperPoint, PaperPoint)> {
    outline.lazy.flatMap { polygon in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) }
  }
}

/// The box of an element before its placement.
private struct OwnBox {
  /// Maps the box with corners (0, 0) and (1, 1) to the paper.
  let map: PaperMap

  /// The margin around text, in ems.
  private static let textMargin = 0.25

  init?(_ element: PaintingElement, on paper: AspectRatio) {
    let origin = element.placement?.paper ?? paper
    func box(_ positions: [UnitPoint], _ map: PaperMap = .identity) -> PaperBox {
      PaperBox(positions.lazy.map { map(PaperPoint($0, on: origin)) })
    }
    switch element.content {
    case .eraser: return nil
    case .shape(let kind, let from, let to):
      guard kind.form.isClosed else { return nil }
      self.init(box([from, to]))
    case .freehand(let samples):
      guard samples.count > 3, samples[0].position == samples[samples.count - 1].position else {
        return nil
      }
      self.init(box(samples.map(\.position)))
    case .path(let path, _):
      guard path.isClosed else { return nil }
      self.init(PaperBox(path.nodes.map(\.point)))
    case .area(let outline): self.init(box(outline.points))
    case .text(let text, let outline):
      guard let inverse = text.map.inverse else { return nil }
      self.init(box(outline.points, inverse).grown(by: Self.textMargin), text.map)
    case .picture(let picture, let outline):
      guard let inverse = picture.map.inverse else { return nil }
      self.init(box(outline.points, inverse), picture.map)
    }
  }

  /// - Parameter outer: maps the box's units to those of the paper.
  private init?(_ box: PaperBox, _ outer: PaperMap = .identity) {
    guard box.width > 0, box.height > 0 else { return nil }
    map = outer.after(
      PaperMap(xx: box.width, xy: 0, yx: 0, yy: box.height, x0: box.left, y0: box.top))
  }
}
