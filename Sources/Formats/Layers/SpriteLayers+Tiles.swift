import Base
import Documents

/// The tiles of a layer of a sprite.
struct SpriteTiles {
  let sheet: LayeredPixels.TileSheet
  /// The tiles' cells in a column.
  var grid: CellGrid
  /// The layer's cels by frame.
  let cels: [LayeredPixels.Cel?]

  func mapped(_ table: [CellGrid.Cell]) -> SpriteTiles {
    SpriteTiles(sheet: sheet, grid: grid.mapped(table), cels: cels)
  }
}

// Layers of tiles, once their cells are numbered by the palette.
extension SpriteLayers {
  /// Converts the cels of layers of tiles to maps. A layer that its tiles can't reproduce, such as one with cels
  /// between grid positions, becomes an ordinary one.
  mutating func makeTilemaps() -> [Tileset] {
    var tilesets: [UInt32: Tileset] = [:]
    for index in layers.indices {
      guard let own = tiles[layers[index].id] else { continue }
      let number = own.sheet.id
      let known = tilesets[number] ?? tileset(of: own, id: Tileset.ID(number + 1))
      guard let tileset = known, let row = row(of: index, own, tileset) else {
        omissions.insert(.tilemaps)
        continue
      }
      tilesets[number] = tileset
      cels[index] = row
      let old = layers[index]
      layers[index] = PixelLayer(
        old.sheet, blendMode: old.blendMode, group: old.group, background: old.background,
        tileset: tileset.id)
    }
    return tilesets.sorted { $0.key < $1.key }.map(\.value)
  }

  private func tileset(of tiles: SpriteTiles, id: Tileset.ID) -> Tileset? {
    let (sheet, size) = (tiles.sheet, tiles.sheet.tileSize)
    guard
      var made = Tileset(id, name: sheet.name, shape: .rectangular, tileSize: size),
      sheet.count > 0, sheet.count <= Tileset.mostTiles
    else { return nil }
    for tile in 1..<max(1, sheet.count) {
      let place = CellRect(x: 0, y: tile * size.height, width: size.width, height: size.height)
      made.append(tiles.grid.cells(in: place))
    }
    return made
  }

  /// Returns nil if tiles can't reproduce the cels.
  private func row(of layer: Int, _ tiles: SpriteTiles, _ tileset: Tileset) -> [PixelCel]? {
    let layout = TileLayout(of: tileset, canvas: canvas)
    var made: [PixelCel] = []
    for (frame, old) in cels[layer].enumerated() {
      guard let cel = tiles.cels.indices.contains(frame) ? tiles.cels[frame] : nil else {
        made.append(old)
        continue
      }
      if old.link != 0,
        let known = cels[layer].prefix(frame).firstIndex(where: { $0.link == old.link })
      {
        made.append(made[known])
        continue
      }
      guard let map = map(of: cel, tileset, layout) else {
        guard old.isEmpty else { return nil }
        made.append(old)
        continue
      }
      guard layout.grid(map, of: tileset) == old.grid else { return nil }
      made.append(PixelCel(map, of: tileset, in: layout, grid: old.grid, link: old.link))
    }
    return made
  }

  private func map(
    of cel: LayeredPixels.Cel, _ tileset: Tileset, _ layout: TileLayout
  ) -> TileMap? {
    let size = tileset.tileSize
    guard let numbers = cel.tiles, cel.origin.x % size.width == 0,
      cel.origin.y % size.height == 0
    else { return nil }
    let width = cel.size.width / size.width
    var tiles = Array(repeating: PlacedTile.empty, count: layout.count)
    for (index, bits) in numbers.enumerated() where width > 0 {
      let at = CellPosition(
        x: index % width + cel.origin.x / size.width,
        y: index / width + cel.origin.y / size.height)
      let tile = PlacedTile(bits: bits)
      guard let place = layout.index(at: at), tile.index < tileset.tiles.count else { continue }
      tiles[place] = tile
    }
    return TileMap(tiles)
  }
}
