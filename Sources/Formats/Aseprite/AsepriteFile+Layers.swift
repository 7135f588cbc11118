import Base

extension AsepriteFile {
  /// Creates a file from layers and cels.
  ///
  /// Palette indices are kept if there is room for a transparent entry, which becomes the first. Otherwise pixels are
  /// stored as colours.
  public init(_ pixels: LayeredPixels) {
    self = AsepriteLayerWriter(pixels).file
  }
}

/// Creates the chunks of layers, tags and cels.
private struct AsepriteLayerWriter {
  private let pixels: LayeredPixels
  private let depth: AsepriteHeader.Depth
  private let palette: [InkColor]
  private let transparentIndex: UInt8
  /// The offset added to palette indices.
  private let shift: Int16

  init(_ pixels: LayeredPixels) {
    self.pixels = pixels
    let hasColors = pixels.layers.contains { layer in
      layer.cels.contains {
        if case .colors = $0?.pixels { true } else { false }
      }
    }
    var depth: AsepriteHeader.Depth = pixels.depth == .gray && pixels.isGray ? .gray : .color
    var (palette, shift, transparentIndex) = (pixels.palette, Int16(0), UInt8(0))
    if pixels.depth == .indexed, !hasColors {
      let used = pixels.usedIndices
      if palette.count < 256 {
        depth = .indexed
        palette.insert(InkColor(rgba: 0), at: 0)
        shift = 1
      } else if palette.count == 256, let free = (0..<256).first(where: { !used.contains($0) }) {
        depth = .indexed
        transparentIndex = UInt8(free)
      }
    }
    self.depth = depth
    self.palette = palette
    self.shift = shift
    self.transparentIndex = transparentIndex
  }

  var file: AsepriteFile {
    var flags = AsepriteHeader.Flag.layersHaveOpacity
    if pixels.layers.contains(where: { $0.isGroup && ($0.opacity < 255 || $0.blend != .normal) }) {
      flags |= AsepriteHeader.Flag.groupsBlend
    }
    var header = AsepriteHeader(size: pixels.size, depth: depth, flags: flags)
    header.transparentIndex = transparentIndex
    header.colorCount = palette.count
    let parts = Cores.map(pixels.durations.count) { cels(of: $0) }
    var frames = zip(pixels.durations, parts).map {
      AsepriteFrame(milliseconds: $0, chunks: $1)
    }
    if !frames.isEmpty { frames[0].chunks.insert(contentsOf: head, at: 0) }
    return AsepriteFile(header: header, frames: frames)
  }

  /// The chunks that concern the whole sprite.
  private var head: [AsepriteChunk] {
    var chunks: [AsepriteChunk] = [.colorProfile(AsepriteColorProfile(.sRGB))]
    if !palette.isEmpty { chunks.append(.palette(AsepritePalette(palette))) }
    chunks += sheets.enumerated().map { .tileset(tileset($1, id: UInt32($0))) }
    chunks += pixels.layers.map { .layer(layer($0)) }
    guard !pixels.tags.isEmpty else { return chunks }
    chunks.append(.tags(pixels.tags.map(tag)))
    if pixels.tags.contains(where: { $0.color != nil }) {
      chunks += pixels.tags.map { .userData(AsepriteUserData(color: $0.color)) }
    }
    return chunks
  }

  /// The tilesets of all layers, shared ones once.
  private var sheets: [LayeredPixels.TileSheet] {
    pixels.layers.compactMap(\.tiles).reduce(into: []) { sheets, sheet in
      if !sheets.contains(where: { $0.id == sheet.id }) { sheets.append(sheet) }
    }
  }

  private func tileset(_ sheet: LayeredPixels.TileSheet, id: UInt32) -> AsepriteTileset {
    AsepriteTileset(
      id: id, name: sheet.name, tileSize: sheet.tileSize, tileCount: sheet.count,
      bytes: bytes(of: sheet.pixels))
  }

  private func kind(of layer: LayeredPixels.Layer) -> AsepriteLayer.Kind {
    if layer.isGroup { return .group }
    let place = layer.tiles.flatMap { own in sheets.firstIndex { $0.id == own.id } }
    return place.map { .tilemap(UInt32($0)) } ?? .normal
  }

  private func layer(_ layer: LayeredPixels.Layer) -> AsepriteLayer {
    var flags = 0
    if layer.isVisible { flags |= AsepriteLayer.Flag.isVisible }
    if !layer.isLocked { flags |= AsepriteLayer.Flag.isEditable }
    if layer.isCollapsed { flags |= AsepriteLayer.Flag.isCollapsed }
    if layer.isBackground {
      flags |= AsepriteLayer.Flag.isBackground | AsepriteLayer.Flag.isMovementLocked
    }
    return AsepriteLayer(
      name: layer.name, kind: kind(of: layer), flags: flags, level: layer.level,
      blend: layer.blend.rawValue, opacity: layer.opacity)
  }

  private func tag(_ tag: LayeredPixels.Tag) -> AsepriteTag {
    AsepriteTag(
      name: tag.name, first: tag.frames.lowerBound, last: tag.frames.upperBound,
      direction: tag.direction.rawValue, repeats: tag.repeats,
      color: tag.color.map { [$0.red, $0.green, $0.blue] } ?? [0, 0, 0])
  }

  private func cels(of frame: Int) -> [AsepriteChunk] {
    pixels.layers.indices.compactMap { index in
      let layer = pixels.layers[index]
      guard layer.cels.indices.contains(frame), let cel = layer.cels[frame] else { return nil }
      var content = AsepriteCel.Content.linked(frame: cel.linkedFrame ?? 0)
      if !isLinked(cel, in: layer, frame: frame) {
        content = self.content(of: cel, in: layer)
      }
      return .cel(
        AsepriteCel(
          layer: index, origin: cel.origin, opacity: cel.opacity, zIndex: cel.zIndex,
          content: content))
    }
  }

  private func content(
    of cel: LayeredPixels.Cel, in layer: LayeredPixels.Layer
  ) -> AsepriteCel.Content {
    if let size = layer.tiles?.tileSize, let tiles = cel.tiles {
      return .tiles(
        AsepriteTilemap(
          size: CellSize(
            width: cel.size.width / size.width, height: cel.size.height / size.height),
          tiles: tiles))
    }
    return .pixels(
      AsepriteImage(size: cel.size, bytes: bytes(of: cel.pixels)), isPacked: true)
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

  private func bytes(of content: LayeredPixels.Pixels) -> [UInt8] {
    let converter = AsepritePixels(depth: depth, transparentIndex: transparentIndex)
    if depth == .indexed, case .indices(let indices) = content {
      return converter.bytes(of: indices, shift: shift)
    }
    return converter.bytes(of: pixels.colors(of: content))
  }
}
