import Base

/// The division of a long line into overlapping pieces, whose coverage is merged by maximum.
///
/// Cairo's cost for one wide, dense path grows faster than its length; that of pieces does not. With a round pen,
/// pieces have round ends like the line. With others, they are cut flat well inside the neighbouring piece, so that no
/// seam shows, and the line's two ends are extra pieces.
enum StrokePieces {
  /// The greatest number of points of a line drawn as one path.
  static let longestWholePath = 128
  /// Segments in a piece of a long line.
  static let segmentsPerPiece = 32
  /// The overlap of a piece with its predecessor, in pixels.
  private static let overlap = 2.0
  static let longestOverlap = 16

  /// The start that lets a piece cover the end of the piece ending at `index`.
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

  /// The next start of a piece's new segments, from an index on.
  static func nextStart(from index: Int) -> Int {
    (index + segmentsPerPiece - 1) / segmentsPerPiece * segmentsPerPiece
  }

  /// The pieces that are complete with `count` points known.
  static func completePieces(from first: Int, count: Int) -> Range<Int> {
    first..<max(first, (count - 1) / segmentsPerPiece)
  }

  /// The points of a piece including its overlap; the last piece is shorter.
  static func range(of piece: Int, in points: [PixelPoint]) -> ClosedRange<Int> {
    let begin = piece * segmentsPerPiece
    let end = min(begin + segmentsPerPiece, points.count - 1)
    return start(before: begin, in: points)...max(begin, end)
  }

  static func pieceCount(ofPoints count: Int) -> Int { (count - 2) / segmentsPerPiece + 1 }

  /// The segment of a square end, from inside the line to beyond its end; nil if the line has no direction.
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
