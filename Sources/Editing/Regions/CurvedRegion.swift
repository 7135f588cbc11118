public import Base
public import Documents

/// A region within closed contours of cubic curves.
public struct CurvedRegion: Equatable, Sendable {
  /// The curves of each contour, which end at its start.
  public let contours: [[CurveSegment]]
  /// The rule that determines its inside.
  public let rule: FillRule

  /// Creates a region from its contours.
  public init(_ contours: [[CurveSegment]], rule: FillRule = .evenOdd) {
    (self.contours, self.rule) = (contours.filter { !$0.isEmpty }, rule)
  }

  /// The inside of an element; an open line is closed by a straight one. Nil for erasers, pictures and dots.
  ///
  /// - Parameter paper: the painting's present one.
  public init?(of element: PaintingElement, on paper: AspectRatio) {
    guard !element.isEraser, element.content.picture == nil else { return nil }
    if element.isArea {
      let stroke = element.stroke(on: paper)
      self.init(
        AreaOutline.curves(
          stroke.samples.map { PaperPoint($0.position, on: paper) }, ends: stroke.contourEnds),
        rule: stroke.fillRule)
    } else {
      guard var path = ElementNodes(of: element, on: paper)?.paths.first, path.nodes.count > 1
      else { return nil }
      path.close()
      self.init([path.curves], rule: element.style.fill?.rule ?? .evenOdd)
    }
  }

  /// The number of its curves.
  public var curveCount: Int { contours.reduce(0) { $0 + $1.count } }

  /// Returns the region that an operation makes of this one and another, as connected parts, possibly none. Their
  /// curves are parts of the given ones. Returns nil if the computation would take too long.
  ///
  /// - Parameter tolerance: the greatest distance of the polygons that decide where curves meet.
  func parts(
    _ operation: RegionParts.Operation, _ other: CurvedRegion, tolerance: Double
  ) -> [CurvedRegion]? {
    let curves = RegionCurves(contours + other.contours, tolerance: tolerance)
    guard
      let clipped = RegionParts(
        of: Array(curves.polygons[..<contours.count]), by: rule, operation,
        Array(curves.polygons[contours.count...]), by: other.rule, tolerance: tolerance)
    else { return nil }
    return clipped.parts.map { CurvedRegion($0.map(curves.edge)) }
  }

  /// Joins parts that don't overlap.
  static func joined(_ parts: [CurvedRegion]) -> CurvedRegion {
    CurvedRegion(parts.flatMap(\.contours))
  }

  /// Each contour as a closed path.
  var paths: [NodePath] {
    contours.compactMap { curves in
      let nodes = curves.indices.map { index in
        let before = curves[index > 0 ? index - 1 : curves.count - 1]
        var node = PathNode(
          curves[index].start.position, arriving: before.endControl,
          leaving: curves[index].startControl)
        node.kind = node.apparentKind
        return node
      }
      return NodePath(nodes, isClosed: true)
    }
  }
}
