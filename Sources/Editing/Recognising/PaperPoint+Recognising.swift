public import Base

extension PaperPoint {
  /// How far it is from a straight line with two ends.
  public func distance(toSegmentFrom start: PaperPoint, to end: PaperPoint) -> Double {
    let (segment, offset) = (end - start, self - start)
    let square = segment.dot(segment)
    guard square > 0 else { return offset.length }
    let along = min(max(offset.dot(segment) / square, 0), 1)
    return (offset - segment * along).length
  }
}

extension PaperVector {
  /// The z of the vector product: positive where the other one points clockwise of this one.
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

  /// The length of the line through them.
  var length: Double {
    zip(self, dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
  }

  /// How far one turns who follows them with the eyes from a place, in radians, clockwise.
  func turn(round center: PaperPoint) -> Double {
    zip(self, dropFirst()).reduce(0) { turn, pair in
      let (a, b) = (pair.0 - center, pair.1 - center)
      return turn + PaperAngle.radians(of: PaperVector(dx: a.dot(b), dy: a.cross(b)))
    }
  }

  /// How far a point is from the line through them.
  func distance(to point: PaperPoint) -> Double {
    guard let first else { return .infinity }
    return zip(self, dropFirst()).reduce((point - first).length) { nearest, segment in
      Swift.min(nearest, point.distance(toSegmentFrom: segment.0, to: segment.1))
    }
  }

  /// So many points at equal distances along the line through them, the first and the last included.
  func spaced(_ count: Int) -> [PaperPoint] {
    guard let first, let last, count > 1 else { return self }
    let step = length / Double(count - 1)
    guard step > 0 else { return [PaperPoint](repeating: first, count: count) }
    var spaced = [first]
    spaced.reserveCapacity(count)
    // How far back the last spaced point lies before the start of the segment.
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
