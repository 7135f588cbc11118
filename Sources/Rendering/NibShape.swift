import Base
import Glibc

/// The outline of a flat nib at a point of a line: a convex polygon.
struct NibShape {
  /// Clockwise on the screen, in pixels from the point.
  private(set) var vertices: [PixelPoint] = []

  /// The largest distance of the polygon from an ellipse, in pixels.
  private static let tolerance = 0.05

  /// - Parameters:
  ///   - width: of the nib, in pixels.
  ///   - angle: of its edge, anticlockwise from the x axis, in radians.
  init(_ kind: BrushKind, width: Double, angle: Double) {
    let half = max(width, 0.01) / 2
    let thin = half * kind[.thickness]
    let (cosine, sine) = (cos(angle), -sin(angle))
    func add(_ along: Double, _ across: Double) {
      vertices.append(
        PixelPoint(x: along * cosine - across * sine, y: along * sine + across * cosine))
    }
    if kind[.corners] > 0 {
      for (along, across) in [(1.0, -1.0), (1, 1), (-1, 1), (-1, -1)] {
        add(along * half, across * thin)
      }
    } else {
      let step = 2 * acos(max(1 - Self.tolerance / half, 0.5))
      let count = Int(saturating: min(max((2 * Double.pi / step).rounded(.up), 12), 128))
      for index in 0..<count {
        let turn = 2 * Double.pi * Double(index) / Double(count)
        add(cos(turn) * half, sin(turn) * thin)
      }
    }
  }

  /// Returns the area that the nib covers on its way between two points, as a clockwise polygon: with the Minkowski sum
  /// of nib and way if it stays the same, or else the convex hull of both ends.
  static func sweep(
    _ start: NibShape, at from: PixelPoint, to end: NibShape?, at to: PixelPoint
  ) -> [PixelPoint] {
    guard let end else { return start.swept(from: from, to: to) }
    return hull(start.moved(to: from) + end.moved(to: to))
  }

  /// Returns the outline around a point.
  func moved(to point: PixelPoint) -> [PixelPoint] {
    vertices.map { PixelPoint(x: point.x + $0.x, y: point.y + $0.y) }
  }

  private func swept(from: PixelPoint, to: PixelPoint) -> [PixelPoint] {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    guard dx != 0 || dy != 0 else { return moved(to: from) }
    // The edges that face forwards belong to the end of the way, the others to its start.
    var swept: [PixelPoint] = []
    swept.reserveCapacity(vertices.count + 2)
    for index in vertices.indices {
      let (before, vertex) = (
        vertices[(index + vertices.count - 1) % vertices.count], vertices[index]
      )
      let after = vertices[(index + 1) % vertices.count]
      let arrives = Self.facesForwards(before, vertex, dx, dy)
      let leaves = Self.facesForwards(vertex, after, dx, dy)
      let (atStart, atEnd) = (
        PixelPoint(x: from.x + vertex.x, y: from.y + vertex.y),
        PixelPoint(x: to.x + vertex.x, y: to.y + vertex.y)
      )
      switch (arrives, leaves) {
      case (true, true): swept.append(atEnd)
      case (false, false): swept.append(atStart)
      case (false, true): swept += [atStart, atEnd]
      case (true, false): swept += [atEnd, atStart]
      }
    }
    return swept
  }

  /// Whether the outward normal of a clockwise polygon's edge points along a direction.
  private static func facesForwards(
    _ a: PixelPoint, _ b: PixelPoint, _ dx: Double, _ dy: Double
  ) -> Bool {
    (b.y - a.y) * dx - (b.x - a.x) * dy > 0
  }

  /// The convex hull by Andrew's monotone chain, clockwise on the screen.
  private static func hull(_ points: [PixelPoint]) -> [PixelPoint] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: some Sequence<PixelPoint>) -> [PixelPoint] {
      var chain: [PixelPoint] = []
      for point in points {
        while chain.count > 1 {
          let (a, b) = (chain[chain.count - 2], chain[chain.count - 1])
          if (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0 { break }
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain.dropLast()
    }
    return chain(sorted) + chain(sorted.reversed())
  }
}
