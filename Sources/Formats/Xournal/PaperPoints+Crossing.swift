import Base

extension [PaperPoint] {
  /// More points are not compared with each other.
  private static let mostCompared = 2000

  /// Whether two sides of a closed polygon cross, so that the rules of filling may differ; false for one of very many
  /// points.
  var hasCrossingSides: Bool {
    guard count > 3, count <= Self.mostCompared else { return false }
    return indices.contains { first in
      let (a, b) = (self[first], self[(first + 1) % count])
      let box = PaperBox(from: a, to: b)
      return indices[(first + 1)...].contains { second in
        let (c, d) = (self[second], self[(second + 1) % count])
        return PaperBox(from: c, to: d).intersects(box)
          && Self.turn(a, b, c) * Self.turn(a, b, d) < 0
          && Self.turn(c, d, a) * Self.turn(c, d, b) < 0
      }
    }
  }

  /// Positive on one side of a line, negative on the other.
  private static func turn(_ a: PaperPoint, _ b: PaperPoint, _ point: PaperPoint) -> Double {
    let (way, offset) = (b - a, point - a)
    return way.dx * offset.dy - way.dy * offset.dx
  }
}
