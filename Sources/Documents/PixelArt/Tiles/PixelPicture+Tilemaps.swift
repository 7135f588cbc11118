public import Base

// Layers that become tilemaps, and maps that follow cells.
extension PixelPicture {
  /// Lets a layer consist of tiles; what it shows stays.
  ///
  /// - Returns: false for a group, a size that the shape doesn't allow, and where there would be too many tiles.
  @discardableResult
  public mutating func makeTilemap(
    of id: Layer.ID, shape: TileShape, tileSize: CellSize
  ) -> Bool {
    let number = (tilesets.map(\.id.number).max() ?? 0) &+ 1
    guard let place = place(of: id), !layers[place].isGroup, layers[place].tileset == nil,
      let tileset = Tileset(
        Tileset.ID(number), name: layers[place].name, shape: shape, tileSize: tileSize)
    else { return false }
    tilesets.append(tileset)
    layers[place].tileset = tileset.id
    rebuildMaps(of: tileset.id) { _ in true }
    return layers[place].tileset != nil
  }

  /// Lets the cells of a layer be free again; what it shows stays.
  public mutating func makeOrdinary(_ id: Layer.ID) {
    guard let place = place(of: id), layers[place].tileset != nil else { return }
    layers[place].tileset = nil
    for frame in frames.indices { frames[frame].cels[place].map = nil }
    dropUnusedTilesets()
  }

  /// As `rebuildMaps`, of all cels: the canvas has another size.
  mutating func rebuildAllMaps() {
    for tileset in tilesets { rebuildMaps(of: tileset.id) { _ in true } }
  }

  /// Makes maps of what cels show: of tiles that there are, and of new ones. Tiles that were shown and are no longer,
  /// go. Where there would be too many, the layers of the tileset become ordinary ones.
  ///
  /// - Parameter isOther: says of which cels.
  mutating func rebuildMaps(of id: Tileset.ID?, where isOther: (CelPlace) -> Bool) {
    guard let old = tileset(id) else { return }
    let before = useCounts(of: old)
    var cutting = TileCutting(old, layout(of: old), flips: flips(of: old))
    for place in layers.indices where layers[place].tileset == old.id {
      var made: [UInt32: TileMap?] = [:]
      for frame in frames.indices {
        guard isOther(CelPlace(frame: frame, layer: layers[place].id)) else { continue }
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

  /// How tiles of a tileset are mirrored somewhere.
  private func flips(of tileset: Tileset) -> PlacedTile.Flips {
    var flips: PlacedTile.Flips = []
    for place in layers.indices where layers[place].tileset == tileset.id {
      for frame in frames {
        for tile in frame.cels[place].map?.tiles ?? [] { flips.formUnion(tile.flips) }
      }
    }
    return flips
  }

  /// Takes tiles away that no place shows, among those for which a closure says so.
  mutating func removeTiles(of id: Tileset.ID, where mayGo: (Int) -> Bool) {
    guard var new = tileset(id) else { return }
    let counts = useCounts(of: new)
    let kept = new.tiles.indices.filter { $0 == 0 || counts[$0] > 0 || !mayGo($0) }
    guard kept.count < new.tiles.count else { return }
    var table = [Int](repeating: 0, count: new.tiles.count)
    for (place, tile) in kept.enumerated() { table[tile] = place }
    new.tiles = kept.map { new.tiles[$0] }
    replace(with: new) { $1?.renumbered(table) }
  }

  /// Which cels of frames from elsewhere don't have maps of this picture's tiles: places of frames, by that of the
  /// layer.
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
