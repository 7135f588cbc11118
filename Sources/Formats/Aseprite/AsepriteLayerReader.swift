import Base

extension LayeredPixels {
  /// Creates layers and cels from an Aseprite file.
  ///
  /// Tiles become pixels. A transparent first palette entry that serves as the transparent index is dropped from the
  /// palette here: `AsepriteFile(_:)` adds it again.
  ///
  /// - Throws: if cels refer to missing layers or frames, or everything together is too large.
  public init(_ file: AsepriteFile) throws(PixelFileError) {
    self = try AsepriteLayerReader.pixels(of: file)
  }
}

/// Collects each layer's data from the chunks of all frames.
struct AsepriteLayerReader {
  let file: AsepriteFile
  var result: LayeredPixels
  var palette = AsepritePaletteReader()
  var kinds: [AsepriteLayer.Kind] = []
  var tilesets: [UInt32: AsepriteTileset] = [:]
  /// Cels with their own pixels, and cels linked to another frame.
  var drawn: [(layer: Int, frame: Int, cel: AsepriteCel)] = []
  var links: [(layer: Int, frame: Int, target: Int)] = []
  /// The tags that still expect user data.
  private var openTags: Range<Int> = 0..<0

  static func pixels(of file: AsepriteFile) throws(PixelFileError) -> LayeredPixels {
    try AnimationLimits.check(file.header.size, kind: ".aseprite")
    guard !file.frames.isEmpty else {
      throw PixelFileError("the {kind} has no image", ["kind": ".aseprite"])
    }
    try AnimationLimits.check(
      frameCount: file.frames.count, of: file.header.size, kind: ".aseprite")
    var reader = AsepriteLayerReader(file)
    for index in file.frames.indices { try reader.readFrame(index) }
    try reader.finish()
    return reader.result
  }

  private init(_ file: AsepriteFile) {
    self.file = file
    let header = file.header
    let depth: LayeredPixels.Depth =
      switch header.depth {
      case .indexed: .indexed
      case .gray: .gray
      case .color: .color
      }
    result = LayeredPixels(size: header.size, depth: depth, durations: [])
    let sides = (header.pixelWidth, header.pixelHeight)
    if sides.0 > 0, sides.1 > 0, sides.0 != sides.1 { result.omissions.insert(.pixelRatio) }
  }

  private mutating func readFrame(_ index: Int) throws(PixelFileError) {
    let frame = file.frames[index]
    let given = frame.milliseconds > 0 ? frame.milliseconds : file.header.milliseconds
    result.durations.append(given > 0 ? given : 100)
    for chunk in frame.chunks {
      if case .userData(let data) = chunk {
        readUserData(data)
        continue
      }
      openTags = 0..<0
      switch chunk {
      case .layer(let layer):
        try LayeredPixels.check(
          layerCount: result.layers.count + 1, frameCount: file.frames.count)
        append(layer)
      case .cel(let cel): try place(cel, in: index)
      case .tags(let tags): append(tags)
      case .palette(let palette):
        self.palette.read(palette, frame: index)
      case .oldPalette(let palette): self.palette.read(palette, frame: index)
      case .colorProfile(let profile):
        if profile.kind != .none, profile.kind != .sRGB { result.omissions.insert(.colorProfile) }
      case .slice: result.omissions.insert(.slices)
      case .tileset(let tileset): tilesets[tileset.id] = tileset
      case .externalFiles, .unknown: result.omissions.insert(.unknownParts)
      case .celExtra, .userData: break
      }
    }
  }

  // MARK: Layers and tags

  private mutating func append(_ layer: AsepriteLayer) {
    var new = LayeredPixels.Layer(name: layer.name)
    let flags = file.header.flags
    new.isGroup = layer.kind == .group
    new.isVisible = layer.has(AsepriteLayer.Flag.isVisible)
    new.isLocked = !layer.has(AsepriteLayer.Flag.isEditable)
    new.isBackground = layer.has(AsepriteLayer.Flag.isBackground)
    new.isCollapsed = layer.has(AsepriteLayer.Flag.isCollapsed)
    // A layer can only be deeper than its predecessor if that is a group.
    let deepest = result.layers.last.map { $0.level + ($0.isGroup ? 1 : 0) } ?? 0
    new.level = min(layer.level, deepest)
    let isBlended =
      flags & (new.isGroup ? AsepriteHeader.Flag.groupsBlend : .max) != 0 || !new.isGroup
    if isBlended {
      if let blend = LayeredPixels.Blend(rawValue: layer.blend) {
        new.blend = blend
      } else {
        result.omissions.insert(.blendModes)
      }
      if flags & AsepriteHeader.Flag.layersHaveOpacity != 0 { new.opacity = layer.opacity }
    }
    if layer.has(AsepriteLayer.Flag.isReference) {
      new.isVisible = false
      result.omissions.insert(.referenceLayers)
    }
    switch layer.kind {
    case .other: result.omissions.insert(.otherLayers)
    case .normal, .group, .tilemap: break
    }
    if !new.isGroup { new.cels = Array(repeating: nil, count: file.frames.count) }
    result.layers.append(new)
    kinds.append(layer.kind)
  }

  private mutating func append(_ tags: [AsepriteTag]) {
    let first = result.tags.count
    let last = file.frames.count - 1
    for tag in tags {
      // A tag beyond the last frame is clamped, so that user data stays with its tag.
      let start = min(tag.first, last)
      let color = InkColor(red: tag.color[0], green: tag.color[1], blue: tag.color[2])
      result.tags.append(
        LayeredPixels.Tag(
          name: tag.name, frames: start...max(start, min(tag.last, last)),
          direction: LayeredPixels.Direction(rawValue: tag.direction) ?? .forward,
          repeats: tag.repeats, color: color == .black ? nil : color))
    }
    openTags = first..<result.tags.count
  }

  private mutating func readUserData(_ data: AsepriteUserData) {
    if let tag = openTags.first {
      openTags = openTags.dropFirst()
      if let color = data.color { result.tags[tag].color = color }
      if data.text != nil || data.properties != nil { result.omissions.insert(.notes) }
    } else if !data.isEmpty {
      result.omissions.insert(.notes)
    }
  }
}
