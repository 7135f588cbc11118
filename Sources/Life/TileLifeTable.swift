/// The tiles of a universe, indexed by position, with the cells of two generations each.
struct TileLifeTable: Sendable {
  /// The first is empty, and represents all missing ones.
  private(set) var tiles = [TileLifeTile()]
  /// By a generation's parity, 64 words for each tile, a word per row, the first column in the highest bit: memory is
  /// committed only once computed.
  private var words: InlineArray<2, LifeBuffer<UInt64>> = [
    LifeBuffer(capacity: fewest * rows), LifeBuffer(capacity: fewest * rows),
  ]
  private var indices: [LifeCell: Int32] = [:]
  private var free: [Int32] = []

  static let rows = TileLifeSquare.side
  /// The least capacity including the empty tile; a power of two, to fill memory pages.
  private static let fewest = 32

  /// The number of tiles in use.
  var count: Int { tiles.count - 1 - free.count }

  /// The indices of all tiles that are in use.
  var all: some Sequence<Int> { (1..<tiles.count).lazy.filter { tiles[$0].isInUse } }

  /// - Returns: nil for none.
  func index(at place: LifeCell) -> Int? { indices[place].map { Int($0) } }

  subscript(tile: Int) -> TileLifeTile {
    get { tiles[tile] }
    _modify { yield &tiles[tile] }
  }

  /// Reserves capacity for additional tiles.
  mutating func reserveCapacity(_ new: Int) {
    tiles.reserveCapacity(tiles.count + new)
    indices.reserveCapacity(indices.count + new)
    own()
    for parity in 0...1 {
      while words[parity].capacity < (tiles.count + new) * Self.rows { words[parity].grow() }
    }
  }

  /// The tile at a position; creates a dead one if missing.
  mutating func makeTile(at place: LifeCell) -> Int {
    if let index = index(at: place) { return index }
    let new: Int
    if let known = free.popLast() {
      new = Int(known)
    } else {
      new = tiles.count
      tiles.append(TileLifeTile())
      if words[0].capacity < tiles.count * Self.rows {
        own()
        for parity in 0...1 { words[parity].grow() }
      }
    }
    tiles[new].place = place
    indices[place] = Int32(new)
    for spot in 0..<9 {
      let neighbour = LifeCell(x: place.x + spot % 3 - 1, y: place.y + spot / 3 - 1)
      guard let other = indices[neighbour] else { continue }
      tiles[new].around[spot] = other
      tiles[Int(other)].around[8 - spot] = Int32(new)
    }
    return new
  }

  /// Removes a tile without cells.
  mutating func remove(_ tile: Int) {
    let old = tiles[tile]
    for spot in 0..<9 where old.around[spot] != 0 {
      tiles[Int(old.around[spot])].around[8 - spot] = 0
    }
    indices[old.place] = nil
    tiles[tile] = TileLifeTile()
    free.append(Int32(tile))
  }

  // MARK: Cells

  /// The first of a tile's words in a generation.
  private func start(of tile: Int, parity: Int) -> UnsafeMutablePointer<UInt64> {
    words[parity].start + tile * Self.rows
  }

  /// - Parameter row: 0…63.
  func row(_ row: Int, of tile: Int, parity: Int) -> UInt64 {
    start(of: tile, parity: parity)[row]
  }

  /// Makes words shared with copies unique before changes.
  private mutating func own() {
    for parity in 0...1 {
      words[parity].own(min(tiles.count * Self.rows, words[parity].capacity))
    }
  }

  /// Toggles cells, and marks the tile and all its neighbours for computation.
  ///
  /// - Parameters:
  ///   - bits: 8 × 8 cells as in a leaf of `LifeCells`.
  ///   - x, y: of the first cell, relative to the tile's corner.
  mutating func toggle(_ bits: UInt64, x: Int, y: Int, of tile: Int, parity: Int) {
    own()
    let start = start(of: tile, parity: parity)
    for row in 0..<8 {
      let byte = bits << UInt64(8 * row) & 0xFF00_0000_0000_0000
      start[y + row] ^= byte >> UInt64(x)
    }
    noteEdit(of: tile, parity: parity)
  }

  /// Fills an empty tile with cells.
  ///
  /// - Parameter part: a square as wide as a tile.
  mutating func fill(_ tile: Int, with part: LifeCells.Square, parity: Int) {
    own()
    part.addRows(to: start(of: tile, parity: parity), level: TileLifeSquare.level, x: 0)
    noteEdit(of: tile, parity: parity)
  }

  private mutating func noteEdit(of tile: Int, parity: Int) {
    let rows = UnsafeBufferPointer(start: start(of: tile, parity: parity), count: Self.rows)
    tiles[tile].columns[parity] = rows.reduce(0, |)
    tiles[tile].populations[parity] = -1
    tiles[tile].isEdited = true
    tiles[tile].awakened = TileLifeTile.all
  }

  /// Whether the tile or an adjacent cell lives in either generation.
  func isNeeded(_ tile: Int) -> Bool {
    (0..<9).contains { spot in
      let other = Int(tiles[tile].around[spot])
      return (0...1).contains { parity in
        touching(other, parity: parity) >> UInt16(8 - spot) & 1 == 1
      }
    }
  }

  /// The neighbouring tiles adjacent to a tile's living cells.
  func touching(_ tile: Int, parity: Int) -> TileLifeTile.Around {
    let start = start(of: tile, parity: parity)
    return TileLifeTile.seeing(
      top: start[0], bottom: start[Self.rows - 1],
      columns: tiles[tile].columns[parity])
  }

  /// Presents the cells of a tile.
  func withSquare<Result>(
    of tile: Int, parity: Int, _ body: (TileLifeSquare) -> Result
  ) -> Result {
    let corner = tiles[tile].area
    return body(
      TileLifeSquare(
        corner: LifeCell(x: corner.left, y: corner.top), rows: start(of: tile, parity: parity)))
  }

  /// Accesses all tiles at once.
  ///
  /// - Parameter body: receives the tiles, and all their words of the generations of a parity and of the other.
  mutating func withPointers(
    parity: Int,
    _ body: (
      UnsafeMutablePointer<TileLifeTile>, _ own: UnsafePointer<UInt64>,
      _ others: UnsafeMutablePointer<UInt64>
    ) -> Void
  ) {
    own()
    let (own, others) = (words[parity].start, words[1 - parity].start)
    tiles.withUnsafeMutableBufferPointer { tiles in
      guard let tiles = tiles.baseAddress else { return }
      body(tiles, own, others)
    }
  }
}
