public import Base

// Conversion of layers to tilemaps, and updates of maps after changes to cells.
extension Sprite {
  /// Converts a layer to tiles without changing its appearance.
  ///
  /// - Returns: false for a group, a size that the shape doesn't allow, or too many tiles.
  @discardableResult
  public mutating func makeTilemap(
    of id: Layer.ID, shape: TileShape, tileSize: CellSize
  ) -> Bool {
    let number = (tilesets.map(\.id.number).max() ?? 0) &+ 1
    guard let place = index(of: id), !layers[place].isGroup, layers[place].tileset == nil,
      let tileset = Tileset(
        Tileset.ID(number), name: layers[place].name, shape: shape, tileSize: tileSize)
    else { return false }
    tilesets.append(tileset)
    layers[place].tileset = tileset.id
    rebuildMaps(of: tileset.id) { _ in true }
    return layers[place].tileset != nil
  }

  /// Converts a tilemap back to a layer of free cells without changing its appearance.
  public mutating func makeOrdinary(_ id: Layer.ID) {
    guard let place = index(of: id), layers[place].tileset != nil else { return }
    layers[place].tileset = nil
    for frame in frames.indices { frames[frame].cels[place].map = nil }
    dropUnusedTilesets()
  }

  /// Runs `rebuildMaps` on all cels, after the canvas was resized.
  mutating func rebuildAllMaps() {
    for tileset in tilesets { rebuildMaps(of: tileset.id) { _ in true } }
  }

  /// Rebuilds maps from the visible cells, with existing tiles and new ones, and removes tiles that are no longer used.
  /// If there are too many tiles, converts the layers of the tileset to ordinary ones.
  ///
  /// - Parameter isOther: selects the cels to rebuild.
  mutating func rebuildMaps(of id: Tileset.ID?, where isOther: (CelAddress) -> Bool) {
    guard let old = tileset(id) else { return }
    let before = useCounts(of: old)
    var cutting = TileCutting(old, layout(of: old), flips: flips(of: old))
    for place in layers.indices where layers[place].tileset == old.id {
      var made: [UInt32: TileMap?] = [:]
      for frame in frames.indices {
        guard isOther(CelAddress(frame: frame, layer: layers[place].id)) else { continue }
        let cel = frames[frame].cels[place]
        let map = made[cel.link] ?? cutting.map(of: cel.grid)
        if cel.link != 0 { made[cel.link] = map }
        frames[frame].cels[place].map = map
      }
    }
    guard !cutting.hasTooMany else {
      for layer in layers where layer.tileset == old.id { makeOrdinary(layer.id) }
      return
    }
    tilesets = tilesets.map { $0.id == old.id ? cutting.tileset : $0 }
    removeTiles(of: old.id) { before.indices.contains($0) && before[$0] > 0 }
  }

  /// Returns the combination of all flips used with a tileset.
  private func flips(of tileset: Tileset) -> PlacedTile.Flips {
    var flips: PlacedTile.Flips = []
    for place in layers.indices where layers[place].tileset == tileset.id {
      for frame in frames {
        for tile in frame.cels[place].map?.tiles ?? [] { flips.formUnion(tile.flips) }
      }
    }
    return flips
  }

  /// Removes unused tiles that satisfy a predicate.
  mutating func removeTiles(of id: Tileset.ID, where mayGo: (Int) -> Bool) {
    guard var new = tileset(id) else { return }
    let counts = useCounts(of: new)
    let kept = new.tiles.indices.filter { $0 == 0 || counts[$0] > 0 || !mayGo($0) }
    guard kept.count < new.tiles.count else { return }
    var table = [Int](repeating: 0, count: new.tiles.count)
    for (place, tile) in kept.enumerated() { table[tile] = place }
    new.tiles = kept.map { new.tiles[$0] }
    new.details?.moveTiles { $0 == 0 || table[$0] > 0 ? table[$0] : nil }
    renumberTiles(of: new, table)
  }

  /// Returns the cels of foreign frames that don't have maps of this picture's tiles: frame indices by layer index.
  func strangeCels(in new: [PixelFrame]) -> [Int: [Int]] {
    var strange: [Int: [Int]] = [:]
    for layer in layers.indices {
      let own = layers[layer].tileset != nil
      strange[layer] = new.indices.filter { index in
        let cel = new[index].cels[layer]
        if cel.map == nil, !own || cel.isEmpty { return false }
        return !own
          || !frames.contains { $0.cels[layer].map == cel.map && $0.cels[layer].grid == cel.grid }
      }
    }
    return strange.filter { !$0.value.isEmpty }
  }
}
