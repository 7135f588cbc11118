import Base

extension ConnectionTarget {
  /// Returns a large box inside an element's edge, in units of the element's box.
  func innerBox(of element: PaintingElement) -> PaperBox {
    if case .shape(let kind, _, _) = element.content, let box = kind.form.innerBox { return box }
    return LargestBox(in: ownOutline).box
  }
}

/// The search for a large axis-parallel box within polygons, near to the middle of the square with corners (0, 0) and
/// (1, 1).
private struct LargestBox {
  private let sides: [(PaperPoint, PaperPoint)]
  /// A small one in the middle, if there is none within the polygons.
  private(set) var box = PaperBox(
    from: PaperPoint(x: 0.45, y: 0.45), to: PaperPoint(x: 0.55, y: 0.55))

  /// The number of middles to try in each direction, the halvings of each search, and the proportions of boxes.
  private static let (steps, halvings) = (8, 7)
  private static let proportions = [(1.0, 1.0), (1, 0.6), (0.6, 1)]

  init(in polygons: [[PaperPoint]]) {
    sides = polygons.flatMap { polygon in
      zip(polygon, polygon.dropFirst() + polygon.prefix(1)).map { ($0, $1) }
    }
    var best = 0.0
    for row in 1..<Self.steps {
      for column in 1..<Self.steps {
        let middle = PaperPoint(
          x: Double(column) / Double(Self.steps), y: Double(row) / Double(Self.steps))
        guard contains(middle) else { continue }
        let distance = (middle - PaperPoint(x: 0.5, y: 0.5)).length
        for (x, y) in Self.proportions {
          let half = largestHalf(around: middle, x, y)
          let score = half * half * x * y * (1 - distance / 2)
          guard score > best else { continue }
          best = score
          box = Self.box(around: middle, half * x, half * y)
        }
      }
    }
  }

  private static func box(around middle: PaperPoint, _ x: Double, _ y: Double) -> PaperBox {
    PaperBox(
      from: PaperPoint(x: middle.x - x, y: middle.y - y),
      to: PaperPoint(x: middle.x + x, y: middle.y + y))
  }

  /// Returns the largest half width of a box of a proportion around a point inside.
  private func largestHalf(around middle: PaperPoint, _ x: Double, _ y: Double) -> Double {
    var (least, most) = (0.0, 0.5)
    for _ in 0..<Self.halvings {
      let half = (least + most) / 2
      let box = Self.box(around: middle, half * x, half * y)
      if sides.contains(where: { box.crossing(from: $0.0, to: $0.1) != nil }) {
        most = half
      } else {
        least = half
      }
    }
    return least
  }

  private func contains(_ point: PaperPoint) -> Bool {
    var isInside = false
    for (a, b) in sides where (a.y > point.y) != (b.y > point.y) {
      if point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) { isInside.toggle() }
    }
    return isInside
  }
}
