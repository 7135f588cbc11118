/// A set of pixels that grows step by step; only what is near the last changes is looked at.
struct BitGrowth {
  private(set) var grid: BitGrid
  /// The words that changed in the last step and in the one before it: the next one may reach other neighbours than the
  /// last. Nil before the second step: any word may grow.
  private var last: [Int]?
  private var before: [Int]?
  /// Of each word, the number of the step that looked at it last.
  private var looks: [Int32]
  private var step: Int32 = 0

  init(_ grid: BitGrid) {
    self.grid = grid
    looks = Array(repeating: 0, count: grid.words.count)
  }

  /// Takes the neighbours of the pixels that are free and not another's.
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

  /// The words that what changed lately may reach, each once; nil for all.
  private mutating func candidates() -> [Int]? {
    guard let last, let before else { return nil }
    var found: [Int] = []
    let (row, count) = (grid.wordsPerRow, grid.words.count)
    looks.withUnsafeMutableBufferPointer { looks in
      func lookRound(_ changed: [Int]) {
        for index in changed {
          for middle in stride(from: index &- row, through: index &+ row, by: row)
          where 0..<count ~= middle {
            // At the ends of a row these are words of the next ones: they are looked at for nothing.
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

  /// What the neighbours of a word and its own pixels reach of it.
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
