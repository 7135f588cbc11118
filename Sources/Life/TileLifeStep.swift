/// A generation of tiles: of each it writes the words of the one parity from those of the other, its own and those
/// of the tiles around it.
struct TileLifeStep: @unchecked Sendable {
  private typealias Words = SIMD8<UInt64>

  let tiles: UnsafeMutablePointer<TileLifeTile>
  let words: UnsafeMutablePointer<UInt64>
  /// The indices of the tiles to compute.
  let active: UnsafePointer<Int32>
  /// Of the generation that there is.
  let parity: Int
  let rule: LeafRule

  /// Rows with one above and one below, as vectors and with room to the next whole one.
  private static let roomPerSide = 72

  func compute(_ range: Range<Int>) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 3 * Self.roomPerSide) { room in
      guard let room = room.baseAddress else { return }
      for index in range { compute(tile: Int(active[index]), room) }
    }
  }

  @inline(__always)
  private func compute(tile: Int, _ lefts: UnsafeMutablePointer<UInt64>) {
    let (middles, rights) = (lefts + Self.roomPerSide, lefts + 2 * Self.roomPerSide)
    gather(tile, lefts, middles, rights)
    let target = words + TileLifeTable.start(of: tile, parity: 1 - parity)
    var (lived, differed) = (Words.zero, Words.zero)
    let (top, bottom) = (target[0], target[TileLifeTable.rows - 1])
    for row in stride(from: 0, to: TileLifeTable.rows, by: 8) {
      let new = rule.next(
        above: (lefts.words(row), middles.words(row), rights.words(row)),
        here: (lefts.words(row + 1), middles.words(row + 1), rights.words(row + 1)),
        below: (lefts.words(row + 2), middles.words(row + 2), rights.words(row + 2)))
      lived |= new
      differed |= new ^ target.words(row)
      UnsafeMutableRawPointer(target + row).storeBytes(of: new, as: Words.self)
    }
    finish(
      tile, lived: lived.union, differed: differed.union, top: top ^ target[0],
      bottom: bottom ^ target[TileLifeTable.rows - 1])
  }

  /// Puts together the rows from above the tile to below it, and their neighbours to the left and to the right.
  @inline(__always)
  private func gather(
    _ tile: Int, _ lefts: UnsafeMutablePointer<UInt64>, _ middles: UnsafeMutablePointer<UInt64>,
    _ rights: UnsafeMutablePointer<UInt64>
  ) {
    let around = tiles[tile].around
    func rows(_ spot: Int) -> UnsafeMutablePointer<UInt64> {
      words + TileLifeTable.start(of: Int(around[spot]), parity: parity)
    }
    let (west, own, east) = (rows(3), rows(4), rows(5))
    for row in stride(from: 0, to: TileLifeTable.rows, by: 8) {
      let middle = own.words(row)
      let left = middle &>> 1 | west.words(row) &<< 63
      let right = middle &<< 1 | east.words(row) &>> 63
      UnsafeMutableRawPointer(lefts + row + 1).storeBytes(of: left, as: Words.self)
      UnsafeMutableRawPointer(middles + row + 1).storeBytes(of: middle, as: Words.self)
      UnsafeMutableRawPointer(rights + row + 1).storeBytes(of: right, as: Words.self)
    }
    let last = TileLifeTable.rows - 1
    func put(_ west: UInt64, _ middle: UInt64, _ east: UInt64, at row: Int) {
      lefts[row] = middle >> 1 | west << 63
      middles[row] = middle
      rights[row] = middle << 1 | east >> 63
    }
    put(rows(0)[last], rows(1)[last], rows(2)[last], at: 0)
    put(rows(6)[0], rows(7)[0], rows(8)[0], at: last + 2)
  }

  /// - Parameters:
  ///   - lived: the columns in which something lives now.
  ///   - differed, top, bottom: the columns in which, and the cells in the first and the last row that differ from
  ///     two generations ago.
  @inline(__always)
  private func finish(
    _ tile: Int, lived: UInt64, differed: UInt64, top: UInt64, bottom: UInt64
  ) {
    tiles[tile].columns[1 - parity] = lived
    tiles[tile].populations[1 - parity] = lived == 0 ? 0 : -1
    tiles[tile].awakened =
      tiles[tile].isEdited
      ? TileLifeTile.all : TileLifeTile.seeing(top: top, bottom: bottom, columns: differed)
    tiles[tile].isEdited = false
  }
}

extension UnsafeMutablePointer<UInt64> {
  /// Eight words from a place on.
  @inline(__always)
  fileprivate func words(_ place: Int) -> SIMD8<UInt64> {
    UnsafeRawPointer(self + place).loadUnaligned(as: SIMD8<UInt64>.self)
  }
}

extension SIMD8<UInt64> {
  /// The bits of all words.
  @inline(__always)
  fileprivate var union: UInt64 {
    let four = lowHalf | highHalf
    let two = four.lowHalf | four.highHalf
    return two[0] | two[1]
  }
}
