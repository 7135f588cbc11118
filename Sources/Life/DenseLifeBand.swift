import CLife

/// A band of rows that advances several generations independently: it includes extra rows above and below, loses one at
/// each side per generation, and is left with its own.
///
/// Computed in blocks that fit a core's cache, so that memory is read and written once for all generations.
struct DenseLifeBand: @unchecked Sendable {
  /// A band of fewer rows is not worth the call.
  static let fewestRows = 64
  /// The whole board, starting with the row above it.
  let source: UnsafePointer<UInt64>
  let target: UnsafeMutablePointer<UInt64>
  let shape: DenseLifeShape
  let rule: life_rule
  let kernel: LifeKernel
  /// The size of the blocks, margins included.
  let block: DenseLifeBlock

  /// Writes the future rows of the board into the target.
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
    for row in 0..<count { copyRow(top + row, of: column, to: one + row * stride) }
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

  /// Copies a row of the board or of its surroundings.
  private func copyRow(
    _ y: Int, of column: DenseLifeColumn, to row: UnsafeMutablePointer<UInt64>
  ) {
    let isOutside = y < 0 || y >= shape.height
    if isOutside, !shape.isTorus {
      row.update(repeating: 0, count: column.shape.stride)
    } else {
      let rest = y % shape.height
      let inner = rest < 0 ? rest + shape.height : rest
      column.copyWords(source + (inner + 1) * shape.stride + 1, to: row + 1)
    }
  }

  /// Keeps the rows above and below a plane dead under every rule.
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
