/// The metadata of a tile of 64 × 64 cells.
struct TileLifeTile: Sendable {
  /// A tile and its neighbours as bits, row by row; its own is the fifth.
  typealias Around = UInt16

  static let own = 4
  static let all: Around = 0x1FF

  /// The corner cell divided by 64.
  var place = LifeCell(x: 0, y: 0)
  /// The indices of the tile and its neighbours, row by row; that of the empty one for missing ones.
  var around = InlineArray<9, Int32>(repeating: 0)
  /// By a generation's parity: the columns with living cells.
  var columns = SIMD2<UInt64>.zero
  /// By a generation's parity: the population; negative if unknown.
  var populations = SIMD2<Int32>.zero
  /// The tiles that may change in the next generation, since their view of this one differs from two generations ago.
  var awakened: Around = 0
  /// Whether a cell was set since the last generation, which makes earlier states useless.
  var isEdited = false
  /// Whether it is among the tiles being computed.
  var isActive = false

  var isInUse: Bool { around[Self.own] != 0 }

  var area: LifeBounds {
    let (left, top) = (place.x << 6, place.y << 6)
    return LifeBounds(left: left, top: top, right: left + 63, bottom: top + 63)
  }

  /// The bits of the tiles adjacent to cells.
  ///
  /// - Parameters:
  ///   - top, bottom: the first and the last row.
  ///   - columns: the union of all rows.
  @inline(__always)
  static func seeing(top: UInt64, bottom: UInt64, columns: UInt64) -> Around {
    func row(_ bits: UInt64) -> Around {
      Around(truncatingIfNeeded: bits >> 63 | (bits == 0 ? 0 : 2) | (bits & 1) << 2)
    }
    return row(top) | row(columns) << 3 | row(bottom) << 6
  }
}
