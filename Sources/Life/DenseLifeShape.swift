/// How the rows of a dense board lie in memory, and what lies around them.
///
/// A row is a word before its cells, the words of its cells, the first column in the highest bit, and as many words
/// behind them as whole vectors need, and one. Rows are computed from such that have their neighbours in them: in
/// the word before, and in the bit behind the last cell.
struct DenseLifeShape: Sendable {
  /// Words that are computed at once.
  static let lanes = 8

  let width: Int
  let height: Int
  /// Whether the other side lies around, or nothing.
  let isTorus: Bool
  /// Words that hold the cells of a row.
  let wordCount: Int
  /// Words from a row to the next.
  let stride: Int
  /// The bits of a row's last word that are cells.
  let lastMask: UInt64

  init(width: Int, height: Int, isTorus: Bool) {
    self.width = width
    self.height = height
    self.isTorus = isTorus
    wordCount = (width + 63) / 64
    stride = 1 + (wordCount + Self.lanes - 1) / Self.lanes * Self.lanes + 1
    lastMask = ~0 << UInt64(wordCount * 64 - width)
  }

  /// Puts to the left and to the right of a row what lies there.
  ///
  /// - Parameter row: its first word with cells.
  @inline(__always)
  func joinSides(of row: UnsafeMutablePointer<UInt64>) {
    let rest = UInt64(width & 63)
    let first = isTorus ? row[0] >> 63 : 0
    let last = isTorus ? row[wordCount - 1] >> (rest == 0 ? 0 : 64 - rest) & 1 : 0
    row[-1] = last
    row[stride - 2] = 0
    if rest == 0 {
      row[wordCount] = first << 63
    } else {
      row[wordCount - 1] = row[wordCount - 1] & lastMask | first << (63 - rest)
    }
  }
}
