/// A picture with one bit for each pixel, row by row in words of 64.
struct BitGrid: Equatable, Sendable {
  let width: Int
  let height: Int
  let wordsPerRow: Int
  /// Bits beyond the width are clear.
  private(set) var words: [UInt64]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    wordsPerRow = (width + 63) / 64
    words = Array(repeating: 0, count: wordsPerRow * height)
  }

  /// - Parameter words: row by row; bits beyond the width are cleared.
  init(width: Int, height: Int, words: [UInt64]) {
    self.init(width: width, height: height)
    precondition(words.count == self.words.count)
    self.words = words
    clearBeyondWidth()
  }

  subscript(x: Int, y: Int) -> Bool {
    get {
      (0..<width).contains(x) && (0..<height).contains(y)
        && words[y * wordsPerRow + x >> 6] >> UInt64(x & 63) & 1 != 0
    }
    set {
      let (word, bit) = (y * wordsPerRow + x >> 6, UInt64(1) << UInt64(x & 63))
      if newValue { words[word] |= bit } else { words[word] &= ~bit }
    }
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }
  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  private var lastMask: UInt64 {
    width & 63 == 0 ? .max : (1 << UInt64(width & 63)) - 1
  }

  /// Passes the words to a closure, which must leave bits beyond the width clear.
  mutating func changeWords(_ body: (UnsafeMutableBufferPointer<UInt64>) -> Void) {
    words.withUnsafeMutableBufferPointer { body($0) }
  }

  mutating func clearBeyondWidth() {
    guard wordsPerRow > 0 else { return }
    for y in 0..<height { words[(y + 1) * wordsPerRow - 1] &= lastMask }
  }

  // MARK: Sets

  static prefix func ~ (grid: BitGrid) -> BitGrid {
    var result = grid
    for index in result.words.indices { result.words[index] = ~result.words[index] }
    result.clearBeyondWidth()
    return result
  }

  static func & (left: BitGrid, right: BitGrid) -> BitGrid { left.combined(right) { $0 & $1 } }

  static func | (left: BitGrid, right: BitGrid) -> BitGrid { left.combined(right) { $0 | $1 } }

  func subtracting(_ other: BitGrid) -> BitGrid { combined(other) { $0 & ~$1 } }

  private func combined(_ other: BitGrid, _ combine: (UInt64, UInt64) -> UInt64) -> BitGrid {
    var result = self
    other.words.withUnsafeBufferPointer { theirs in
      result.words.withUnsafeMutableBufferPointer { own in
        for index in own.indices { own[index] = combine(own[index], theirs[index]) }
      }
    }
    return result
  }

  // MARK: Growing

  /// The connectivity of pixels.
  enum Neighbours { case four, eight }

  /// Adds all neighbours of its pixels within a mask. Pixels outside the mask stay as well.
  func grown(_ neighbours: Neighbours, within mask: BitGrid? = nil) -> BitGrid {
    var result = self
    let (row, last) = (wordsPerRow, lastMask)
    words.withUnsafeBufferPointer { old in
      result.words.withUnsafeMutableBufferPointer { new in
        /// Returns the bits set to the left, in or to the right of the bits of a word.
        func spread(_ index: Int, _ column: Int) -> UInt64 {
          let word = old[index]
          let before = column > 0 ? old[index - 1] >> 63 : 0
          let after = column + 1 < row ? old[index + 1] << 63 : 0
          return word | word << 1 | word >> 1 | before | after
        }
        for y in 0..<height {
          for column in 0..<row {
            let index = y * row + column
            var word = spread(index, column)
            if y > 0 {
              word |= neighbours == .eight ? spread(index - row, column) : old[index - row]
            }
            if y + 1 < height {
              word |= neighbours == .eight ? spread(index + row, column) : old[index + row]
            }
            new[index] = column + 1 == row ? word & last : word
          }
        }
        mask?.words.withUnsafeBufferPointer { mask in
          for index in new.indices { new[index] = new[index] & mask[index] | old[index] }
        }
      }
    }
    return result
  }

  // MARK: Runs

  /// The first set pixel, row by row.
  var firstPixel: (x: Int, y: Int)? {
    words.firstIndex { $0 != 0 }.map {
      (x: $0 % wordsPerRow * 64 + words[$0].trailingZeroBitCount, y: $0 / wordsPerRow)
    }
  }

  /// Returns the first set or unset pixel of a row from an index on, or the width if there is none.
  func first(_ isSet: Bool, from x: Int, row y: Int) -> Int {
    guard x < width else { return width }
    var column = x >> 6
    var word = words[y * wordsPerRow + column]
    if !isSet { word = ~word }
    word &= .max << UInt64(x & 63)
    while word == 0 {
      column += 1
      guard column < wordsPerRow else { return width }
      word = words[y * wordsPerRow + column]
      if !isSet { word = ~word }
    }
    return min(width, column << 6 + word.trailingZeroBitCount)
  }

  /// Returns the last unset pixel of a row up to an index, or −1 if there is none.
  func lastClear(upTo x: Int, row y: Int) -> Int {
    var column = x >> 6
    var word = ~words[y * wordsPerRow + column] & (.max >> UInt64(63 - x & 63))
    while word == 0 {
      column -= 1
      guard column >= 0 else { return -1 }
      word = ~words[y * wordsPerRow + column]
    }
    return column << 6 + 63 - word.leadingZeroBitCount
  }

  /// Sets a range of pixels in a row.
  mutating func set(_ range: ClosedRange<Int>, row y: Int) {
    let (first, last) = (range.lowerBound >> 6, range.upperBound >> 6)
    let start = UInt64.max << UInt64(range.lowerBound & 63)
    let end = UInt64.max >> UInt64(63 - range.upperBound & 63)
    let row = y * wordsPerRow
    guard first < last else {
      words[row + first] |= start & end
      return
    }
    words[row + first] |= start
    for column in first + 1..<last { words[row + column] = .max }
    words[row + last] |= end
  }

  /// Returns the set pixels connected to a given one by their sides.
  func component(of x: Int, _ y: Int) -> BitGrid {
    var found = BitGrid(width: width, height: height)
    guard self[x, y] else { return found }
    var waiting = [(x, y)]
    while let (x, y) = waiting.popLast() {
      guard !found[x, y] else { continue }
      let run = lastClear(upTo: x, row: y) + 1...first(false, from: x, row: y) - 1
      found.set(run, row: y)
      for next in [y - 1, y + 1] where (0..<height).contains(next) {
        var x = first(true, from: run.lowerBound, row: next)
        while x <= run.upperBound {
          if !found[x, next] { waiting.append((x, next)) }
          x = first(true, from: first(false, from: x, row: next), row: next)
        }
      }
    }
    return found
  }
}
