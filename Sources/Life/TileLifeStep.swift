import CLife

/// A generation of tiles: writes the words of one parity from those of the other, using the tile's own and its
/// neighbours'.
struct TileLifeStep: @unchecked Sendable {
  let tiles: UnsafeMutablePointer<TileLifeTile>
  /// The words of all tiles, for the current and for the next generation.
  let source: UnsafePointer<UInt64>
  let target: UnsafeMutablePointer<UInt64>
  /// The indices of the tiles to compute.
  let active: UnsafePointer<Int32>
  /// Of the current generation.
  let parity: Int
  let rule: life_rule
  let kernel: LifeKernel

  func compute(_ range: Range<Int>) {
    withUnsafeTemporaryAllocation(of: UnsafePointer<UInt64>?.self, capacity: 9) { around in
      guard let start = around.baseAddress else { return }
      withUnsafePointer(to: rule) { rule in
        for index in range {
          let tile = Int(active[index])
          for spot in 0..<9 {
            start[spot] = source + Int(tiles[tile].around[spot]) * TileLifeTable.rows
          }
          finish(tile, kernel.stepTile(start, to: target + tile * TileLifeTable.rows, rule))
        }
      }
    }
  }

  @inline(__always)
  private func finish(_ tile: Int, _ change: life_tile_change) {
    tiles[tile].columns[1 - parity] = change.columns
    tiles[tile].populations[1 - parity] = change.columns == 0 ? 0 : -1
    tiles[tile].awakened =
      tiles[tile].isEdited
      ? TileLifeTile.all
      : TileLifeTile.seeing(top: change.top, bottom: change.bottom, columns: change.differed)
    tiles[tile].isEdited = false
  }
}
