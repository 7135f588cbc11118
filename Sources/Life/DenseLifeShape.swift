import CLife

/// The memory layout of a dense board's rows, and its surroundings.
///
/// A row is one word before its cells, the words of its cells with the first column in the highest bit, and as many
/// words behind them as whole vectors need, plus one. Rows must contain their neighbours when computed: in the word
/// before, and in the bit after the last cell.
struct DenseLifeShape: Sendable {
  /// The number of words in the widest vector of any kernel.
  private static let lanes = 8

  let width: Int
  let height: Int
  /// Whether the board wraps around; otherwise it is surrounded by dead cells.
  let isTorus: Bool
  /// The number of words for a row's cells.
  let wordCount: Int
  /// The distance between rows in words.
  let stride: Int

  init(width: Int, height: Int, isTorus: Bool) {
    self.width = width
    self.height = height
    self.isTorus = isTorus
    wordCount = (width + 63) / 64
    stride = 1 + (wordCount + Self.lanes - 1) / Self.lanes * Self.lanes + 1
  }

  /// Whether rows can be split: a torus with a partly filled last word can't, as that has an incomplete neighbour.
  var canBeSplit: Bool { !isTorus || width % 64 == 0 }

  /// The layout in the kernels' terms.
  var rows: life_rows {
    life_rows(stride: stride, words: wordCount, width: width, is_joined: isTorus)
  }

  /// The bytes of a number of rows.
  func size(ofRows count: Int) -> Int { count * stride * MemoryLayout<UInt64>.size }
}
