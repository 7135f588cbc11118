import Base
import Documents

// Cels, after all layers and tilesets are known.
extension AsepriteLayerReader {
  mutating func place(_ cel: AsepriteCel, in frame: Int) throws(PixelFileError) {
    guard result.layers.indices.contains(cel.layer) else {
      throw PixelFileError(
        "frame {frame}: its layer is missing", ["frame": frame + 1])
    }
    guard !result.layers[cel.layer].isGroup else { return }
    switch cel.content {
    case .pixels, .tiles: drawn.append((cel.layer, frame, cel))
    case .linked(let target): links.append((cel.layer, frame, target))
    case .other: result.omissions.insert(.unknownParts)
    }
  }

  mutating func finish() throws(PixelFileError) {
    result.palette = palette.colors
    if palette.changes { result.omissions.insert(.changingPalette) }
    try checkSizes()
    let (drawn, reader) = (drawn, self)
    let cels = Cores.map(drawn.count) { reader.cel(drawn[$0].cel) }
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
      result.layers[link.layer].cels[link.frame] = cel
    }
    if result.depth == .indexed { result.completePalette(of: file.header) }
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
    let converter = AsepritePixels(
      depth: file.header.depth, transparentIndex: file.header.transparentIndex)
    for index in result.layers.indices {
      guard case .tilemap(let id) = kinds[index] else { continue }
      guard let tileset = tilesets[id], var image = tileset.image,
        TileShape.rectangular.allows(tileset.tileSize), tileset.tileCount < Tileset.mostTiles,
        image.bytes.count >= image.size.count * file.header.depth.byteCount
      else {
        result.omissions.insert(.tilemaps)
        continue
      }
      if tileset.flags & AsepriteTileset.Flag.emptyTileIsFirst == 0 {
        let length = file.header.depth.byteCount
        let empty = length == 1 ? file.header.transparentIndex : 0
        image.size.height += tileset.tileSize.height
        image.bytes.insert(
          contentsOf: Array(repeating: empty, count: tileset.tileSize.count * length), at: 0)
      }
      result.layers[index].tiles = LayeredPixels.TileSheet(
        id: id, name: tileset.name, tileSize: tileset.tileSize, pixels: converter.pixels(of: image))
    }
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

  private func cel(_ cel: AsepriteCel) -> LayeredPixels.Cel? {
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
    return made
  }
}
