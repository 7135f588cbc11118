import Base
import Documents

// The cels of a frame.
extension AsepriteLayerWriter {
  /// Creates the chunks of a frame's cels, each with its bounds and its notes.
  func cels(of frame: Int) -> [AsepriteChunk] {
    pixels.layers.indices.flatMap { index -> [AsepriteChunk] in
      let layer = pixels.layers[index]
      guard layer.cels.indices.contains(frame), let cel = layer.cels[frame] else { return [] }
      let isLinked = isLinked(cel, in: layer, frame: frame)
      let content =
        isLinked
        ? AsepriteCel.Content.linked(frame: cel.linkedFrame ?? 0) : self.content(of: cel, in: layer)
      var chunks: [AsepriteChunk] = [
        .cel(
          AsepriteCel(
            layer: index, origin: cel.origin, opacity: cel.opacity, zIndex: cel.zIndex,
            content: content))
      ]
      // A linked cel has those of the other one.
      guard !isLinked else { return chunks }
      if let precise = cel.preciseBounds {
        chunks.append(.celExtra(AsepriteCelExtra(flags: precise.flags, bounds: precise.bounds)))
      }
      if !cel.userData.isEmpty { chunks.append(.userData(cel.userData)) }
      return chunks
    }
  }

  private func content(
    of cel: LayeredPixels.Cel, in layer: LayeredPixels.Layer
  ) -> AsepriteCel.Content {
    if let sheet = layer.tiles, let tiles = cel.tiles {
      let size = sheet.tileSize
      // Without an empty tile in the file, its places have a number of their own.
      let numbers =
        sheet.hasEmptyTile
        ? tiles : tiles.map { $0 & 0x1FFF_FFFF == 0 ? UInt32.max : $0 - 1 }
      return .tiles(
        AsepriteTilemap(
          size: CellSize(
            width: cel.size.width / size.width, height: cel.size.height / size.height),
          tiles: numbers))
    }
    let bytes = coloring.bytes(of: cel.pixels, isBackground: layer.isBackground)
    return .pixels(AsepriteImage(size: cel.size, bytes: bytes), isPacked: true)
  }

  /// Whether the cel equals that of its linked frame.
  private func isLinked(
    _ cel: LayeredPixels.Cel, in layer: LayeredPixels.Layer, frame: Int
  ) -> Bool {
    guard let first = cel.linkedFrame, first < frame, layer.cels.indices.contains(first),
      let target = layer.cels[first], target.linkedFrame == nil
    else { return false }
    var linked = target
    linked.linkedFrame = cel.linkedFrame
    linked.zIndex = cel.zIndex
    return linked == cel
  }
}

extension LayeredPixels.TileSheet {
  /// Whether files have the empty tile as the first one.
  var hasEmptyTile: Bool {
    (details?.flags ?? AsepriteTileset.Flag.emptyTileIsFirst)
      & AsepriteTileset.Flag.emptyTileIsFirst != 0
  }
}
