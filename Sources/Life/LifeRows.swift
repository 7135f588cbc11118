import CLife

/// The runs of 32 rows before their conversion to blocks of 32 × 32 cells.
struct LifeRows {
  typealias Squares = LifeCellsBuilder.Squares
  typealias Block = LifeCells.Block

  /// The height of a block.
  static let height = Block.side

  /// Row by row.
  private var runs: [life_run] = []
  /// The index of each row's first run; the last number is the end.
  private var starts = [Int](repeating: 0, count: height + 1)
  private var row = 0
  /// The columns covered by all runs.
  private var reach = Int.max..<Int.max
  /// A buffer for the leaves of blocks, all empty.
  private var leaves: [UInt64] = []
  /// Recently made blocks, to share equal ones.
  private var recent: [Block?] = Array(repeating: nil, count: 1 << 10)

  /// The least density of runs, as blocks per run, for filling blocks in one go.
  private static let blocksPerRun = 2

  /// - Parameter row: 0…31; not before the previous one.
  @inline(__always)
  mutating func add(_ run: Range<Int>, row: Int) {
    guard !run.isEmpty else { return }
    beginRow(row, run)
    runs.append(life_run(start: Int64(run.lowerBound), end: Int64(run.upperBound)))
  }

  /// Adds runs from left to right; there must be some.
  mutating func add(_ new: UnsafeBufferPointer<life_run>, row: Int) {
    beginRow(row, Int(new[0].start)..<Int(new[new.count - 1].end))
    runs.append(contentsOf: new)
  }

  /// Advances to a row that covers some columns.
  @inline(__always)
  private mutating func beginRow(_ row: Int, _ columns: Range<Int>) {
    while self.row < row {
      self.row += 1
      starts[self.row] = runs.count
    }
    let end = runs.isEmpty ? columns.upperBound : max(reach.upperBound, columns.upperBound)
    reach = min(reach.lowerBound, columns.lowerBound)..<end
  }

  /// Removes everything added, as blocks from left to right.
  mutating func takeBlocks() -> [Squares] {
    guard !runs.isEmpty else { return [] }
    for row in row + 1...Self.height { starts[row] = runs.count }
    let places = reach.lowerBound >> 5..<(reach.upperBound + 31) >> 5
    let isClose = places.count <= Self.blocksPerRun * runs.count
    let blocks = isClose ? close(places) : scattered()
    runs.removeAll(keepingCapacity: true)
    (row, reach) = (0, .max ..< .max)
    return blocks
  }

  /// Makes a block of some leaves, and clears them.
  @inline(__always)
  private static func takeBlock(
    _ leaves: UnsafeMutablePointer<UInt64>, _ recent: inout [Block?]
  ) -> LifeCells.Square {
    var (mask, hash): (UInt16, UInt64) = (0, 0)
    for index in 0..<Block.leafCount {
      mask |= leaves[index] == 0 ? 0 : 1 << UInt16(index)
      hash = (hash ^ leaves[index]) &* 0x9E37_79B9_7F4A_7C15
    }
    guard mask != 0 else { return .empty }
    defer { leaves.update(repeating: 0, count: Block.leafCount) }
    let slot = Int(truncatingIfNeeded: hash >> 54)
    if let known = recent[slot], known.has(leaves, mask) { return .block(known) }
    let block = Block(leaves, mask)
    recent[slot] = block
    return .block(block)
  }

  // MARK: Adjacent blocks

  private mutating func close(_ places: Range<Int>) -> [Squares] {
    var blocks: [Squares] = []
    blocks.reserveCapacity(places.count)
    let left = places.lowerBound << 5
    // The buffer has space for a row behind the leaves.
    let leafCount = places.count * Block.leafCount
    if leaves.count < leafCount + places.count {
      leaves = Array(repeating: 0, count: leafCount + places.count)
    }
    leaves.withUnsafeMutableBufferPointer { leaves in
      guard let leaves = leaves.baseAddress else { return }
      life_fill_blocks(runs, starts, Int64(left), places.count, leaves + leafCount, leaves)
      (leaves + leafCount).update(repeating: 0, count: places.count)
      for index in 0..<places.count {
        let part = Self.takeBlock(leaves + index * Block.leafCount, &recent)
        if part.isEmpty { continue }
        let place = places.lowerBound + index
        if let last = blocks.last, last.end == place, last.part.isSame(as: part) {
          blocks[blocks.count - 1].end += 1
        } else {
          blocks.append(Squares(start: place, end: place + 1, part: part))
        }
      }
    }
    return blocks
  }

  /// - Parameter start: relative to the first block's corner.
  @inline(__always)
  private static func fill(
    _ leaves: UnsafeMutablePointer<UInt64>, _ start: Int, _ count: Int, row: Int
  ) {
    let shift = UInt64(56 - 8 * (row & 7))
    // Leaves are numbered by quarters of quarters.
    let first = (row & 8) >> 2 | (row & 16) >> 1
    var (place, rest) = (start, count)
    while rest > 0 {
      let column = place & 7
      let part = min(rest, 8 - column)
      let bits = UInt64(0xFF >> (8 - part)) << UInt64(8 - part - column)
      let leaf = first | (place & 8) >> 3 | (place & 16) >> 2
      leaves[(place >> 5) * Block.leafCount + leaf] |= bits << shift
      (place, rest) = (place + part, rest - part)
    }
  }

  // MARK: Long stretches

  private mutating func scattered() -> [Squares] {
    var blocks: [Squares] = []
    var next = Array(starts[..<Self.height])
    var place = reach.lowerBound >> 5
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Block.leafCount) { leaves in
      guard let leaves = leaves.baseAddress else { return }
      leaves.initialize(repeating: 0, count: Block.leafCount)
      while true {
        let (full, end) = stretch(from: place, next)
        guard end < .max else { return }
        for row in 0..<Self.height {
          if let full {
            if full >> UInt32(row) & 1 == 1 { Self.fill(leaves, 0, Block.side, row: row) }
          } else {
            fill(leaves, at: place, row: row, from: next[row])
          }
        }
        let part = Self.takeBlock(leaves, &recent)
        let after = full == nil ? place + 1 : end
        if !part.isEmpty { blocks.append(Squares(start: place, end: after, part: part)) }
        place = after
        for row in 0..<Self.height {
          while next[row] < starts[row + 1], runs[next[row]].range.upperBound <= place << 5 {
            next[row] += 1
          }
        }
      }
    }
    return blocks
  }

  /// The extent of a stretch in which each row is either full or empty.
  ///
  /// - Returns: a bit for each full row, from the lowest, nil if a row is neither; and the start of the next change, if
  ///   there is one.
  private func stretch(from place: Int, _ next: [Int]) -> (full: UInt32?, end: Int) {
    var (full, end): (UInt32?, Int) = (0, .max)
    for row in 0..<Self.height where next[row] < starts[row + 1] {
      let run = runs[next[row]].range
      if run.lowerBound >> 5 > place {
        end = min(end, run.lowerBound >> 5)
      } else if run.lowerBound <= place << 5, run.upperBound >> 5 > place {
        full = full.map { $0 | 1 << UInt32(row) }
        end = min(end, run.upperBound >> 5)
      } else {
        (full, end) = (nil, min(end, place + 1))
      }
    }
    return (full, end)
  }

  /// Fills a row of a block.
  private func fill(
    _ leaves: UnsafeMutablePointer<UInt64>, at place: Int, row: Int, from next: Int
  ) {
    let columns = place << 5..<place << 5 + Block.side
    for run in runs[next..<starts[row + 1]] {
      guard run.range.lowerBound < columns.upperBound else { return }
      let part = run.range.clamped(to: columns)
      Self.fill(leaves, part.lowerBound - columns.lowerBound, part.count, row: row)
    }
  }
}

extension life_run {
  fileprivate var range: Range<Int> {
    Range(uncheckedBounds: (Int(start), Int(end)))
  }
}
