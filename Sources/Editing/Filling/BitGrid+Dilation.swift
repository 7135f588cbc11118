// Dilation by many pixels in few passes.
extension BitGrid {
  /// Returns the grid dilated by a number of pixels, using an octagon as an approximation of a circle.
  ///
  /// The octagon is a diamond followed by a square. A diamond of radius k, shifted by k or fewer pixels in the four
  /// directions, covers the larger diamond, so that each pass can double it. The sides of a square are done separately.
  /// Growth that would pass beyond the edges is lost.
  func grown(by count: Int) -> BitGrid {
    var result = self
    var radius = 0
    while radius < (count + 1) / 2 {
      let step = Swift.min(Swift.max(radius, 1), (count + 1) / 2 - radius)
      result = result.spread(across: step, down: step)
      radius += step
    }
    for isAcross in [true, false] {
      radius = 0
      while radius < count / 2 {
        let step = Swift.min(2 * radius + 1, count / 2 - radius)
        result = result.spread(across: isAcross ? step : 0, down: isAcross ? 0 : step)
        radius += step
      }
    }
    return result
  }

  /// Returns the grid dilated by a number of pixels, with the surroundings of the picture counting as set.
  func grown(fromEdgesToo count: Int) -> BitGrid {
    var result = grown(by: count)
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

  /// Adds copies of the set pixels, shifted to either side, up and down.
  private func spread(across: Int, down: Int) -> BitGrid {
    var result = self
    let (row, height) = (wordsPerRow, height)
    words.withUnsafeBufferPointer { old in
      result.changeWords { new in
        for y in 0..<height {
          if down > 0, y >= down { new.formUnion(old, from: (y - down) * row, to: y * row, row) }
          if down > 0, y + down < height {
            new.formUnion(old, from: (y + down) * row, to: y * row, row)
          }
          if across > 0 { new.formUnion(old, ofRowAt: y * row, row, movedBy: across) }
        }
      }
    }
    if across > 0 { result.clearBeyondWidth() }
    return result
  }
}

extension UnsafeMutableBufferPointer<UInt64> {
  fileprivate func formUnion(
    _ old: UnsafeBufferPointer<UInt64>, from: Int, to: Int, _ count: Int
  ) {
    for column in 0..<count { self[to &+ column] |= old[from &+ column] }
  }

  /// Adds a row's bits, shifted to the left and to the right.
  fileprivate func formUnion(
    _ old: UnsafeBufferPointer<UInt64>, ofRowAt start: Int, _ count: Int, movedBy distance: Int
  ) {
    let (words, bits) = (distance >> 6, UInt64(distance & 63))
    guard words < count else { return }
    // A shift by 64 gives 0 as needed: `<<` and `>>` don't mask the amount.
    for column in words..<count {
      self[start &+ column] |= old[start &+ column &- words] << bits
      self[start &+ column &- words] |= old[start &+ column] >> bits
    }
    for column in words &+ 1..<Swift.max(count, words &+ 1) {
      self[start &+ column] |= old[start &+ column &- words &- 1] >> (64 &- bits)
      self[start &+ column &- words &- 1] |= old[start &+ column] << (64 &- bits)
    }
  }
}
