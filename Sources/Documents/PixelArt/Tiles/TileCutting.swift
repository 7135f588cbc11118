import Base

/// Cuts cells into tiles, merging equal ones.
struct TileCutting {
  private(set) var tileset: Tileset
  /// Whether there was no room for a tile.
  private(set) var hasTooMany = false
  private let layout: TileLayout
  private var lookup: TileLookup

  /// The flips allowed in maps of grids.
  private let flips: PlacedTile.Flips

  init(_ tileset: Tileset, _ layout: TileLayout, flips: PlacedTile.Flips = []) {
    self.tileset = tileset
    self.layout = layout
    self.flips = flips
    lookup = TileLookup(tileset)
  }

  /// Returns the map of a grid, adding tiles as needed.
  mutating func map(of grid: CellGrid) -> TileMap? {
    guard !grid.isEmpty else { return nil }
    var tiles = Array(repeating: PlacedTile.empty, count: layout.count)
    for place in layout.wholeFirst(0..<layout.count) { tiles[place] = tile(at: place, in: grid) }
    return TileMap(tiles)
  }

  /// Returns a tile for the content of a grid at a place, comparing only the cells within the canvas.
  ///
  /// - Parameter hidden: the cells beyond the canvas for a new tile, or nil for empty ones.
  mutating func tile(
    at index: Int, in grid: CellGrid, hidden: [CellGrid.Cell]? = nil,
    flips: PlacedTile.Flips = []
  ) -> PlacedTile {
    let rect = layout.rect(of: index)
    let part = rect.intersection(grid.bounds)
    guard !part.isEmpty else { return .empty }
    let seen = grid.cells(in: part)
    if part == rect {
      return tile(showing: tileset.masked(seen), flips: flips.union(self.flips))
    }
    // Cells beyond the canvas may have any value.
    var (shown, isSeen) = (hidden ?? tileset.tiles[0], [Int]())
    for y in part.y..<part.maxY {
      for x in part.x..<part.maxX {
        let cell = (y - rect.y) * rect.width + x - rect.x
        guard tileset.owns(cell) else { continue }
        shown[cell] = seen[(y - part.y) * part.width + x - part.x]
        isSeen.append(cell)
      }
    }
    if let known = lookup.index(of: shown, in: tileset) { return PlacedTile(known) }
    let similar = tileset.tiles.firstIndex { tile in
      isSeen.allSatisfy { tile[$0] == shown[$0] }
    }
    return similar.map { PlacedTile($0) } ?? tile(showing: shown)
  }

  /// Returns a tile with the given cells, possibly flipped, or a new one if there is none.
  ///
  /// - Parameter flips: the flips that may be combined.
  mutating func tile(
    showing shown: [CellGrid.Cell], flips: PlacedTile.Flips = []
  ) -> PlacedTile {
    if let known = lookup.index(of: shown, in: tileset) { return PlacedTile(known) }
    for flip in flips.variants {
      if let cells = tileset.cells(seenAs: shown, flip),
        let known = lookup.index(of: cells, in: tileset)
      {
        return PlacedTile(known, flips: flip)
      }
    }
    guard let new = tileset.append(shown) else {
      hasTooMany = true
      return .empty
    }
    lookup.add(shown, at: new)
    return PlacedTile(new)
  }
}

extension PlacedTile.Flips {
  /// All non-empty combinations of these flips.
  fileprivate var variants: [PlacedTile.Flips] {
    var made: [PlacedTile.Flips] = [[]]
    let single: [PlacedTile.Flips] = [.horizontal, .vertical, .diagonal]
    for flip in single where contains(flip) { made += made.map { $0.union(flip) } }
    return Array(made.dropFirst())
  }
}
