import Base
public import Documents

extension Sprite {
  /// A sprite with everything that other programs say of sprites and their parts.
  public nonisolated static var detailed: Sprite {
    let notes = UserData(
      text: "a \"note\"\n", color: InkColor(rgba: 0x0102_0304), properties: [1, 0, 255])
    var tileset = Tileset(
      Tileset.ID(1), name: "Land", shape: .rectangular, tileSize: CellSize(width: 4, height: 4))!
    tileset.append((0..<16).map { CellGrid.Cell($0 % 3) })
    var tiles = TilesetDetails(flags: 15, baseIndex: -3)
    tiles.external = TilesetDetails.External(file: 7, tileset: .max)
    (tiles.userData, tiles.tileData) = (notes, [0: UserData(text: ""), 1: notes])
    tileset.details = tiles
    var spare = Tileset(
      Tileset.ID(4), shape: .rectangular, tileSize: CellSize(width: 2, height: 2))!
    spare.details = TilesetDetails()
    let size = CellSize(width: 10, height: 8)
    let layout = TileLayout(of: tileset, canvas: size)
    var places = Array(repeating: PlacedTile.empty, count: layout.count)
    places[2] = PlacedTile(1, flips: [.horizontal, .diagonal])
    var ink = PixelLayer(Layer(id: Layer.ID(1), name: "Ink"), blendMode: .luminosity)
    ink.details.flags = 0x8054
    (ink.details.id, ink.details.userData) = (Array(0..<16), notes)
    ink.sheet.isReference = true
    let ground = PixelLayer(Layer(id: Layer.ID(2)), blendMode: .divide, tileset: Tileset.ID(1))
    var grid = CellGrid(size: size)
    grid.fill(CellRect(x: 0, y: 0, width: 3, height: 3), with: 5)
    let frames = (0..<4).map { frame in
      PixelFrame([
        PixelCel(grid, link: frame < 2 ? 1 : 0),
        PixelCel(TileMap(places), of: tileset, in: layout),
      ])
    }
    var sprite = Sprite(
      frames: frames, palette: .usual, layers: [ink, ground], tilesets: [tileset, spare])!
    for frame in 0..<3 {
      sprite.changeDetails(of: CelAddress(frame: frame)) { details in
        details.bounds = CellRect(x: -2, y: -2, width: 5, height: 5)
        (details.opacity, details.zIndex) = (UInt8(100 + frame), frame - 2)
        details.preciseBounds = CelDetails.PreciseBounds(flags: 1, bounds: [1, 2, 3, .max])
        details.userData = notes
        details.whole = CellGrid(size: CellSize(width: 5, height: 5), filledWith: 5)
      }
    }
    sprite.changeDetails(of: CelAddress(frame: 1, layer: Layer.ID(2))) { details in
      details.bounds = CellRect(x: -4, y: 0, width: 8, height: 4)
      details.wholeTiles = [PlacedTile(1), .empty]
    }
    var walk = FrameSection(name: "walk", frames: 0...1, playback: .reverse, repeats: 2)
    walk.userData = notes
    sprite.setSections([walk, FrameSection(name: "walk", frames: 1...3)])
    sprite.slices = [
      Slice(
        name: "Button", userData: notes,
        keys: [
          Slice.Key(
            frame: 0, bounds: CellRect(x: 1, y: 2, width: 6, height: 4),
            center: CellRect(x: 1, y: 1, width: 2, height: 2), pivot: CellPosition(x: -3, y: 9)),
          Slice.Key(frame: 2, bounds: .empty),
        ]), Slice(name: "", keys: []),
    ]
    sprite.details.colorMode = .gray
    sprite.details.transparentIndex = 255
    (sprite.details.colorNames, sprite.details.strayColors) = ([0: "ink", 31: "rosé"], [30, 31])
    sprite.details.grid = CellRect(x: -1, y: 3, width: 8, height: 9)
    sprite.details.pixelRatio = CellSize(width: 2, height: 1)
    sprite.details.colorProfile = SpriteDetails.ColorProfile(
      kind: 2, flags: 1, gamma: 1 << 17, profile: [9, 8, 7])
    (sprite.details.groupsBlend, sprite.details.userData) = (true, notes)
    sprite.details.externalFiles = [
      SpriteDetails.ExternalFile(id: 7, kind: 1, name: "land.aseprite")
    ]
    sprite.details.unknownParts = [SpriteDetails.UnknownPart(kind: 0x7777, bytes: [1, 2])]
    return sprite
  }
}
