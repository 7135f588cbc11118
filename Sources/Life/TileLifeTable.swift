/// The tiles of a universe, found by their places, and their cells: those of two generations each.
struct TileLifeTable: Sendable {
  /// The first is empty, and stands for all that are not there.
  private(set) var tiles = [TileLifeTile()]
  /// By a generation's parity, for each tile 64 words, a word a row, the first column in the highest bit: what is not
  /// computed yet takes no memory.
  private var words: InlineArray<2, LifeRoom<UInt64>> = [
    LifeRoom(capacity: fewest * rows), LifeRoom(capacity: fewest * rows),
  ]
  private var indices: [LifeCell: Int32] = [:]
  private var free: [Int32] = []

  static let rows = TileLifeSquare.side
  /// There is room for so many at least, the empty one among them; a power of two, so that pages are used up.
  private static let fewest = 32

  /// How many tiles are in use.
  var count: Int { tiles.count - 1 - free.count }

  /// The indices of all tiles that are in use.
  var all: some Sequence<Int> { (1..<tiles.count).lazy.filter { tiles[$0].isInUse } }

  /// - Returns: nil for none.
  func index(at place: LifeCell) -> Int? { indices[place].map { Int($0) } }

  subscript(tile: Int) -> TileLifeTile {
    get { tiles[tile] }
    _modify { yield &tiles[tile] }
  }

  /// Makes room for so many tiles that are new.
  mutating func reserveCapacity(_ new: Int) {
    tiles.reserveCapacity(tiles.count + new)
    indices.reserveCapacity(indices.count + new)
    own()
    for parity in 0...1 {
      while words[parity].capacity < (tiles.count + new) * Self.rows { words[parity].grow() }
    }
  }

  /// The tile at a place; a dead one if there was none.
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

  /// Forgets a tile without cells.
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

  /// The first of a tile's words of a generation.
  private func start(of tile: Int, parity: Int) -> UnsafeMutablePointer<UInt64> {
    words[parity].start + tile * Self.rows
  }

  /// - Parameter row: 0…63.
  func row(_ row: Int, of tile: Int, parity: Int) -> UInt64 {
    start(of: tile, parity: parity)[row]
  }

  /// Words are changed from now on: what copies share becomes its own.
  private mutating func own() {
    for parity in 0...1 {
      words[parity].own(min(tiles.count * Self.rows, words[parity].capacity))
    }
  }

  /// Toggles cells; the tile and all around it are to be computed then, whatever they were before.
  ///
  /// - Parameters:
  ///   - bits: 8 × 8 cells as in a leaf of `LifeCells`.
  ///   - x, y: the first of them, from the tile's own corner.
  mutating func toggle(_ bits: UInt64, x: Int, y: Int, of tile: Int, parity: Int) {
    own()
    let start = start(of: tile, parity: parity)
    for row in 0..<8 {
      let byte = bits << UInt64(8 * row) & 0xFF00_0000_0000_0000
      start[y + row] ^= byte >> UInt64(x)
    }
    noteEdit(of: tile, parity: parity)
  }

  /// Gives cells to a tile that has none.
  ///
  /// - Parameter part: a square as wide as a tile.
  mutating func fill(_ tile: Int, with part: LifeCells.Part, parity: Int) {
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

  /// Whether something lives in a tile, or is seen by it of those around, in one of both generations.
  func isNeeded(_ tile: Int) -> Bool {
    (0..<9).contains { spot in
      let other = Int(tiles[tile].around[spot])
      return (0...1).contains { parity in
        touching(other, parity: parity) >> UInt16(8 - spot) & 1 == 1
      }
    }
  }

  /// The tiles that see something alive of one.
  func touching(_ tile: Int, parity: Int) -> TileLifeTile.Around {
    let start = start(of: tile, parity: parity)
    return TileLifeTile.seeing(
      top: start[0], bottom: start[Self.rows - 1],
      columns: tiles[tile].columns[parity])
  }

  /// Shows the cells of a tile.
  func withSquare<Result>(
    of tile: Int, parity: Int, _ body: (TileLifeSquare) -> Result
  ) -> Result {
    let corner = tiles[tile].area
    return body(
      TileLifeSquare(
        corner: LifeCell(x: corner.left, y: corner.top), rows: start(of: tile, parity: parity)))
  }

  /// Works on all of them at once.
  ///
  /// - Parameter body: gets the tiles, and all of their words of the generations of a parity and of the others.
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
