/// Tiles of 32 × 32 cells, a byte each, indexed by position.
struct StateTileTable: Sendable {
  /// The base-2 logarithm of a tile's side.
  static let level = 5
  static let side = 1 << level
  static let cellsPerTile = side * side

  struct Tile: Sendable {
    /// The corner cell divided by the side.
    var place: LifeCell
    /// The indices of the tile itself and its neighbours, row by row; 0 for none.
    var around = InlineArray<9, Int32>(repeating: 0)
    /// Whether its cells changed in the last generation, or were set since.
    var isChanged = true
    /// Whether it is among the tiles being computed.
    var isActive = false

    var area: LifeBounds {
      let (left, top) = (place.x * StateTileTable.side, place.y * StateTileTable.side)
      return LifeBounds(
        left: left, top: top, right: left + StateTileTable.side - 1,
        bottom: top + StateTileTable.side - 1)
    }
  }

  /// The first is empty, and represents all missing ones.
  private(set) var tiles = [Tile(place: LifeCell(x: 0, y: 0), isChanged: false)]
  private(set) var cells = [UInt8](repeating: 0, count: cellsPerTile)
  private var indices: [LifeCell: Int32] = [:]
  private var free: [Int32] = []

  var count: Int { indices.count }

  /// The indices of all tiles.
  var all: some Collection<Int32> { indices.values }

  subscript(tile: Int) -> Tile {
    get { tiles[tile] }
    _modify { yield &tiles[tile] }
  }

  static func tilePosition(of cell: LifeCell) -> LifeCell {
    LifeCell(x: cell.x >> 5, y: cell.y >> 5)
  }

  func index(at place: LifeCell) -> Int? { indices[place].map { Int($0) } }

  /// The tile at a position; creates an empty one if missing.
  mutating func makeTile(at place: LifeCell) -> Int {
    if let index = index(at: place) { return index }
    let new: Int
    if let known = free.popLast() {
      new = Int(known)
      tiles[new] = Tile(place: place)
    } else {
      new = tiles.count
      tiles.append(Tile(place: place))
      cells.append(contentsOf: repeatElement(0, count: Self.cellsPerTile))
    }
    indices[place] = Int32(new)
    for spot in 0..<9 {
      let neighbour = LifeCell(x: place.x + spot % 3 - 1, y: place.y + spot / 3 - 1)
      guard let other = indices[neighbour] else { continue }
      tiles[new].around[spot] = other
      tiles[Int(other)].around[8 - spot] = Int32(new)
    }
    return new
  }

  /// Removes a tile without living cells.
  mutating func remove(_ tile: Int) {
    let old = tiles[tile]
    for spot in 0..<9 where spot != 4 && old.around[spot] != 0 {
      tiles[Int(old.around[spot])].around[8 - spot] = 0
    }
    indices[old.place] = nil
    free.append(Int32(tile))
  }

  // MARK: Cells

  /// The index of a cell's byte in its tile.
  static func offset(of cell: LifeCell) -> Int { (cell.y & 31) << 5 | cell.x & 31 }

  func state(at cell: LifeCell) -> UInt8 {
    guard let tile = index(at: Self.tilePosition(of: cell)) else { return 0 }
    return cells[tile * Self.cellsPerTile + Self.offset(of: cell)]
  }

  /// - Returns: whether the cell changed.
  mutating func set(_ state: UInt8, at cell: LifeCell) -> Bool {
    let place = Self.tilePosition(of: cell)
    if state == 0, index(at: place) == nil { return false }
    let tile = makeTile(at: place)
    let offset = tile * Self.cellsPerTile + Self.offset(of: cell)
    guard cells[offset] != state else { return false }
    cells[offset] = state
    tiles[tile].isChanged = true
    return true
  }

  /// All cells of a tile, row by row.
  @inline(__always)
  func withCells<Result>(of tile: Int, _ body: (UnsafePointer<UInt8>) -> Result) -> Result {
    cells.withUnsafeBufferPointer { cells in
      guard let start = cells.baseAddress else { preconditionFailure("There is the empty tile") }
      return body(start + tile * Self.cellsPerTile)
    }
  }

  mutating func withAllCells(_ body: (UnsafeMutablePointer<UInt8>) -> Void) {
    cells.withUnsafeMutableBufferPointer { if let start = $0.baseAddress { body(start) } }
  }

  /// The neighbouring tiles adjacent to a tile's living cells, as bits by position.
  func touching(_ tile: Int) -> UInt16 {
    withCells(of: tile) { cells in
      let last = Self.side - 1
      func row(_ y: Int) -> UInt16 {
        let row = cells + y * Self.side
        let any = (0...last).contains { row[$0] != 0 }
        return (row[0] != 0 ? 1 : 0) | (any ? 2 : 0) | (row[last] != 0 ? 4 : 0)
      }
      func column(_ x: Int) -> Bool { (0...last).contains { cells[$0 * Self.side + x] != 0 } }
      return row(0) | (column(0) ? 1 << 3 : 0) | (column(last) ? 1 << 5 : 0) | row(last) << 6
    }
  }
}
