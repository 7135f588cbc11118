public import Base

/// The effect of painting over tiles.
public enum TilePainting: Equatable, Sendable {
  /// Changes the tiles everywhere they are used; empty places stay empty.
  case manual
  /// Replaces the tiles by others, adding new ones unless equal ones exist, and removes those no longer used.
  case automatic
}

// Painting over tiles.
extension Sprite {
  /// Updates tiles after painting over the cells of a cel.
  ///
  /// - Parameter painted: a grid of the picture's size. Ignores changes that can't be represented, such as in an empty
  ///   place while tiles change in place.
  public mutating func paintTiles(
    _ painted: CellGrid, of address: CelAddress, _ painting: TilePainting
  ) {
    guard let tileset = tileset(of: address.layer), let cel = self[cel: address],
      painted.size == size
    else { return }
    let layout = layout(of: tileset)
    var touched: [Int: [(cell: Int, new: CellGrid.Cell)]] = [:]
    for area in painted.changedAreas(from: cel.grid) {
      let (old, new) = (cel.grid.cells(in: area), painted.cells(in: area))
      for index in old.indices where old[index] != new[index] {
        let cell = CellPosition(x: area.x + index % area.width, y: area.y + index / area.width)
        let address = layout.index(of: cell)
        touched[address, default: []].append((layout.local(cell, in: address), new[index]))
      }
    }
    guard !touched.isEmpty else { return }
    switch painting {
    case .manual: change(tileset, shownBy: cel.map, touched)
    case .automatic: replaceTiles(of: tileset, in: cel, at: address, painted, touched)
    }
  }

  private mutating func change(
    _ tileset: Tileset, shownBy map: TileMap?,
    _ touched: [Int: [(cell: Int, new: CellGrid.Cell)]]
  ) {
    guard let map else { return }
    var new = tileset
    for (place, cells) in touched.sorted(by: { $0.key < $1.key }) {
      let tile = map.tiles[place]
      guard !tile.isEmpty else { continue }
      for (cell, color) in cells {
        guard let source = new.source(of: cell, tile.flips) else { continue }
        new.tiles[tile.index][source] = color
      }
    }
    replace(with: new)
  }

  private mutating func replaceTiles(
    of tileset: Tileset, in cel: PixelCel, at address: CelAddress,
    _ painted: CellGrid, _ touched: [Int: [(cell: Int, new: CellGrid.Cell)]]
  ) {
    let layout = layout(of: tileset)
    var cutting = TileCutting(tileset, layout)
    var tiles = cel.map?.tiles ?? Array(repeating: PlacedTile.empty, count: layout.count)
    var left: Set<Int> = []
    for address in layout.wholeFirst(touched.keys.sorted()) {
      let old = tiles[address]
      var shown = tileset.cells(of: old)
      for (cell, color) in touched[address] ?? [] { shown[cell] = color }
      let new = cutting.tile(at: address, in: painted, hidden: shown, flips: old.flips)
      // Keep the old tile if there is no room for a new one.
      if new.isEmpty, cutting.hasTooMany { continue }
      tiles[address] = new
      if !old.isEmpty { left.insert(old.index) }
    }
    setMap(TileMap(tiles), of: address, cutting.tileset)
    refill(tileset.id, left: left, firstNew: tileset.tiles.count)
  }

  /// Sets the map of a cel and its linked cels.
  private mutating func setMap(_ map: TileMap?, of address: CelAddress, _ tileset: Tileset) {
    let linked = Set(linkedFrames(of: address))
    replace(with: tileset) { other, old in
      other.layer == address.layer && linked.contains(other.frame) ? map : old
    }
  }

  /// Moves new tiles into the slots of tiles no longer used, and removes the remaining unused ones.
  private mutating func refill(_ id: Tileset.ID, left: Set<Int>, firstNew: Int) {
    guard !left.isEmpty, let tileset = tileset(id) else { return }
    let counts = useCounts(of: tileset)
    let free = left.filter { counts[$0] == 0 }.sorted()
    for (old, new) in zip(free, firstNew..<max(firstNew, tileset.tiles.count)) {
      moveTile(old, to: new, of: id)
      moveTile(new - 1, to: old, of: id)
    }
    guard !free.isEmpty else { return }
    removeTiles(of: id) { left.contains($0) || $0 >= firstNew }
  }

  /// Places a tile in a cel and its linked cels.
  ///
  /// - Parameter places: indices in layout order.
  public mutating func setTile(_ tile: PlacedTile, at places: Set<Int>, of address: CelAddress) {
    guard let tileset = tileset(of: address.layer), let cel = self[cel: address],
      tileset.tiles.indices.contains(tile.index)
    else { return }
    let layout = layout(of: tileset)
    var tiles = cel.map?.tiles ?? Array(repeating: PlacedTile.empty, count: layout.count)
    for address in places where tiles.indices.contains(address) { tiles[address] = tile }
    setMap(TileMap(tiles), of: address, tileset)
  }

  /// Returns the tile at a cell of the picture, or nil outside it or if the layer has no tiles.
  public func tile(at cell: CellPosition, of address: CelAddress) -> PlacedTile? {
    guard bounds.contains(cell), let tileset = tileset(of: address.layer),
      let cel = self[cel: address]
    else { return nil }
    return cel.map?.tiles[layout(of: tileset).index(of: cell)] ?? .empty
  }

  /// Returns the connected places with the same tile as that of a cell.
  ///
  /// - Parameter everywhere: includes unconnected places.
  public func tileArea(
    around cell: CellPosition, of address: CelAddress, everywhere: Bool
  ) -> Set<Int> {
    guard bounds.contains(cell), let tileset = tileset(of: address.layer),
      let start = tile(at: cell, of: address)
    else { return [] }
    let (layout, tiles) = (layout(of: tileset), self[cel: address]?.map?.tiles)
    func isEqual(_ index: Int) -> Bool { (tiles?[index] ?? .empty) == start }
    guard !everywhere else { return Set((0..<layout.count).filter(isEqual)) }
    var (area, next): (Set<Int>, [Int]) = ([], [layout.index(of: cell)])
    while let address = next.popLast() {
      guard area.insert(address).inserted else { continue }
      let at = layout.coordinates(of: address)
      for (x, y) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
        let neighbour = layout.index(at: CellPosition(x: at.x + x, y: at.y + y))
        if let neighbour, isEqual(neighbour), !area.contains(neighbour) { next.append(neighbour) }
      }
    }
    return area
  }
}
