public import Base

extension PaperPoint {
  /// Returns the distance from a line segment.
  public func distance(toSegmentFrom start: PaperPoint, to end: PaperPoint) -> Double {
    let (segment, offset) = (end - start, self - start)
    let square = segment.dot(segment)
    guard square > 0 else { return offset.length }
    let along = min(max(offset.dot(segment) / square, 0), 1)
    return (offset - segment * along).length
  }
}

extension PaperVector {
  /// The z component of the cross product: positive if the other vector points clockwise of this one.
  func cross(_ other: PaperVector) -> Double { dx * other.dy - dy * other.dx }
}

extension [PaperPoint] {
  var mean: PaperPoint {
    var (x, y) = (0.0, 0.0)
    for point in self {
      x += point.x
      y += point.y
    }
    return PaperPoint(x: x / Double(count), y: y / Double(count))
  }

  /// The length of the line through the points.
  var length: Double {
    zip(self, dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
  }

  /// Returns the angle that the line turns around a centre, in radians, clockwise.
  func turn(round center: PaperPoint) -> Double {
    zip(self, dropFirst()).reduce(0) { turn, pair in
      let (a, b) = (pair.0 - center, pair.1 - center)
      return turn + PaperAngle.radians(of: PaperVector(dx: a.dot(b), dy: a.cross(b)))
    }
  }

  /// Returns the distance of a point from the line through the points.
  func distance(to point: PaperPoint) -> Double {
    guard let first else { return .infinity }
    return zip(self, dropFirst()).reduce((point - first).length) { nearest, segment in
      Swift.min(nearest, point.distance(toSegmentFrom: segment.0, to: segment.1))
    }
  }

  /// Returns equidistant points along the line, including both ends.
  func spaced(_ count: Int) -> [PaperPoint] {
    guard let first, let last, count > 1 else { return self }
    let step = length / Double(count - 1)
    guard step > 0 else { return [PaperPoint](repeating: first, count: count) }
    var spaced = [first]
    spaced.reserveCapacity(count)
    // The distance from the last spaced point to the start of the segment.
    var behind = 0.0
    for (start, end) in zip(self, dropFirst()) {
      let length = (end - start).length
      guard length > 0 else { continue }
      while spaced.count < count - 1, behind + length >= step * Double(spaced.count) {
        spaced.append(
          start.point((step * Double(spaced.count) - behind) / length, towards: end))
      }
      behind += length
    }
    while spaced.count < count { spaced.append(last) }
    return spaced
  }
}
