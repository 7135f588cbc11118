import CLife

/// How the rows of a dense board lie in memory, and what lies around them.
///
/// A row is a word before its cells, the words of its cells, the first column in the highest bit, and as many words
/// behind them as whole vectors need, and one. Rows are computed from such that have their neighbours in them: in
/// the word before, and in the bit behind the last cell.
struct DenseLifeShape: Sendable {
  /// Words of the widest vector that a kernel has.
  private static let lanes = 8

  let width: Int
  let height: Int
  /// Whether the other side lies around, or nothing.
  let isTorus: Bool
  /// Words that hold the cells of a row.
  let wordCount: Int
  /// Words from a row to the next.
  let stride: Int

  init(width: Int, height: Int, isTorus: Bool) {
    self.width = width
    self.height = height
    self.isTorus = isTorus
    wordCount = (width + 63) / 64
    stride = 1 + (wordCount + Self.lanes - 1) / Self.lanes * Self.lanes + 1
  }

  /// Whether parts of its rows can go on by themselves: a torus whose words are not full has none beside the last one.
  var canBeSplit: Bool { !isTorus || width % 64 == 0 }

  /// As the kernels know it.
  var rows: life_rows {
    life_rows(stride: stride, words: wordCount, width: width, is_joined: isTorus)
  }

  /// Bytes of so many rows.
  func size(ofRows count: Int) -> Int { count * stride * MemoryLayout<UInt64>.size }
}
