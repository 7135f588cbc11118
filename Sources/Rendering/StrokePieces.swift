import Base

/// How a long line is cut into pieces that overlap, whose coverage is merged by its maximum.
///
/// Cairo's cost for one wide, dense path grows faster than its length; that of pieces does not.
/// A round pen's pieces are round at both ends, as the line is. Those of others are cut flat and lie well inside the
/// neighbouring piece, so that no seam shows; the line's own two ends are pieces of their own.
enum StrokePieces {
  /// Lines of up to so many points are drawn as one path.
  static let longestWholePath = 128
  /// Segments in a piece of a long line.
  static let segmentsPerPiece = 32
  /// How far a piece reaches back into the one before, in pixels.
  private static let overlap = 2.0
  static let longestOverlap = 16

  /// Where a piece must begin so that it covers the end of the piece that ends at `index`.
  static func start(before index: Int, in points: [PixelPoint]) -> Int {
    guard index > 0 else { return 0 }
    var start = index - 1
    let end = points[index]
    while start > 0, index - start < longestOverlap {
      let dx = points[start].x - end.x
      let dy = points[start].y - end.y
      if dx * dx + dy * dy >= overlap * overlap { break }
      start -= 1
    }
    return start
  }

  /// The first point from one on at which the new segments of a piece begin.
  static func begin(from index: Int) -> Int {
    (index + segmentsPerPiece - 1) / segmentsPerPiece * segmentsPerPiece
  }

  /// The pieces that are complete with `count` points known.
  static func completePieces(from first: Int, count: Int) -> Range<Int> {
    first..<max(first, (count - 1) / segmentsPerPiece)
  }

  /// The points of a piece, its overlap included; the last one is shorter.
  static func range(of piece: Int, in points: [PixelPoint]) -> ClosedRange<Int> {
    let begin = piece * segmentsPerPiece
    let end = min(begin + segmentsPerPiece, points.count - 1)
    return start(before: begin, in: points)...max(begin, end)
  }

  static func pieceCount(ofPoints count: Int) -> Int { (count - 2) / segmentsPerPiece + 1 }

  /// The line of a square end, from inside the line to beyond its end: nil where it has no direction.
  static func squareEnd(at end: PixelPoint, inside: some Sequence<PixelPoint>, width: Double)
    -> [PixelPoint]?
  {
    for point in inside where point != end {
      let dx = end.x - point.x
      let dy = end.y - point.y
      let length = (dx * dx + dy * dy).squareRoot()
      let ux = dx / length
      let uy = dy / length
      let back = min(length, overlap)
      return [
        PixelPoint(x: end.x - ux * back, y: end.y - uy * back),
        PixelPoint(x: end.x + ux * width / 2, y: end.y + uy * width / 2),
      ]
    }
    return nil
  }
}
