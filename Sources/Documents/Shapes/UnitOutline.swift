public import Base

/// A shape whose line scales with its box: the same line in a square for all of them.
public protocol UnitOutline: ShapeForm {
  /// The line in a box with corners (0, 0) and (1, 1).
  var unitOutline: [PaperPoint] { get }

  /// Whether the line is mirrored if it is drawn to the left or upwards.
  var turnsWithGesture: Bool { get }
}

extension UnitOutline {
  public var turnsWithGesture: Bool { false }
  public var spansBox: Bool { true }

  public func outline(from a: PaperPoint, to b: PaperPoint) -> [PaperPoint] {
    let box = OutlineBox(from: a, to: b, isUpright: !turnsWithGesture)
    return unitOutline.map(box.point)
  }

  /// Solves for the map of three points that are far apart.
  public func reading(of points: [UnitPoint]) -> StrokeOutline? {
    let own = unitOutline
    guard points.count == own.count, own.count > 2 else { return nil }
    func way(_ index: Int) -> PaperVector { own[index] - own[0] }
    func cross(_ a: PaperVector, _ b: PaperVector) -> Double { a.dx * b.dy - a.dy * b.dx }
    guard let first = own.indices.max(by: { way($0).length < way($1).length }),
      let second = own.indices.max(by: {
        abs(cross(way(first), way($0))) < abs(cross(way(first), way($1)))
      })
    else { return nil }
    let (a, b) = (way(first), way(second))
    let area = cross(a, b)
    guard area != 0 else { return nil }
    func point(_ x: Double, _ y: Double) -> UnitPoint {
      let way = PaperPoint(x: x, y: y) - own[0]
      let (s, t) = (cross(way, b) / area, cross(a, way) / area)
      func blend(_ axis: KeyPath<UnitPoint, Double>) -> Double {
        let origin = points[0][keyPath: axis]
        return origin + s * (points[first][keyPath: axis] - origin)
          + t * (points[second][keyPath: axis] - origin)
      }
      return UnitPoint(x: blend(\.x), y: blend(\.y))
    }
    return StrokeOutline(
      across: (point(0, 0.5), point(1, 0.5)), down: (point(0.5, 0), point(0.5, 1)))
  }

  /// By Gauss's formula for polygons, which is exact for straight sides.
  public func area(_ size: PaperVector) -> Double {
    guard isClosed else { return 0 }
    let points = unitOutline
    let doubled = zip(points, points.dropFirst()).reduce(0) { sum, side in
      sum + side.0.x * side.1.y - side.0.y * side.1.x
    }
    return abs(doubled) / 2 * size.dx * size.dy
  }

  /// Returns the way to the corner of a square.
  public func constrained(_ way: PaperVector) -> PaperVector { Self.square(way) }
}

/// The box between two corners, in which points are placed.
struct OutlineBox {
  let from: PaperPoint
  let to: PaperPoint

  /// - Parameter isUpright: whether it begins at the upper left corner, whichever corners are given.
  init(from a: PaperPoint, to b: PaperPoint, isUpright: Bool = true) {
    // Beyond the range of numbers nothing is visible anyway.
    func within(_ number: Double) -> Double { min(max(number, -1e300), 1e300) }
    let (a, b) = (
      PaperPoint(x: within(a.x), y: within(a.y)), PaperPoint(x: within(b.x), y: within(b.y))
    )
    from = isUpright ? PaperPoint(x: min(a.x, b.x), y: min(a.y, b.y)) : a
    to = isUpright ? PaperPoint(x: max(a.x, b.x), y: max(a.y, b.y)) : b
  }

  /// Places a point of a box with corners (0, 0) and (1, 1).
  func point(_ unit: PaperPoint) -> PaperPoint {
    PaperPoint(
      x: from.x * (1 - unit.x) + to.x * unit.x, y: from.y * (1 - unit.y) + to.y * unit.y)
  }
}

/// Closed lines of straight sides that fill a box.
enum CornerRing {
  /// Returns the corners of a regular figure around (0, 0), the first at the top.
  ///
  /// - Parameter radii: the distances of the corners, which are repeated in turn.
  static func corners(_ count: Int, radii: [Double]) -> [PaperPoint] {
    (0..<count).map { index in
      let turn = 2 * .pi * Double(index) / Double(count) - .pi / 2
      let direction = PaperAngle.direction(radians: turn)
      let radius = radii[index % radii.count]
      return PaperPoint(x: direction.dx * radius, y: direction.dy * radius)
    }
  }

  /// Returns the line through corners that fills a box with corners (0, 0) and (1, 1). It starts in the middle of the
  /// last side, so that all corners are joins.
  static func filling(_ corners: [PaperPoint]) -> [PaperPoint] {
    let box = PaperBox(corners)
    let placed = corners.map {
      PaperPoint(x: ($0.x - box.left) / box.width, y: ($0.y - box.top) / box.height)
    }
    return closed(placed)
  }

  /// Returns the closed line through corners, from the middle of the last side.
  static func closed(_ corners: [PaperPoint]) -> [PaperPoint] {
    guard let first = corners.first, let last = corners.last else { return [] }
    let start = last.point(0.5, towards: first)
    return [start] + corners + [start]
  }

  /// Returns the nearest way to the corner of a box in which the figure is regular.
  static func regular(_ corners: [PaperPoint], _ way: PaperVector) -> PaperVector {
    let box = PaperBox(corners)
    let size = max(abs(way.dx) / box.width, abs(way.dy) / box.height)
    return PaperVector(
      dx: (way.dx < 0 ? -size : size) * box.width, dy: (way.dy < 0 ? -size : size) * box.height)
  }
}
