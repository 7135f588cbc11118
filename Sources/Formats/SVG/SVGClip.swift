import Base

extension PaperBox {
  /// Clockwise from the upper left one.
  var corners: [PaperPoint] {
    [
      PaperPoint(x: left, y: top), PaperPoint(x: right, y: top), PaperPoint(x: right, y: bottom),
      PaperPoint(x: left, y: bottom),
    ]
  }
}

extension [PaperPoint] {
  /// Whether they are the corners of a triangle or a convex quadrangle.
  var isConvex: Bool {
    guard count == 3 || count == 4 else { return false }
    let turns = indices.map { index -> Double in
      let (way, next) = (
        self[(index + 1) % count] - self[index],
        self[(index + 2) % count] - self[(index + 1) % count]
      )
      return way.dx * next.dy - way.dy * next.dx
    }
    return turns.allSatisfy { $0 > 0 } || turns.allSatisfy { $0 < 0 }
  }

  /// Whether all of a box lies within a convex polygon.
  func surrounds(_ box: PaperBox) -> Bool {
    guard !box.isEmpty else { return true }
    return box.corners.allSatisfy { corner in
      let sides = indices.map { index -> Double in
        let (way, to) = (self[(index + 1) % count] - self[index], corner - self[index])
        return way.dx * to.dy - way.dy * to.dx
      }
      return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
    }
  }
}

extension PaperMap {
  /// Whether it only moves, turns, mirrors and scales evenly, but for a part of its scale.
  func isSimilarity(within part: Double) -> Bool {
    let (x, y) = (PaperVector(dx: xx, dy: yx), PaperVector(dx: xy, dy: yy))
    let (first, second) = (x.dot(x), y.dot(y))
    let slack = 2 * part * max(first, second)
    return abs(first - second) <= slack && abs(x.dot(y)) <= slack
  }
}
