/// What is known of 64 × 64 cells of a universe, beside the cells themselves.
struct TileLifeTile: Sendable {
  /// A tile and those around it as bits, row by row; its own is the fifth.
  typealias Around = UInt16

  static let own = 4
  static let all: Around = 0x1FF

  /// The corner's cell divided by 64.
  var place = LifeCell(x: 0, y: 0)
  /// The indices of the tile and of those around it, row by row; where there is none, of the empty one.
  var around = InlineArray<9, Int32>(repeating: 0)
  /// By a generation's parity: the columns in which something lives.
  var columns = SIMD2<UInt64>.zero
  /// By a generation's parity: how much lives; less than 0 where that is not known.
  var populations = SIMD2<Int32>.zero
  /// Which tiles may change in the next generation, since what they see of this one is not what it was two
  /// generations ago.
  var awakened: Around = 0
  /// Whether a cell was set since the last generation: then what the tile was before is no help.
  var isEdited = false
  /// Whether it is among those that are computed.
  var isActive = false

  var isInUse: Bool { around[Self.own] != 0 }

  var area: LifeBounds {
    let (left, top) = (place.x << 6, place.y << 6)
    return LifeBounds(left: left, top: top, right: left + 63, bottom: top + 63)
  }

  /// Bits of tiles that see cells.
  ///
  /// - Parameters:
  ///   - top, bottom: the first row and the last.
  ///   - columns: those of all rows.
  @inline(__always)
  static func seeing(top: UInt64, bottom: UInt64, columns: UInt64) -> Around {
    func row(_ bits: UInt64) -> Around {
      Around(truncatingIfNeeded: bits >> 63 | (bits == 0 ? 0 : 2) | (bits & 1) << 2)
    }
    return row(top) | row(columns) << 3 | row(bottom) << 6
  }
}
