/// Rows of a dense board while they are computed: bands of them touch nothing of each other's.
struct DenseLifeBoard: @unchecked Sendable {
  private typealias Words = SIMD8<UInt64>

  /// Rows from one above those that are computed.
  let source: UnsafePointer<UInt64>
  let target: UnsafeMutablePointer<UInt64>
  let stride: Int
  let wordCount: Int
  let rule: LeafRule
  let lastMask: UInt64

  init(
    source: UnsafePointer<UInt64>, target: UnsafeMutablePointer<UInt64>, shape: DenseLifeShape,
    rule: LeafRule
  ) {
    self.source = source
    self.target = target
    self.rule = rule
    (stride, wordCount, lastMask) = (shape.stride, shape.wordCount, shape.lastMask)
  }

  /// Computes rows from the source's, whose sides are joined; leaves those of the target as they are.
  ///
  /// - Parameter rows: 0 is the second row of both.
  func step(rows: Range<Int>) {
    for y in rows {
      let place = target + (y + 1) * stride + 1
      for start in Swift.stride(from: 0, to: wordCount, by: DenseLifeShape.lanes) {
        let words = rule.next(
          above: load(row: y, start), here: load(row: y + 1, start),
          below: load(row: y + 2, start)
        )
        UnsafeMutableRawPointer(place + start).storeBytes(of: words, as: Words.self)
      }
    }
    for y in rows {
      let row = target + (y + 1) * stride + 1
      row[wordCount - 1] &= lastMask
      for word in wordCount..<stride - 1 { row[word] = 0 }
    }
  }

  /// A vector of a row, and its neighbours to the left and to the right of each cell.
  @inline(__always)
  private func load(row: Int, _ start: Int) -> (left: Words, middle: Words, right: Words) {
    let place = source + row * stride + 1 + start
    let middle = UnsafeRawPointer(place).loadUnaligned(as: Words.self)
    let before = UnsafeRawPointer(place - 1).loadUnaligned(as: Words.self)
    let after = UnsafeRawPointer(place + 1).loadUnaligned(as: Words.self)
    return (middle &>> 1 | before &<< 63, middle, middle &<< 1 | after &>> 63)
  }
}
