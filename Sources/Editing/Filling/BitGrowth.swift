/// A set of pixels grown step by step, visiting only the surroundings of the latest changes.
struct BitGrowth {
  private(set) var grid: BitGrid
  /// The words changed in the last step and in the one before, as the next one may use other neighbours. Nil before the
  /// second step, in which any word may grow.
  private var last: [Int]?
  private var before: [Int]?
  /// The number of the step that visited each word last.
  private var looks: [Int32]
  private var step: Int32 = 0

  init(_ grid: BitGrid) {
    self.grid = grid
    looks = Array(repeating: 0, count: grid.words.count)
  }

  /// Adds the neighbours of the pixels that are free and don't belong to another set.
  ///
  /// - Returns: whether there were any.
  mutating func grow(
    _ neighbours: BitGrid.Neighbours, within free: BitGrid, outside other: BitGrid
  ) -> Bool {
    step += 1
    let candidates = candidates()
    let row = grid.wordsPerRow
    var changes: [(index: Int, word: UInt64)] = []
    grid.words.withUnsafeBufferPointer { own in
      free.words.withUnsafeBufferPointer { free in
        other.words.withUnsafeBufferPointer { other in
          func look(at index: Int) {
            let room = free[index] & ~other[index] & ~own[index]
            guard room != 0 else { return }
            let new = room & Self.reached(own, index, row, neighbours)
            if new != 0 { changes.append((index, own[index] | new)) }
          }
          if let candidates {
            for index in candidates { look(at: index) }
          } else {
            for index in own.indices { look(at: index) }
          }
        }
      }
    }
    grid.changeWords { words in
      for change in changes { words[change.index] = change.word }
    }
    (before, last) = (last, changes.map(\.index))
    return !changes.isEmpty
  }

  /// Returns the words that the latest changes may affect, without duplicates, or nil for all.
  private mutating func candidates() -> [Int]? {
    guard let last, let before else { return nil }
    var found: [Int] = []
    let (row, count) = (grid.wordsPerRow, grid.words.count)
    looks.withUnsafeMutableBufferPointer { looks in
      func lookRound(_ changed: [Int]) {
        for index in changed {
          for middle in stride(from: index &- row, through: index &+ row, by: row)
          where 0..<count ~= middle {
            // At the ends of a row, this needlessly includes words of adjacent rows.
            for near in max(0, middle &- 1)...min(count &- 1, middle &+ 1)
            where looks[near] != step {
              looks[near] = step
              found.append(near)
            }
          }
        }
      }
      lookRound(last)
      lookRound(before)
    }
    return found
  }

  /// Returns the part of a word reached by its own pixels and its neighbours.
  private static func reached(
    _ words: UnsafeBufferPointer<UInt64>, _ index: Int, _ row: Int,
    _ neighbours: BitGrid.Neighbours
  ) -> UInt64 {
    let column = index % row
    func spread(_ index: Int) -> UInt64 {
      let word = words[index]
      let before = column > 0 ? words[index - 1] >> 63 : 0
      let after = column + 1 < row ? words[index + 1] << 63 : 0
      return word | word << 1 | word >> 1 | before | after
    }
    var reached = spread(index)
    if index >= row { reached |= neighbours == .eight ? spread(index - row) : words[index - row] }
    if index + row < words.count {
      reached |= neighbours == .eight ? spread(index + row) : words[index + row]
    }
    return reached
  }
}
