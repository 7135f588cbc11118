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
      layers[index].details = old.details
    }
    for spare in spareTiles where tilesets[spare.sheet.id] == nil {
      tilesets[spare.sheet.id] = tileset(of: spare, id: Tileset.ID(spare.sheet.id + 1))
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
    made.details = sheet.details
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
        var cel = made[known]
        cel.details = details(of: old, made[known].details?.wholeTiles)
        made.append(cel)
        continue
      }
      let map = map(of: cel, tileset, layout)
      guard map != nil || old.isEmpty, layout.grid(map, of: tileset) == old.grid else {
        return nil
      }
      var new = PixelCel(map, of: tileset, in: layout, grid: old.grid, link: old.link)
      new.details = details(of: old, hiddenTiles(of: cel, tileset, layout))
      made.append(new)
    }
    return made
  }

  /// Returns the details of a cel with its hidden tiles in place of its hidden cells.
  private func details(of cel: PixelCel, _ hidden: [PlacedTile]?) -> CelDetails {
    var details = cel.details ?? CelDetails()
    (details.whole, details.wholeTiles) = (nil, hidden)
    return details
  }

  /// Returns all tiles of a cel, if some are beyond the canvas.
  private func hiddenTiles(
    of cel: LayeredPixels.Cel, _ tileset: Tileset, _ layout: TileLayout
  ) -> [PlacedTile]? {
    let size = tileset.tileSize
    let columns = cel.size.width / size.width
    guard let numbers = cel.tiles, columns > 0 else { return nil }
    let tiles = numbers.map { PlacedTile(bits: $0) }
    let isHidden = tiles.enumerated().contains { index, tile in
      let x = index % columns + cel.origin.x / size.width
      let y = index / columns + cel.origin.y / size.height
      return !tile.isEmpty && layout.index(at: CellPosition(x: x, y: y)) == nil
    }
    return isHidden ? tiles : nil
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
