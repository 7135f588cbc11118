import Base
import Documents

extension LayeredPixels {
  /// Creates layers and cels from an Aseprite file.
  ///
  /// Tiles are pixels as well. A last palette entry that is only the transparent index is dropped here:
  /// `AsepriteFile(_:)` adds it again.
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
  var drawn: [Drawn] = []
  var links: [(layer: Int, frame: Int, target: Int, zIndex: Int)] = []
  /// What the next notes belong to.
  var owner = Owner.sprite
  /// The notes on tilesets and on their tiles.
  var tileNotes: [UInt32: [UserData]] = [:]

  /// A cel with the chunks that follow it.
  struct Drawn {
    let layer: Int
    let frame: Int
    let cel: AsepriteCel
    var preciseBounds: AsepriteCelExtra?
    var userData = UserData()
  }

  /// The part of a sprite that notes belong to.
  enum Owner {
    case sprite
    case layer(Int)
    /// An index of `drawn`.
    case cel(Int)
    /// The cel of another frame, which this one is linked with.
    case linkedCel(layer: Int, frame: Int)
    case slice(Int)
    case tileset(UInt32)
    /// The tags that still expect notes.
    case tags(Range<Int>)
    case nothing
  }

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
    result.details = SpriteDetails(header)
  }

  private mutating func readFrame(_ index: Int) throws(PixelFileError) {
    let frame = file.frames[index]
    let given = frame.milliseconds > 0 ? frame.milliseconds : file.header.milliseconds
    result.durations.append(given > 0 ? given : 100)
    owner = index == 0 ? .sprite : .nothing
    for chunk in frame.chunks { try read(chunk, frame: index) }
  }

  private mutating func read(_ chunk: AsepriteChunk, frame: Int) throws(PixelFileError) {
    switch chunk {
    case .layer(let layer):
      try LayeredPixels.check(
        layerCount: result.layers.count + 1, frameCount: file.frames.count)
      owner = .layer(result.layers.count)
      append(layer)
    case .cel(let cel): try place(cel, in: frame)
    case .celExtra(let extra):
      if case .cel(let index) = owner { drawn[index].preciseBounds = extra }
    case .tags(let tags): append(tags)
    case .palette(let palette):
      self.palette.read(palette, frame: frame)
      owner = .sprite
    case .oldPalette(let palette):
      self.palette.read(palette, frame: frame)
      owner = .sprite
    case .colorProfile(let profile):
      result.details.colorProfile = SpriteDetails.ColorProfile(profile)
    case .slice(let slice):
      owner = .slice(result.slices.count)
      result.slices.append(Slice(slice))
    case .tileset(let tileset):
      owner = .tileset(tileset.id)
      tilesets[tileset.id] = tileset
      tileNotes[tileset.id] = []
    case .externalFiles(let files): result.details.externalFiles += files
    case .unknown(let kind, let bytes):
      owner = .nothing
      if frame == 0 {
        result.details.unknownParts.append(SpriteDetails.UnknownPart(kind: kind, bytes: bytes))
      } else {
        result.omissions.insert(.unknownParts)
      }
    case .userData(let data): read(data)
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
    new.isReference = layer.has(AsepriteLayer.Flag.isReference)
    let other = layer.flags & ~AsepriteLayer.Flag.ownProperties
    // A background can usually not be moved.
    let usual = new.isBackground ? AsepriteLayer.Flag.isMovementLocked : 0
    new.details.flags = other == usual ? nil : other
    new.details.id = layer.id
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
    owner = .tags(first..<result.tags.count)
  }

  private mutating func read(_ data: UserData) {
    switch owner {
    case .sprite: result.details.userData = data
    case .layer(let index): result.layers[index].details.userData = data
    case .cel(let index): drawn[index].userData = data
    case .linkedCel(let layer, let frame):
      var root = frame
      while let link = links.last(where: { $0.layer == layer && $0.frame == root }),
        link.target < root
      {
        root = link.target
      }
      if let index = drawn.lastIndex(where: { $0.layer == layer && $0.frame == root }) {
        drawn[index].userData = data
      }
    case .slice(let index): result.slices[index].userData = data
    case .tileset(let id): tileNotes[id]?.append(data)
    case .tags(let rest):
      guard let tag = rest.first else { break }
      // Old versions have the colour in the tag itself.
      let color = data.color ?? result.tags[tag].color
      result.tags[tag].userData = data
      result.tags[tag].color = color
      owner = .tags(rest.dropFirst())
    case .nothing: if !data.isEmpty { result.omissions.insert(.notes) }
    }
  }
}
