// Growing by many pixels at the cost of a few.
extension BitGrid {
  /// Grown by so many pixels from what is set and from what lies round the picture: by an octagon, which is nearly a
  /// circle.
  ///
  /// The octagon is a diamond and a square, one after the other. A diamond of radius k, laid k or fewer pixels further in
  /// the four directions, covers the larger diamond, so that each round may double it; of a square each side for itself.
  func grown(fromEdgesToo count: Int) -> BitGrid {
    var result = self
    var radius = 0
    while radius < (count + 1) / 2 {
      let step = Swift.min(Swift.max(radius, 1), (count + 1) / 2 - radius)
      result.spread([(step, 0), (-step, 0), (0, step), (0, -step)])
      radius += step
    }
    for isAcross in [true, false] {
      radius = 0
      while radius < count / 2 {
        let step = Swift.min(2 * radius + 1, count / 2 - radius)
        result.spread(isAcross ? [(step, 0), (-step, 0)] : [(0, step), (0, -step)])
        radius += step
      }
    }
    // What came by way of beyond the edges is missing there alone.
    result.setEdges(Swift.min(count, (Swift.min(width, height) + 1) / 2))
    return result
  }

  private mutating func setEdges(_ count: Int) {
    guard count > 0 else { return }
    for y in 0..<height {
      if y < count || y >= height - count {
        set(0...width - 1, row: y)
      } else {
        set(0...count - 1, row: y)
        set(width - count...width - 1, row: y)
      }
    }
  }

  /// Adds copies of what is set, each moved by some pixels across and down.
  private mutating func spread(_ moves: [(dx: Int, dy: Int)]) {
    let old = self
    for (dx, dy) in moves { formUnion(old, movedBy: dx, dy) }
    clearBeyondWidth()
  }

  private mutating func formUnion(_ other: BitGrid, movedBy dx: Int, _ dy: Int) {
    let (row, words, bits) = (wordsPerRow, dx >> 6, UInt64(dx & 63))
    let (top, bottom) = (Swift.max(0, dy), Swift.min(height, height + dy))
    let (left, right) = (Swift.max(0, words), Swift.min(row, row + words + 1))
    guard top < bottom, left < right else { return }
    other.words.withUnsafeBufferPointer { theirs in
      changeWords { own in
        for y in top..<bottom {
          let (to, from) = (y * row, (y - dy) * row)
          for column in left..<right {
            let source = column - words
            var word: UInt64 = source < row ? theirs[from + source] << bits : 0
            if bits > 0, source > 0 { word |= theirs[from + source - 1] >> (64 - bits) }
            own[to + column] |= word
          }
        }
      }
    }
  }
}
