public import Base
public import Documents

/// The place of a node in an element: its contour, and the node in that.
public struct NodePlace: Hashable, Comparable, Sendable {
  /// The index of the path; 0 for a line.
  public let path: Int
  /// The index of the node in the path.
  public let node: Int

  /// Creates the place of a node.
  public init(path: Int = 0, node: Int) { (self.path, self.node) = (path, node) }

  public static func < (a: NodePlace, b: NodePlace) -> Bool { (a.path, a.node) < (b.path, b.node) }
}

/// The nodes of an element at their places on the paper: of a path, an area, a stroke or a shape.
///
///     var nodes = ElementNodes(of: element, on: paper)
///     nodes?.move([NodePlace(node: 2)], by: offset)
///     let changed = nodes?.changed            // a stroke or a shape has become a path
///
/// Points that stay in place keep every bit, through the placement of the element, too.
public struct ElementNodes: Sendable {
  /// The element before the changes.
  public let element: PaintingElement
  /// A line is one path, an area as many closed ones as it has contours.
  public internal(set) var paths: [NodePath]
  private let paper: AspectRatio
  private let inverse: PaperMap
  /// The own points of the element by their places on the paper.
  private let origins: [PaperPoint: PaperPoint]
  private let units: [PaperPoint: UnitPoint]

  /// Returns nil for erasers, texts and pictures, for dots, and for an element that its placement flattens.
  ///
  /// - Parameter paper: the painting's present one.
  public init?(of element: PaintingElement, on paper: AspectRatio) {
    let map = element.placement?.map ?? .identity
    let original = element.placement?.paper ?? paper
    guard let inverse = map.inverse, inverse.isFinite else { return nil }
    var units: [PaperPoint: UnitPoint] = [:]
    let own: [NodePath]
    switch element.content {
    case .path(let path, _): own = [path]
    case .freehand(let samples):
      own = [
        PathFit.path(of: samples, element.style, grain: element.grain, on: original)
      ].compactMap(\.self)
    case .shape(let kind, _, _):
      let overlap = kind.form.isClosed ? kind.form.overlap : 0
      let line = element.stroke(on: paper).samples.dropLast(overlap).map {
        inverse(PaperPoint($0.position, on: paper))
      }
      own = [
        PathFit.path(
          along: line, isClosed: kind.form.isClosed, tolerance: PaperScale.length(ofPoints: 0.25))
      ].compactMap(\.self)
    case .area(let outline):
      own = outline.nodePaths(on: original)
      for point in outline.points { units[map(PaperPoint(point, on: original))] = point }
    case .eraser, .text, .picture: return nil
    }
    guard own.contains(where: { $0.curveCount > 0 }) else { return nil }
    var origins: [PaperPoint: PaperPoint] = [:]
    for node in own.lazy.flatMap(\.nodes) {
      for point in [node.point, node.arriving, node.leaving] { origins[map(point)] = point }
    }
    (self.element, paths, self.paper) = (element, own.map { $0.moved(by: map) }, original)
    (self.inverse, self.origins, self.units) = (inverse, origins, units)
  }

  /// Whether the element is an area, whose contours always close.
  public var isArea: Bool { element.isArea }

  /// All nodes, in order.
  public var places: [NodePlace] {
    paths.indices.flatMap { path in
      paths[path].nodes.indices.map { NodePlace(path: path, node: $0) }
    }
  }

  /// The number of nodes.
  public var count: Int { paths.reduce(0) { $0 + $1.nodes.count } }

  /// The node at a place; nil if there is none.
  public subscript(place: NodePlace) -> PathNode? {
    guard paths.indices.contains(place.path), paths[place.path].nodes.indices.contains(place.node)
    else { return nil }
    return paths[place.path].nodes[place.node]
  }

  // MARK: The changed element

  /// The element with the present paths, with its own id; nil without any.
  public var changed: PaintingElement? {
    if isArea { return changedArea }
    return paths.first.map(element)
  }

  /// The element drawn along a path.
  func element(along path: NodePath) -> PaintingElement {
    let own = path.converted { origins[$0] ?? inverse($0) }
    var element = element
    let samples =
      own.isOfStroke ? element.content.keySamples : own.nodeSamples(on: paper)
    element.content = .path(own, samples)
    element.connections = .none
    return element
  }

  private var changedArea: PaintingElement? {
    var contours: [[UnitPoint]] = []
    for path in paths where path.isClosed {
      let points = path.curves.flatMap { [$0.start.position, $0.startControl, $0.endControl] }
      contours.append(points.map { units[$0] ?? inverse($0).unitPoint(on: paper) })
    }
    guard let outline = AreaOutline(contours: contours, rule: element.content.areaRule) else {
      return nil
    }
    var element = element
    element.content = .area(outline)
    return element
  }
}

extension AreaOutline {
  /// The contours as closed paths. The kinds of their nodes follow from the handles.
  fileprivate func nodePaths(on paper: AspectRatio) -> [NodePath] {
    let all = points.map { PaperPoint($0, on: paper) }
    return zip([0] + ends, ends).compactMap { start, end in
      let nodes = stride(from: start, to: end, by: 3).map { index in
        let before = index == start ? end - 1 : index - 1
        var node = PathNode(all[index], arriving: all[before], leaving: all[index + 1])
        node.kind = node.apparentKind
        return node
      }
      return NodePath(nodes, isClosed: true)
    }
  }
}
