// The tilesets of layers.
extension Sprite {
  /// Returns the tileset with an identifier; nil for none or an unknown one.
  public func tileset(_ id: Tileset.ID?) -> Tileset? { tilesets.first { $0.id == id } }

  /// Returns the tileset of a layer, or nil for a layer of free cells.
  public func tileset(of layer: Layer.ID) -> Tileset? { tileset(self.layer(layer)?.tileset) }

  /// Returns the places of a tileset's tiles on this canvas.
  public func layout(of tileset: Tileset) -> TileLayout { TileLayout(of: tileset, canvas: size) }

  /// Whether all tilesets of layers exist and maps use only their tiles.
  static func fit(
    _ frames: [PixelFrame], _ layers: [PixelLayer], _ tilesets: [Tileset]
  ) -> Bool {
    guard let canvas = frames.first?.cels.first?.grid.size,
      Set(tilesets.map(\.id)).count == tilesets.count
    else { return false }
    return layers.enumerated().allSatisfy { place, layer in
      guard let id = layer.tileset else {
        return frames.allSatisfy { $0.cels[place].map == nil }
      }
      guard let tileset = tilesets.first(where: { $0.id == id }) else { return false }
      let count = TileLayout(of: tileset, canvas: canvas).count
      return frames.allSatisfy { frame in
        guard let tiles = frame.cels[place].map?.tiles else { return true }
        return tiles.count == count && tiles.allSatisfy { $0.index < tileset.tiles.count }
      }
    }
  }

  /// Removes tilesets not used by any layer, unless another program has made them.
  mutating func dropUnusedTilesets() {
    let used = Set(layers.compactMap(\.tileset))
    if used.count < tilesets.count {
      tilesets.removeAll { !used.contains($0.id) && $0.details == nil }
    }
  }

  /// Returns the indices of the layers with a tileset.
  private func layers(of id: Tileset.ID) -> [Int] {
    layers.indices.filter { layers[$0].tileset == id }
  }

  /// Counts the places that show each tile of a tileset, counting linked cels in each frame.
  public func useCounts(of tileset: Tileset) -> [Int] {
    var counts = [Int](repeating: 0, count: tileset.tiles.count)
    for layer in layers(of: tileset.id) {
      for frame in frames {
        for tile in frame.cels[layer].map?.tiles ?? [] { counts[tile.index] += 1 }
      }
    }
    return counts
  }

  /// Replaces the tileset with the same id and the maps of its layers, and redraws the cells of the places that
  /// changed.
  ///
  /// - Complexity: O(places + changed cells).
  mutating func replace(
    with new: Tileset, maps change: (CelAddress, TileMap?) -> TileMap? = { $1 }
  ) {
    guard let index = tilesets.firstIndex(where: { $0.id == new.id }) else { return }
    let (old, layout) = (tilesets[index], layout(of: new))
    tilesets[index] = new
    for layer in layers(of: new.id) {
      var made: [UInt32: PixelCel] = [:]
      for frame in frames.indices {
        var cel = frames[frame].cels[layer]
        if cel.link != 0, let known = made[cel.link] {
          frames[frame].cels[layer] = known
          continue
        }
        let map = change(CelAddress(frame: frame, layer: layers[layer].id), cel.map)
        layout.redraw(&cel.grid, from: (cel.map, old), to: (map, new))
        cel.map = map
        if cel.link != 0 { made[cel.link] = cel }
        frames[frame].cels[layer] = cel
      }
    }
  }

  /// Copies the content of a cel and its tilesets to a place and the cels linked with it.
  mutating func setCel(_ cel: PixelCel, of address: CelAddress, tilesets new: [Tileset]) {
    guard let layer = self.index(of: address.layer) else { return }
    for frame in linkedFrames(of: address) {
      frames[frame].cels[layer].grid = cel.grid
      frames[frame].cels[layer].map = cel.map
    }
    tilesets = new
  }

  // MARK: Changing tiles

  /// Appends an empty tile.
  ///
  /// - Returns: its index, or nil if the maximum number of tiles is reached.
  @discardableResult
  public mutating func addTile(to id: Tileset.ID) -> Int? {
    guard let index = tilesets.firstIndex(where: { $0.id == id }) else { return nil }
    return tilesets[index].append(tilesets[index].tiles[0])
  }

  /// Inserts a copy of a tile directly after it.
  ///
  /// - Returns: its index, or nil if the maximum number of tiles is reached.
  @discardableResult
  public mutating func duplicateTile(_ tile: Int, of id: Tileset.ID) -> Int? {
    guard var new = tileset(id), new.tiles.indices.contains(tile),
      let last = new.append(new.tiles[tile])
    else { return nil }
    tilesets = tilesets.map { $0.id == id ? new : $0 }
    moveTile(last, to: tile + 1, of: id)
    return tile + 1
  }

  /// Removes a tile, emptying the places that show it. The empty tile can't be removed.
  public mutating func removeTile(_ tile: Int, of id: Tileset.ID) {
    guard var new = tileset(id), tile > 0, new.tiles.indices.contains(tile) else { return }
    let table = new.tiles.indices.map { $0 == tile ? 0 : $0 > tile ? $0 - 1 : $0 }
    new.tiles.remove(at: tile)
    new.details?.moveTiles { $0 == tile ? nil : table[$0] }
    renumberTiles(of: new, table)
  }

  /// Moves a tile to another index without changing the picture's appearance. The empty tile stays the first.
  public mutating func moveTile(_ tile: Int, to target: Int, of id: Tileset.ID) {
    guard var new = tileset(id), tile > 0, target > 0, tile != target,
      new.tiles.indices.contains(tile), new.tiles.indices.contains(target)
    else { return }
    var order = Array(new.tiles.indices)
    order.insert(order.remove(at: tile), at: target)
    var table = order
    for (place, old) in order.enumerated() { table[old] = place }
    new.tiles = order.map { new.tiles[$0] }
    new.details?.moveTiles { table[$0] }
    renumberTiles(of: new, table)
  }

  /// Replaces a tileset by one with other numbers for its tiles; hidden tiles beyond the canvas are forgotten.
  mutating func renumberTiles(of new: Tileset, _ table: [Int]) {
    for layer in layers(of: new.id) {
      for frame in frames.indices where frames[frame].cels[layer].details?.wholeTiles != nil {
        frames[frame].cels[layer].details?.wholeTiles = nil
      }
    }
    replace(with: new) { $1?.renumbered(table) }
  }
}
