/// A column of words of a dense board that advances several generations independently.
///
/// It includes a margin of one word at each side, except at the sides of a plane. Errors from the unknown cells beyond
/// spread by a cell per generation, so the generations must not exceed the cells in a word.
struct DenseLifeColumn {
  /// The words of its own, without margins.
  private let words: Range<Int>
  /// The number of words in a row of the board.
  private let wordCount: Int
  /// Whether there is a margin at that side.
  private let hasLeft: Bool
  private let hasRight: Bool
  /// The layout of its rows during the computation.
  let shape: DenseLifeShape

  /// Creates a column; a single column covers the whole board without margins.
  ///
  /// - Parameter board: must satisfy `canBeSplit`, for more than one.
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

  /// Copies the required words of a board's row, with margins.
  ///
  /// - Parameters: the first words with cells.
  func copyWords(_ row: UnsafePointer<UInt64>, to own: UnsafeMutablePointer<UInt64>) {
    var next = own
    if hasLeft {
      next.pointee = row[(words.lowerBound == 0 ? wordCount : words.lowerBound) - 1]
      next += 1
    }
    next.update(from: row + words.lowerBound, count: words.count)
    if hasRight { next[words.count] = row[words.upperBound == wordCount ? 0 : words.upperBound] }
  }

  /// Copies its own words of a row back to the board.
  ///
  /// - Parameters: the first words with cells.
  func give(_ own: UnsafePointer<UInt64>, to row: UnsafeMutablePointer<UInt64>) {
    (row + words.lowerBound).update(from: own + (hasLeft ? 1 : 0), count: words.count)
  }
}
