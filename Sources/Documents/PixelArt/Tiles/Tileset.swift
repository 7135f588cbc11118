public import Base

/// Tiles of one size and shape, used by the cels of layers.
///
///     tileset.tiles[0]                  // the empty tile
///     tileset.cells(of: PlacedTile(2, flips: .horizontal))
public struct Tileset: Equatable, Sendable {
  /// The identifier of a tileset within its sprite.
  public struct ID: Hashable, Sendable {
    /// The number as files store it.
    public let number: UInt32
    /// Creates the identifier that a file or a library has stored.
    public init(_ number: UInt32) { self.number = number }
  }

  /// The maximum number of tiles, including the empty one.
  public static let mostTiles = 1 << 14

  public let id: ID
  /// The name as the user wrote it; empty for none.
  public var name: String
  /// The outline of every tile.
  public let shape: TileShape
  /// The size of every tile's bounding rectangle, in cells.
  public let tileSize: CellSize
  /// The cells of each tile, row by row. The first tile is the empty one, and cells beyond a diamond's edges are empty.
  public internal(set) var tiles: [[CellGrid.Cell]]
  /// What other programs say of it; nil for one that comes from no file. A tileset with details stays when no layer
  /// uses it.
  public var details: TilesetDetails?

  /// Creates a tileset with only the empty tile. Returns nil for a size that the shape doesn't allow.
  public init?(_ id: ID, name: String = "", shape: TileShape, tileSize: CellSize) {
    guard shape.allows(tileSize) else { return nil }
    self.id = id
    self.name = name
    self.shape = shape
    self.tileSize = tileSize
    tiles = [Array(repeating: CellGrid.empty, count: tileSize.count)]
  }

  /// Appends a tile.
  ///
  /// - Parameter cells: exactly as many as a tile has. Cells beyond a diamond's edges are dropped.
  /// - Returns: its index, or nil if the maximum number of tiles is reached.
  @discardableResult
  public mutating func append(_ cells: [CellGrid.Cell]) -> Int? {
    guard tiles.count < Self.mostTiles, cells.count == tileSize.count else { return nil }
    tiles.append(masked(cells))
    return tiles.count - 1
  }

  /// Whether another tileset has the same layout. Maps of one then fit the other, as far as it has the tiles.
  public func isLaidOut(as other: Tileset) -> Bool {
    shape == other.shape && tileSize == other.tileSize
  }

  /// Empties the cells beyond the tile's edges.
  func masked(_ cells: [CellGrid.Cell]) -> [CellGrid.Cell] {
    guard shape == .isometric else { return cells }
    return cells.enumerated().map { owns($0) ? $1 : CellGrid.empty }
  }

  /// Whether a cell of a tile's bounding rectangle, by its row-major index, is within the tile.
  func owns(_ cell: Int) -> Bool {
    guard shape == .isometric else { return true }
    // In half cells from the centre.
    let x = abs(2 * (cell % tileSize.width) + 1 - tileSize.width)
    let y = abs(2 * (cell / tileSize.width) + 1 - tileSize.height)
    return x + 2 * y <= tileSize.width
  }

  /// Returns the index of the tile's cell that a cell of a flipped tile shows, or nil if there is none.
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

  /// Returns the cells of a placed tile, row by row.
  public func cells(of tile: PlacedTile) -> [CellGrid.Cell] {
    guard tiles.indices.contains(tile.index) else { return tiles[0] }
    let cells = tiles[tile.index]
    guard !tile.flips.isEmpty else { return cells }
    return cells.indices.map { place in
      source(of: place, tile.flips).map { cells[$0] } ?? CellGrid.empty
    }
  }

  /// Returns the tile that looks like the given cells when flipped, or nil if the flipped tile can't show all of them.
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

/// Finds tiles by their content.
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

  /// A hash of cells: FNV-1a, a cell at a time.
  private static func key(_ cells: [CellGrid.Cell]) -> UInt64 {
    cells.reduce(0xCBF2_9CE4_8422_2325) {
      ($0 ^ UInt64(UInt32(bitPattern: $1))) &* 0x100_0000_01B3
    }
  }
}
