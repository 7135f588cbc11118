public import Base

/// Tiles of one size and shape, of which cels of layers consist.
///
///     tileset.tiles[0]                  // nothing but empty cells
///     tileset.cells(of: PlacedTile(2, flips: .horizontal))
public struct Tileset: Equatable, Sendable {
  public struct ID: Hashable, Sendable {
    public let number: UInt32
    public init(_ number: UInt32) { self.number = number }
  }

  /// How many tiles there may be, the empty one among them.
  public static let mostTiles = 1 << 14

  public let id: ID
  public var name: String
  public let shape: TileShape
  public let tileSize: CellSize
  /// The cells of each, row by row. The first is the empty one, and cells that lie beyond a diamond's edges are empty.
  public internal(set) var tiles: [[CellGrid.Cell]]

  /// A tileset with the empty tile alone; nil for a size that the shape doesn't allow.
  public init?(_ id: ID, name: String = "", shape: TileShape, tileSize: CellSize) {
    guard shape.allows(tileSize) else { return nil }
    self.id = id
    self.name = name
    self.shape = shape
    self.tileSize = tileSize
    tiles = [Array(repeating: CellGrid.empty, count: tileSize.count)]
  }

  /// Adds a tile at the end.
  ///
  /// - Parameter cells: as many as a tile has; those beyond a diamond's edges are left out.
  /// - Returns: its index; nil where there are as many as there may be.
  @discardableResult
  public mutating func append(_ cells: [CellGrid.Cell]) -> Int? {
    guard tiles.count < Self.mostTiles, cells.count == tileSize.count else { return nil }
    tiles.append(masked(cells))
    return tiles.count - 1
  }

  /// Whether another tileset's tiles lie as these: maps of one fit the other, as far as it has the tiles.
  public func isLaidOut(as other: Tileset) -> Bool {
    shape == other.shape && tileSize == other.tileSize
  }

  /// Cells without those that lie beyond the tile's edges.
  func masked(_ cells: [CellGrid.Cell]) -> [CellGrid.Cell] {
    guard shape == .isometric else { return cells }
    return cells.enumerated().map { owns($0) ? $1 : CellGrid.empty }
  }

  /// Whether a cell of the rectangle around a tile belongs to it, by its place row by row.
  func owns(_ cell: Int) -> Bool {
    guard shape == .isometric else { return true }
    // In halves of cells from the middle.
    let x = abs(2 * (cell % tileSize.width) + 1 - tileSize.width)
    let y = abs(2 * (cell / tileSize.width) + 1 - tileSize.height)
    return x + 2 * y <= tileSize.width
  }

  /// The place in the tile of a cell of a place that shows it; nil where there is none.
  func source(of cell: Int, _ flips: PlacedTile.Flips) -> Int? {
    var (x, y) = (cell % tileSize.width, cell / tileSize.width)
    if flips.contains(.horizontal) { x = tileSize.width - 1 - x }
    if flips.contains(.vertical) { y = tileSize.height - 1 - y }
    if flips.contains(.diagonal) {
      (x, y) = (y, x)
      guard x < tileSize.width, y < tileSize.height else { return nil }
    }
    return y * tileSize.width + x
  }

  /// What a place shows, row by row.
  public func cells(of tile: PlacedTile) -> [CellGrid.Cell] {
    guard tiles.indices.contains(tile.index) else { return tiles[0] }
    let cells = tiles[tile.index]
    guard !tile.flips.isEmpty else { return cells }
    return cells.indices.map { place in
      source(of: place, tile.flips).map { cells[$0] } ?? CellGrid.empty
    }
  }

  /// The tile that has to be mirrored so to be seen as these cells; nil where it does not show all of them.
  func cells(seenAs shown: [CellGrid.Cell], _ flips: PlacedTile.Flips) -> [CellGrid.Cell]? {
    var cells = tiles[0]
    for place in shown.indices {
      if let source = source(of: place, flips) { cells[source] = shown[place] }
    }
    var copy = self
    copy.tiles = [tiles[0], cells]
    return copy.cells(of: PlacedTile(1, flips: flips)) == shown ? cells : nil
  }
}

/// Finds tiles by what they show.
struct TileLookup {
  private var places: [UInt64: [Int]] = [:]

  init(_ tileset: Tileset) {
    for (index, cells) in tileset.tiles.enumerated() { add(cells, at: index) }
  }

  mutating func add(_ cells: [CellGrid.Cell], at index: Int) {
    places[Self.key(cells), default: []].append(index)
  }

  func index(of cells: [CellGrid.Cell], in tileset: Tileset) -> Int? {
    places[Self.key(cells)]?.first { tileset.tiles[$0] == cells }
  }

  /// A number that equal cells have in common: FNV-1a, a cell at a time.
  private static func key(_ cells: [CellGrid.Cell]) -> UInt64 {
    cells.reduce(0xCBF2_9CE4_8422_2325) {
      ($0 ^ UInt64(UInt16(bitPattern: $1))) &* 0x100_0000_01B3
    }
  }
}
