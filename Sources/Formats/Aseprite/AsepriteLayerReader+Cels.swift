import Base
import Documents

// Cels, after all layers and tilesets are known.
extension AsepriteLayerReader {
  mutating func place(_ cel: AsepriteCel, in frame: Int) throws(PixelFileError) {
    guard result.layers.indices.contains(cel.layer) else {
      throw PixelFileError(
        "frame {frame}: its layer is missing", ["frame": frame + 1])
    }
    owner = .nothing
    guard !result.layers[cel.layer].isGroup else { return }
    switch cel.content {
    case .pixels, .tiles:
      owner = .cel(drawn.count)
      drawn.append(Drawn(layer: cel.layer, frame: frame, cel: cel))
    case .linked(let target):
      owner = .linkedCel(layer: cel.layer, frame: target)
      links.append((cel.layer, frame, target, cel.zIndex))
    case .other: result.omissions.insert(.unknownParts)
    }
  }

  mutating func finish() throws(PixelFileError) {
    result.palette = palette.colors
    result.details.colorNames = palette.names.filter { $0.key < result.palette.count }
    if palette.changes { result.omissions.insert(.changingPalette) }
    try checkSizes()
    let (drawn, reader) = (drawn, self)
    let cels = Cores.map(drawn.count) { reader.cel(drawn[$0]) }
    takeTiles()
    for (place, cel) in zip(drawn, cels) {
      result.layers[place.layer].cels[place.frame] = cel
    }
    // In frame order, so that links to links resolve.
    for link in links {
      guard result.durations.indices.contains(link.target), link.target != link.frame else {
        throw PixelFileError(
          "frame {frame}: the frame it is linked to is missing", ["frame": link.frame + 1])
      }
      guard var cel = result.layers[link.layer].cels[link.target] else { continue }
      cel.linkedFrame = cel.linkedFrame ?? link.target
      cel.zIndex = link.zIndex
      result.layers[link.layer].cels[link.frame] = cel
    }
    if result.depth == .indexed { return result.completePalette(of: file.header) }
    let index = Int(file.header.transparentIndex)
    result.details.transparentIndex = index > 0 ? index : nil
  }

  private func checkSizes() throws(PixelFileError) {
    var (count, tileCount) = (0, 0)
    for place in drawn {
      let more = size(of: place.cel).count
      count += more
      if case .tiles = place.cel.content { tileCount += more }
      guard count <= LayeredPixels.mostPixels, tileCount <= LayeredPixels.mostTilePixels else {
        throw PixelFileError("its pictures are too large in total")
      }
    }
  }

  /// Assigns their tilesets to layers of tiles, if the file has them.
  private mutating func takeTiles() {
    let sheets = tilesets.compactMapValues { sheet(of: $0) }
    var used: Set<UInt32> = []
    for index in result.layers.indices {
      guard case .tilemap(let id) = kinds[index] else { continue }
      result.layers[index].tiles = sheets[id]
      if sheets[id]?.details == TilesetDetails() { result.layers[index].tiles?.details = nil }
      if sheets[id] == nil { result.omissions.insert(.tilemaps) }
      used.insert(id)
    }
    let spare = tilesets.keys.filter { !used.contains($0) }.sorted()
    if spare.contains(where: { sheets[$0] == nil }) { result.omissions.insert(.tilemaps) }
    result.spareSheets = spare.compactMap { sheets[$0] }
  }

  /// Returns nil for tiles in another file, or of a size that no layer can have.
  private func sheet(of tileset: AsepriteTileset) -> LayeredPixels.TileSheet? {
    guard var image = tileset.image, TileShape.rectangular.allows(tileset.tileSize),
      tileset.tileCount < Tileset.mostTiles, tileset.id < .max,
      image.bytes.count >= image.size.count * file.header.depth.byteCount
    else { return nil }
    let converter = AsepritePixels(
      depth: file.header.depth, transparentIndex: file.header.transparentIndex)
    let emptyIsFirst = tileset.flags & AsepriteTileset.Flag.emptyTileIsFirst != 0
    if !emptyIsFirst {
      let length = file.header.depth.byteCount
      let empty = length == 1 ? file.header.transparentIndex : 0
      image.size.height += tileset.tileSize.height
      image.bytes.insert(
        contentsOf: Array(repeating: empty, count: tileset.tileSize.count * length), at: 0)
    }
    var sheet = LayeredPixels.TileSheet(
      id: tileset.id, name: tileset.name, tileSize: tileset.tileSize,
      pixels: converter.pixels(of: image))
    var details = TilesetDetails(flags: tileset.flags, baseIndex: tileset.baseIndex)
    details.external = tileset.external.map {
      TilesetDetails.External(file: $0.file, tileset: $0.tileset)
    }
    let notes = tileNotes[tileset.id] ?? []
    details.userData = notes.first ?? UserData()
    for (tile, data) in notes.dropFirst().enumerated()
    where !data.isEmpty && tile < tileset.tileCount {
      details.tileData[tile + (emptyIsFirst ? 0 : 1)] = data
    }
    sheet.details = details
    return sheet
  }

  private func tileset(of cel: AsepriteCel) -> AsepriteTileset? {
    guard case .tilemap(let id) = kinds[cel.layer] else { return nil }
    return tilesets[id]
  }

  /// In pixels; empty if the tileset is missing.
  private func size(of cel: AsepriteCel) -> CellSize {
    switch cel.content {
    case .pixels(let image, _): return image.size
    case .tiles(let tilemap):
      guard let tile = tileset(of: cel)?.tileSize else { return CellSize(width: 0, height: 0) }
      let size = CellSize(
        width: tilemap.size.width * tile.width, height: tilemap.size.height * tile.height)
      // Keeps the product of all four numbers in range.
      let most = LayeredPixels.mostPixels
      return CellSize(width: min(size.width, most), height: min(size.height, most))
    case .linked, .other: return CellSize(width: 0, height: 0)
    }
  }

  private func cel(_ drawn: Drawn) -> LayeredPixels.Cel? {
    let cel = drawn.cel
    let header = file.header
    let isBackground = result.layers[cel.layer].isBackground
    let converter = AsepritePixels(
      depth: header.depth, transparentIndex: isBackground ? nil : header.transparentIndex)
    let image: AsepriteImage
    var tiles: [UInt32]?
    switch cel.content {
    case .pixels(let pixels, _): image = pixels
    case .tiles(let tilemap):
      guard let tileset = tileset(of: cel) else { return nil }
      let length = header.depth.byteCount
      let drawing = AsepriteTileDrawing(
        tilemap: tilemap, tileset: tileset, bytesPerPixel: length,
        empty: length == 1 ? header.transparentIndex : 0)
      image = drawing.image()
      tiles = tilemap.tiles.prefix(tilemap.size.count).map { drawing.number($0) }
    case .linked, .other: return nil
    }
    var made = LayeredPixels.Cel(
      origin: cel.origin, size: image.size, pixels: converter.pixels(of: image))
    made.tiles = tiles
    made.opacity = cel.opacity
    made.zIndex = cel.zIndex
    made.userData = drawn.userData
    made.preciseBounds = drawn.preciseBounds.map {
      CelDetails.PreciseBounds(flags: $0.flags, bounds: $0.bounds)
    }
    return made
  }
}
