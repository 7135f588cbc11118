import Base

/// A closed contour as a polygon whose corners lie on a fine grid, so that what touches touches exactly.
struct SVGPolygon {
  private let corners: [PaperPoint]
  let box: PaperBox
  /// What it encloses; where it crosses itself, of some parts less others.
  let size: Double
  /// A point inside, away from all edges.
  let interior: PaperPoint
  /// How often and in which direction it goes round that point.
  let turns: Int

  /// Nil where it encloses nothing.
  ///
  /// - Parameters:
  ///   - line: with or without its first point at the end.
  ///   - grid: the distance between the places where a corner can be.
  init?(_ line: [PaperPoint], grid: Double) {
    var corners: [PaperPoint] = []
    for point in line {
      let corner = PaperPoint(x: (point.x / grid).rounded(), y: (point.y / grid).rounded())
      guard corner.x.isFinite, corner.y.isFinite else { return nil }
      if corner != corners.last { corners.append(corner) }
    }
    if corners.count > 1, corners.last == corners.first { corners.removeLast() }
    guard corners.count > 2, let inside = Self.interior(of: corners) else { return nil }
    self.corners = corners
    box = PaperBox(corners)
    size = abs(Self.edges(of: corners).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) }) / 2
    (interior, turns) = inside
  }

  var cornerCount: Int { corners.count }

  /// How often it goes round a point: with the sign of its direction, 0 outside; nil on its edge.
  func turns(about point: PaperPoint) -> Int? {
    var turns = 0
    for (a, b) in Self.edges(of: corners) {
      guard min(a.y, b.y) <= point.y, point.y <= max(a.y, b.y) else { continue }
      let side = Self.side(of: point, a, b)
      if side == 0, min(a.x, b.x) <= point.x, point.x <= max(a.x, b.x) { return nil }
      if a.y <= point.y, b.y > point.y, side > 0 { turns += 1 }
      if b.y <= point.y, a.y > point.y, side < 0 { turns -= 1 }
    }
    return turns
  }

  /// Whether each of the two has a part outside and a part inside the other, as far as corners and edges tell.
  ///
  /// - Parameter steps: how many comparisons there may still be.
  /// - Returns: nil where that takes more.
  func overlaps(_ other: SVGPolygon, steps: inout Int) -> Bool? {
    guard box.intersects(other.box) else { return false }
    guard Self.take(cornerCount + other.cornerCount, from: &steps) else { return nil }
    let (mine, theirs) = (edges(near: other.box), other.edges(near: box))
    guard Self.take(mine.count * theirs.count, from: &steps) else { return nil }
    var isTouching = false
    for (a, b) in mine {
      for (c, d) in theirs {
        let (p, q) = (Self.side(of: c, a, b), Self.side(of: d, a, b))
        let (r, s) = (Self.side(of: a, c, d), Self.side(of: b, c, d))
        if p * q < 0, r * s < 0 { return true }
        isTouching = isTouching || p * q <= 0 && r * s <= 0
      }
    }
    guard isTouching else { return false }
    guard Self.take(4 * cornerCount * other.cornerCount, from: &steps) else { return nil }
    return isPartlyInside(other) || other.isPartlyInside(self)
  }

  private func isPartlyInside(_ other: SVGPolygon) -> Bool {
    var (isInside, isOutside) = (false, false)
    for (a, b) in Self.edges(of: corners) {
      for point in [a, a.point(0.5, towards: b)] {
        guard let turns = other.turns(about: point) else { continue }
        if turns == 0 { isOutside = true } else { isInside = true }
        if isInside && isOutside { return true }
      }
    }
    return false
  }

  private func edges(near box: PaperBox) -> [(PaperPoint, PaperPoint)] {
    Self.edges(of: corners).filter { PaperBox(from: $0.0, to: $0.1).intersects(box) }
  }

  private static func edges(
    of corners: [PaperPoint]
  ) -> some Sequence<(PaperPoint, PaperPoint)> {
    corners.indices.lazy.map { (corners[$0], corners[$0 + 1 < corners.count ? $0 + 1 : 0]) }
  }

  /// Positive on one side of a line, negative on the other.
  private static func side(of point: PaperPoint, _ a: PaperPoint, _ b: PaperPoint) -> Double {
    (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
  }

  private static func take(_ count: Int, from steps: inout Int) -> Bool {
    guard count <= steps else { return false }
    steps -= count
    return true
  }

  /// The middle of the widest part inside, on the row that is farthest from any corner.
  private static func interior(of corners: [PaperPoint]) -> (PaperPoint, Int)? {
    let rows = corners.map(\.y).sorted()
    var (gap, row) = (0.0, 0.0)
    for (above, below) in zip(rows, rows.dropFirst()) where below - above > gap {
      (gap, row) = (below - above, above + (below - above) / 2)
    }
    guard gap > 0 else { return nil }
    let crossings = edges(of: corners).compactMap { a, b -> (x: Double, turn: Int)? in
      guard (a.y < row) != (b.y < row) else { return nil }
      return (a.x + (row - a.y) / (b.y - a.y) * (b.x - a.x), b.y > a.y ? -1 : 1)
    }.sorted { $0.x < $1.x }
    var turns = 0
    var widest: (width: Double, place: (PaperPoint, Int))?
    for (left, right) in zip(crossings, crossings.dropFirst()) {
      turns += left.turn
      let width = right.x - left.x
      guard turns != 0, width > widest?.width ?? 0 else { continue }
      widest = (width, (PaperPoint(x: left.x + width / 2, y: row), turns))
    }
    return widest?.place
  }
}
