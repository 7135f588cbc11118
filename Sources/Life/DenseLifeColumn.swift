/// Words of each row of a dense board that go on several generations without a look at the others.
///
/// A word at each side is taken along, but for the sides of a plane. What lies beyond that is not known, and what is
/// wrong because of that comes nearer by a cell in each generation: there are to be no more of them than cells in a
/// word.
struct DenseLifeColumn {
  /// Those that are its own.
  private let words: Range<Int>
  /// Of the board.
  private let wordCount: Int
  /// Whether a word is taken along there.
  private let hasLeft: Bool
  private let hasRight: Bool
  /// How its rows lie where they are computed.
  let shape: DenseLifeShape

  /// One of so many; one that is all of the board takes nothing along.
  ///
  /// - Parameter board: one that `canBeSplit`, for more than one.
  init(_ index: Int, of count: Int, in board: DenseLifeShape) {
    wordCount = board.wordCount
    words = index * wordCount / count..<(index + 1) * wordCount / count
    guard count > 1 else {
      (hasLeft, hasRight, shape) = (false, false, board)
      return
    }
    hasLeft = board.isTorus || words.lowerBound > 0
    hasRight = board.isTorus || words.upperBound < wordCount
    let last = min(words.upperBound * 64, board.width)
    shape = DenseLifeShape(
      width: last - words.lowerBound * 64 + (hasLeft ? 64 : 0) + (hasRight ? 64 : 0),
      height: board.height, isTorus: false)
  }

  var isAll: Bool { words.count == wordCount }

  /// Copies what it needs of a row of the board.
  ///
  /// - Parameters: the first words with cells.
  func take(_ row: UnsafePointer<UInt64>, to own: UnsafeMutablePointer<UInt64>) {
    var next = own
    if hasLeft {
      next.pointee = row[(words.lowerBound == 0 ? wordCount : words.lowerBound) - 1]
      next += 1
    }
    next.update(from: row + words.lowerBound, count: words.count)
    if hasRight { next[words.count] = row[words.upperBound == wordCount ? 0 : words.upperBound] }
  }

  /// Copies its own words of a row to the board.
  ///
  /// - Parameters: the first words with cells.
  func give(_ own: UnsafePointer<UInt64>, to row: UnsafeMutablePointer<UInt64>) {
    (row + words.lowerBound).update(from: own + (hasLeft ? 1 : 0), count: words.count)
  }
}
