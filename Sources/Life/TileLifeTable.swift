/// The tiles of a universe, found by their places, and their cells: those of two generations each.
struct TileLifeTable: Sendable {
  /// The first is empty, and stands for all that are not there.
  private(set) var tiles = [TileLifeTile()]
  /// For each tile 64 words of the even generations and 64 of the odd ones, a word a row, the first column in the
  /// highest bit.
  private(set) var words: [UInt64] = Array(repeating: 0, count: wordsPerTile)
  private var indices: [LifeCell: Int32] = [:]
  private var free: [Int32] = []

  static let rows = TileLifeSquare.side
  static let wordsPerTile = 2 * rows

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
    words.reserveCapacity(words.count + new * Self.wordsPerTile)
    indices.reserveCapacity(indices.count + new)
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
      words.append(contentsOf: repeatElement(0, count: Self.wordsPerTile))
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

  /// Where a tile's words of a generation begin.
  static func start(of tile: Int, parity: Int) -> Int { tile * wordsPerTile + parity * rows }

  /// - Parameter row: 0…63.
  func row(_ row: Int, of tile: Int, parity: Int) -> UInt64 {
    words[Self.start(of: tile, parity: parity) + row]
  }

  /// Toggles cells; the tile and all around it are to be computed then, whatever they were before.
  ///
  /// - Parameters:
  ///   - bits: 8 × 8 cells as in a leaf of `LifeCells`.
  ///   - x, y: the first of them, from the tile's own corner.
  mutating func toggle(_ bits: UInt64, x: Int, y: Int, of tile: Int, parity: Int) {
    let start = Self.start(of: tile, parity: parity)
    for row in 0..<8 {
      let byte = bits << UInt64(8 * row) & 0xFF00_0000_0000_0000
      words[start + y + row] ^= byte >> UInt64(x)
    }
    noteEdit(of: tile, parity: parity)
  }

  /// Gives cells to a tile that has none.
  ///
  /// - Parameter part: a square as wide as a tile.
  mutating func fill(_ tile: Int, with part: LifeCells.Part, parity: Int) {
    let start = Self.start(of: tile, parity: parity)
    words.withUnsafeMutableBufferPointer { words in
      guard let words = words.baseAddress else { return }
      part.addRows(to: words + start, level: TileLifeSquare.level, x: 0)
    }
    noteEdit(of: tile, parity: parity)
  }

  private mutating func noteEdit(of tile: Int, parity: Int) {
    let start = Self.start(of: tile, parity: parity)
    tiles[tile].columns[parity] = words[start..<start + Self.rows].reduce(0, |)
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
    let start = Self.start(of: tile, parity: parity)
    return TileLifeTile.seeing(
      top: words[start], bottom: words[start + Self.rows - 1],
      columns: tiles[tile].columns[parity])
  }

  /// Shows the cells of a tile.
  func withSquare<Result>(
    of tile: Int, parity: Int, _ body: (TileLifeSquare) -> Result
  ) -> Result {
    let corner = tiles[tile].area
    return words.withUnsafeBufferPointer { words in
      guard let words = words.baseAddress else { preconditionFailure("There is the empty tile") }
      let start = Self.start(of: tile, parity: parity)
      return body(
        TileLifeSquare(corner: LifeCell(x: corner.left, y: corner.top), rows: words + start))
    }
  }

  /// Works on all of them at once.
  mutating func withPointers(
    _ body: (UnsafeMutablePointer<TileLifeTile>, UnsafeMutablePointer<UInt64>) -> Void
  ) {
    tiles.withUnsafeMutableBufferPointer { tiles in
      words.withUnsafeMutableBufferPointer { words in
        guard let tiles = tiles.baseAddress, let words = words.baseAddress else { return }
        body(tiles, words)
      }
    }
  }
}
