import Base
import Documents

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

extension [PaperPoint] {
  /// Whether the points of a stroke are within a convex polygon, and so the curves between them.
  ///
  /// - Parameter slack: the distance by which they may leave it.
  func surrounds(_ stroke: Stroke, on paper: AspectRatio, slack: Double) -> Bool {
    let sides = indices.map { (start: self[$0], way: self[($0 + 1) % count] - self[$0]) }
    let area = sides.reduce(0) { $0 + $1.start.x * $1.way.dy - $1.start.y * $1.way.dx }
    let margin = (stroke.contourEnds.isEmpty ? stroke.width / 2 : 0) - slack
    return stroke.samples.allSatisfy { sample in
      let point = PaperPoint(sample.position, on: paper)
      return sides.allSatisfy { side in
        let to = point - side.start
        let distance = (side.way.dx * to.dy - side.way.dy * to.dx) / side.way.length
        return (area > 0 ? distance : -distance) >= margin
      }
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
