/// A set of pixels that grows step by step; only what is near the last changes is looked at.
struct BitGrowth {
  private(set) var grid: BitGrid
  /// Of each row, the words that changed in the last step and in the one before it: the next one may reach other
  /// neighbours than the last.
  private var last: [Range<Int>]
  private var before: [Range<Int>]

  init(_ grid: BitGrid) {
    self.grid = grid
    last = Array(repeating: 0..<grid.wordsPerRow, count: grid.height)
    before = last
  }

  /// Takes the neighbours of the pixels that are free and not another's.
  ///
  /// - Returns: whether there were any.
  mutating func grow(
    _ neighbours: BitGrid.Neighbours, within free: BitGrid, outside other: BitGrid
  ) -> Bool {
    let (row, height) = (grid.wordsPerRow, grid.height)
    var changes: [(index: Int, word: UInt64)] = []
    var changed = Array(repeating: 0..<0, count: height)
    grid.words.withUnsafeBufferPointer { own in
      free.words.withUnsafeBufferPointer { free in
        other.words.withUnsafeBufferPointer { other in
          for y in 0..<height {
            let range = near(y)
            guard !range.isEmpty else { continue }
            for column in range {
              let index = y * row + column
              let room = free[index] & ~other[index] & ~own[index]
              guard room != 0 else { continue }
              let new = room & Self.reached(own, y, column, row, height, neighbours)
              guard new != 0 else { continue }
              changes.append((index, own[index] | new))
              changed[y] =
                changed[y].isEmpty ? column..<column + 1 : changed[y].lowerBound..<column + 1
            }
          }
        }
      }
    }
    grid.changeWords { words in
      for change in changes { words[change.index] = change.word }
    }
    (before, last) = (last, changed)
    return !changes.isEmpty
  }

  /// The words of a row that what changed lately may reach.
  private func near(_ y: Int) -> Range<Int> {
    var (first, end) = (Int.max, 0)
    for neighbour in max(0, y - 1)...min(last.count - 1, y + 1) {
      for range in [last[neighbour], before[neighbour]] where !range.isEmpty {
        (first, end) = (min(first, range.lowerBound), max(end, range.upperBound))
      }
    }
    return first < end ? max(0, first - 1)..<min(grid.wordsPerRow, end + 1) : 0..<0
  }

  /// What the neighbours of a word and its own pixels reach of it.
  private static func reached(
    _ words: UnsafeBufferPointer<UInt64>, _ y: Int, _ column: Int, _ row: Int, _ height: Int,
    _ neighbours: BitGrid.Neighbours
  ) -> UInt64 {
    func spread(_ y: Int) -> UInt64 {
      let index = y * row + column
      let word = words[index]
      let before = column > 0 ? words[index - 1] >> 63 : 0
      let after = column + 1 < row ? words[index + 1] << 63 : 0
      return word | word << 1 | word >> 1 | before | after
    }
    var reached = spread(y)
    for next in [y - 1, y + 1] where next >= 0 && next < height {
      reached |= neighbours == .eight ? spread(next) : words[next * row + column]
    }
    return reached
  }
}
