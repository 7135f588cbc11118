import CLife

/// A band of rows that goes on several generations without a look at the others: it takes as many rows above and
/// below along, each generation loses one of them at both sides, and its own are left.
///
/// It is computed in blocks that stay in a core's cache, so that memory is read and written once in all generations.
struct DenseLifeBand: @unchecked Sendable {
  /// Of fewer rows a band is not worth the call.
  static let fewestRows = 64
  /// The whole board, from a row above it on.
  let source: UnsafePointer<UInt64>
  let target: UnsafeMutablePointer<UInt64>
  let shape: DenseLifeShape
  let rule: life_rule
  let kernel: LifeKernel
  /// How much is in work at once, with what is taken along.
  let block: DenseLifeBlock

  /// Puts rows of the board as they will be into the target.
  func advance(rows: Range<Int>, by generations: Int) {
    for index in 0..<block.columnCount {
      advance(
        rows: rows, of: DenseLifeColumn(index, of: block.columnCount, in: shape), by: generations)
    }
  }

  private func advance(rows: Range<Int>, of column: DenseLifeColumn, by generations: Int) {
    let most = max(8 * generations, block.rows - 2 * generations)
    let count = (rows.count + most - 1) / most
    let largest = (rows.count + count - 1) / count + 2 * generations
    let size = largest * column.shape.stride
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * size) { room in
      guard let room = room.baseAddress else { return }
      for block in 0..<count {
        let first = rows.lowerBound + block * rows.count / count
        let end = rows.lowerBound + (block + 1) * rows.count / count
        advance(block: first..<end, of: column, by: generations, room, room + size)
      }
    }
  }

  private func advance(
    block: Range<Int>, of column: DenseLifeColumn, by generations: Int,
    _ one: UnsafeMutablePointer<UInt64>, _ other: UnsafeMutablePointer<UInt64>
  ) {
    let top = block.lowerBound - generations
    let count = block.count + 2 * generations
    let stride = column.shape.stride
    for row in 0..<count { take(top + row, of: column, to: one + row * stride) }
    var (here, there) = (one, other)
    for generation in 1...generations {
      let isLast = generation == generations
      if isLast, column.isAll { there = target + (top + 1) * stride }
      kernel.step(
        rows: count - 2 * generation, from: here + (generation - 1) * stride + 1,
        to: there + generation * stride + 1, column.shape.rows, rule)
      if !isLast, !shape.isTorus { clearOutside(there, stride, top: top, count: count) }
      swap(&here, &there)
    }
    if column.isAll { return }
    for row in block {
      column.give(here + (row - top) * stride + 1, to: target + (row + 1) * shape.stride + 1)
    }
  }

  /// Copies a row of the board, or of what lies around it.
  private func take(
    _ y: Int, of column: DenseLifeColumn, to row: UnsafeMutablePointer<UInt64>
  ) {
    let isOutside = y < 0 || y >= shape.height
    if isOutside, !shape.isTorus {
      row.update(repeating: 0, count: column.shape.stride)
    } else {
      let rest = y % shape.height
      let inner = rest < 0 ? rest + shape.height : rest
      column.take(source + (inner + 1) * shape.stride + 1, to: row + 1)
    }
  }

  /// What lies above and below a plane stays dead, whatever the rule is.
  private func clearOutside(
    _ rows: UnsafeMutablePointer<UInt64>, _ stride: Int, top: Int, count: Int
  ) {
    for row in 0..<max(0, -top) {
      (rows + row * stride).update(repeating: 0, count: stride)
    }
    for row in min(count, max(0, shape.height - top))..<count {
      (rows + row * stride).update(repeating: 0, count: stride)
    }
  }
}
