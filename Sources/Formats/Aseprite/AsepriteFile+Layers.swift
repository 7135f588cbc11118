import Base
import Documents

extension AsepriteFile {
  /// Creates a file from layers and cels.
  ///
  /// Palette indices are kept if there is room for a transparent one, which follows the colours unless the sprite has
  /// its own. Otherwise pixels are stored as colours.
  public init(_ pixels: LayeredPixels) {
    self = AsepriteLayerWriter(pixels).file
  }
}

/// Creates the chunks of layers, tags and cels.
struct AsepriteLayerWriter {
  let pixels: LayeredPixels
  let coloring: AsepriteColoring

  init(_ pixels: LayeredPixels) {
    self.pixels = pixels
    coloring = AsepriteColoring(pixels)
  }

  var file: AsepriteFile {
    let details = pixels.details
    var flags = AsepriteHeader.Flag.layersHaveOpacity
    let hasBlendedGroup = pixels.layers.contains {
      $0.isGroup && ($0.opacity < 255 || $0.blend != .normal)
    }
    if hasBlendedGroup || details.groupsBlend { flags |= AsepriteHeader.Flag.groupsBlend }
    if pixels.layers.contains(where: { !$0.details.id.isEmpty }) {
      flags |= AsepriteHeader.Flag.layersHaveIDs
    }
    var header = AsepriteHeader(size: pixels.size, depth: coloring.depth, flags: flags)
    header.transparentIndex = coloring.transparentIndex
    header.colorCount = coloring.palette.count
    header.pixelWidth = UInt8(clamping: details.pixelRatio.width)
    header.pixelHeight = UInt8(clamping: details.pixelRatio.height)
    header.grid = details.grid
    let parts = Cores.map(pixels.durations.count) { cels(of: $0) }
    var frames = zip(pixels.durations, parts).map {
      AsepriteFrame(milliseconds: $0, chunks: $1)
    }
    if !frames.isEmpty { frames[0].chunks.insert(contentsOf: head, at: 0) }
    return AsepriteFile(header: header, frames: frames)
  }

  // MARK: The head

  /// The chunks that concern the whole sprite, in Aseprite's order.
  private var head: [AsepriteChunk] {
    let details = pixels.details
    var chunks: [AsepriteChunk] = []
    if !details.externalFiles.isEmpty { chunks.append(.externalFiles(details.externalFiles)) }
    if let profile = details.colorProfile { chunks.append(.colorProfile(profile.chunk)) }
    if !coloring.palette.isEmpty { chunks.append(.palette(coloring.chunk)) }
    chunks += notes(details.userData)
    for sheet in sheets { chunks += self.chunks(of: sheet) }
    if !pixels.tags.isEmpty {
      chunks.append(.tags(pixels.tags.map(tag)))
      if pixels.tags.contains(where: { !$0.userData.isEmpty }) {
        chunks += pixels.tags.map { .userData($0.userData) }
      }
    }
    for layer in pixels.layers {
      chunks.append(.layer(self.layer(layer)))
      chunks += notes(layer.details.userData)
    }
    for slice in pixels.slices {
      chunks.append(.slice(slice.chunk))
      chunks += notes(slice.userData)
    }
    return chunks + details.unknownParts.map { .unknown(kind: $0.kind, bytes: $0.bytes) }
  }

  private func notes(_ data: UserData) -> [AsepriteChunk] { data.isEmpty ? [] : [.userData(data)] }

  /// The tilesets of all layers, shared ones once, and spare ones.
  private var sheets: [LayeredPixels.TileSheet] {
    let all = pixels.layers.compactMap(\.tiles) + pixels.spareSheets
    return all.reduce(into: []) { sheets, sheet in
      if !sheets.contains(where: { $0.id == sheet.id }) { sheets.append(sheet) }
    }.sorted { $0.id < $1.id }
  }

  /// A tileset with the notes on it and its tiles.
  private func chunks(of sheet: LayeredPixels.TileSheet) -> [AsepriteChunk] {
    let details = sheet.details ?? TilesetDetails()
    var bytes = coloring.bytes(of: sheet.pixels, isBackground: false)
    var count = sheet.count
    if !sheet.hasEmptyTile {
      bytes.removeFirst(min(bytes.count, sheet.tileSize.count * coloring.depth.byteCount))
      count -= 1
    }
    var chunk = AsepriteTileset(
      id: sheet.id, name: sheet.name, tileSize: sheet.tileSize, tileCount: count, bytes: bytes)
    chunk.flags = details.flags | AsepriteTileset.Flag.hasTiles
    chunk.baseIndex = details.baseIndex
    chunk.external = details.external.map { ($0.file, $0.tileset) }
    let last = details.tileData.keys.max()
    guard let last else { return [.tileset(chunk)] + notes(details.userData) }
    let first = sheet.hasEmptyTile ? 0 : 1
    let tiles = (first...max(first, last)).map { details.tileData[$0] ?? UserData() }
    return [.tileset(chunk), .userData(details.userData)] + tiles.map { .userData($0) }
  }

  private func layer(_ layer: LayeredPixels.Layer) -> AsepriteLayer {
    var flags = layer.details.flags ?? 0
    if layer.isVisible { flags |= AsepriteLayer.Flag.isVisible }
    if !layer.isLocked { flags |= AsepriteLayer.Flag.isEditable }
    if layer.isReference { flags |= AsepriteLayer.Flag.isReference }
    if layer.isBackground {
      flags |= AsepriteLayer.Flag.isBackground
      if layer.details.flags == nil { flags |= AsepriteLayer.Flag.isMovementLocked }
    }
    let kind: AsepriteLayer.Kind =
      layer.isGroup ? .group : layer.tiles.map { .tilemap($0.id) } ?? .normal
    return AsepriteLayer(
      name: layer.name, kind: kind, flags: flags, level: layer.level,
      blend: layer.blend.rawValue, opacity: layer.opacity, id: layer.details.id)
  }

  private func tag(_ tag: LayeredPixels.Tag) -> AsepriteTag {
    AsepriteTag(
      name: tag.name, first: tag.frames.lowerBound, last: tag.frames.upperBound,
      direction: tag.direction.rawValue, repeats: tag.repeats,
      color: tag.color.map { [$0.red, $0.green, $0.blue] } ?? [0, 0, 0])
  }
}
