import Base
import Documents

/// The root object of pixel art while it is read.
struct PixelFields {
  private var head = DocumentHead(
    format: PixelsDocument.format, versions: 1...PixelsDocument.version)
  private var width: Int?
  private var height: Int?
  private var palette: [InkColor]?
  private var swatches: [InkColor]?
  private var playback: Playback?
  private var loopCount: Int?
  private var sections: [FrameSection]?
  private var ramps: [ClosedRange<Int>]?
  private var details: SpriteDetails?
  private var slices: [Slice]?
  private var tilesets: [TilesetFields]?
  private var layers: [PixelLayerFields]?
  private var frames: [PixelFrameFields]?
  private var unknown = UnknownFields()

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      try read(key, from: &reader)
    }
    try reader.readEnd()
  }

  private mutating func read(
    _ key: JSONKey, from reader: inout JSONReader
  ) throws(InterchangeError) {
    if try head.read(key, from: &reader) { return }
    switch key.name {
    case "width":
      try FieldRule.once(width)
      width = try FieldRule.integer(&reader, in: Sprite.allowedSide)
    case "height":
      try FieldRule.once(height)
      height = try FieldRule.integer(&reader, in: Sprite.allowedSide)
    case "palette":
      try FieldRule.once(palette)
      palette = try Self.readPalette(from: &reader, atMost: Palette.mostTrueColors)
    case "swatches":
      try FieldRule.once(swatches)
      swatches = try Self.readPalette(from: &reader, atMost: Palette.allowedCount.upperBound)
    case "playback":
      try FieldRule.once(playback)
      playback = try FieldRule.word(&reader, Playback.self)
    case "loopCount":
      try FieldRule.once(loopCount)
      loopCount = try FieldRule.integer(&reader, in: 0...65_535)
    case "sections":
      try FieldRule.once(sections)
      sections = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
        try Self.readSection(from: &reader)
      }
    case "ramps":
      try FieldRule.once(ramps)
      ramps = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
        try Self.readRamp(from: &reader)
      }
    case "details":
      try FieldRule.once(details)
      details = try DetailsFields.sprite(&reader)
    case "slices":
      try FieldRule.once(slices)
      slices = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
        try DetailsFields.slice(&reader)
      }
    case "tilesets":
      try FieldRule.once(tilesets)
      tilesets = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
        try TilesetFields(from: &reader)
      }
    case "layers":
      try FieldRule.once(layers)
      layers = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
        try PixelLayerFields(from: &reader)
      }
    case "frames":
      try FieldRule.once(frames)
      frames = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
        try PixelFrameFields(from: &reader)
      }
      guard let frames, !frames.isEmpty, frames.count <= Sprite.mostFrames else {
        throw InterchangeError("must have 1 to {most} elements", ["most": Sprite.mostFrames])
      }
    default: try unknown.keep(key, from: &reader)
    }
  }

  private static func readPalette(
    from reader: inout JSONReader, atMost most: Int
  ) throws(InterchangeError) -> [InkColor] {
    let colors = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
      try FieldRule.color(&reader)
    }
    try check(colors.count, atMost: most)
    return colors
  }

  private static func check(_ colorCount: Int, atMost most: Int) throws(InterchangeError) {
    guard 1...most ~= colorCount else {
      throw InterchangeError("must have 1 to {most} colours", ["most": most])
    }
  }

  private static func readSection(
    from reader: inout JSONReader
  ) throws(InterchangeError) -> FrameSection {
    var name: String?
    var first: Int?
    var last: Int?
    var playback: Playback?
    var repeats: Int?
    var userData: UserData?
    let places = 0...Sprite.mostFrames - 1
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "name":
        try FieldRule.once(name)
        name = try reader.readString()
        if name?.isEmpty == true { throw InterchangeError("must not be empty") }
      case "first":
        try FieldRule.once(first)
        first = try FieldRule.integer(&reader, in: places)
      case "last":
        try FieldRule.once(last)
        last = try FieldRule.integer(&reader, in: places)
      case "playback":
        try FieldRule.once(playback)
        playback = try FieldRule.word(&reader, Playback.self)
      case "repeats":
        try FieldRule.once(repeats)
        repeats = try FieldRule.integer(&reader, in: FrameSection.allowedRepeats)
      case "userData":
        try FieldRule.once(userData)
        userData = try DetailsFields.userData(&reader)
      default: _ = try reader.readRawValue()
      }
    }
    let firstPlace = try FieldRule.present(first, "first")
    let lastPlace = try FieldRule.present(last, "last")
    guard firstPlace <= lastPlace else {
      throw InterchangeError("must not be before first").inside(field: "last")
    }
    var section = FrameSection(
      name: try FieldRule.present(name, "name"), frames: firstPlace...lastPlace,
      playback: playback, repeats: repeats ?? 0)
    section.userData = userData ?? UserData()
    return section
  }

  /// The first and last palette indices of a ramp.
  private static func readRamp(
    from reader: inout JSONReader
  ) throws(InterchangeError) -> ClosedRange<Int> {
    let places = 0...Palette.allowedCount.upperBound - 1
    let ends = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
      try FieldRule.integer(&reader, in: places)
    }
    guard ends.count == 2, ends[0] < ends[1] else {
      throw InterchangeError("must be two palette indices, the lower one first")
    }
    return ends[0]...ends[1]
  }

  private func readTilesets(
    version: Int, colorCount: Int
  ) throws(InterchangeError) -> [Tileset] {
    guard let tilesets else { return [] }
    guard version > 2 else {
      throw InterchangeError("is only allowed from version 3 on").inside(field: "tilesets")
    }
    var result: [Tileset] = []
    for (index, fields) in tilesets.enumerated() {
      do throws(InterchangeError) {
        let tileset = try fields.tileset(colorCount: colorCount)
        guard !result.contains(where: { $0.id == tileset.id }) else {
          throw InterchangeError("is already the id of another tileset").inside(field: "id")
        }
        result.append(tileset)
      } catch {
        throw error.inside(index: index).inside(field: "tilesets")
      }
    }
    return result
  }

  private func readLayers(
    version: Int, colorCount: Int, tilesets: [Tileset]
  ) throws(InterchangeError) -> [PixelLayer] {
    guard version > 1 else {
      guard layers == nil else {
        throw InterchangeError("is only allowed from version 2 on").inside(field: "layers")
      }
      return [PixelLayer()]
    }
    var result: [PixelLayer] = []
    for (index, fields) in try FieldRule.present(layers, "layers").enumerated() {
      do throws(InterchangeError) {
        result.append(try fields.layer(colorCount: colorCount, tilesets: tilesets))
      } catch {
        throw error.inside(index: index).inside(field: "layers")
      }
    }
    guard result.contains(where: { !$0.isGroup }) else {
      throw InterchangeError("must hold at least one layer").inside(field: "layers")
    }
    guard Sprite.allows(result) else {
      throw InterchangeError(
        "must have unique ids, be directly below their group, and include a background"
          + " only at the bottom"
      ).inside(field: "layers")
    }
    return result
  }

  func document() throws(InterchangeError) -> PixelsDocument {
    let version = try head.check()
    let size = CellSize(
      width: try FieldRule.present(width, "width"),
      height: try FieldRule.present(height, "height"))
    let colors = try FieldRule.present(palette, "palette")
    do throws(InterchangeError) {
      if swatches == nil { try Self.check(colors.count, atMost: Palette.allowedCount.upperBound) }
    } catch {
      throw error.inside(field: "palette")
    }
    let fields = try FieldRule.present(self.frames, "frames")
    let tilesets = try readTilesets(version: version, colorCount: colors.count)
    let layers = try readLayers(
      version: version, colorCount: colors.count, tilesets: tilesets)
    var cels = CelReading(
      layers: layers.map(\.id),
      tilesets: layers.map { layer in tilesets.first { $0.id == layer.tileset } },
      isFlat: version == 1, size: size, colorCount: colors.count)
    var frames: [PixelFrame] = []
    for (index, frame) in fields.enumerated() {
      do throws(InterchangeError) {
        frames.append(try frame.frame(&cels))
      } catch {
        throw error.inside(index: index).inside(field: "frames")
      }
    }
    guard
      var picture = Sprite(
        frames: frames, palette: Palette(all: colors), layers: layers, tilesets: tilesets)
    else { throw InterchangeError("must all be the same size").inside(field: "frames") }
    if let swatches { picture.useTrueColor(Palette(swatches)) }
    picture.playback = playback ?? .loop
    picture.loopCount = loopCount ?? 0
    for (index, section) in (sections ?? []).enumerated()
    where section.frames.upperBound >= frames.count {
      throw InterchangeError("must be the index of a frame").inside(field: "last")
        .inside(index: index).inside(field: "sections")
    }
    picture.setSections(sections ?? [])
    (picture.details, picture.slices) = (details ?? SpriteDetails(), slices ?? [])
    for (index, ramp) in (ramps ?? []).enumerated() {
      guard ramp.upperBound < picture.choices.count,
        !picture.ramps.contains(where: { $0.overlaps(ramp) })
      else {
        throw InterchangeError("must be palette indices that no other ramp uses")
          .inside(index: index).inside(field: "ramps")
      }
      picture.setRamp(ramp)
    }
    return PixelsDocument(
      name: head.name, tags: head.tags, art: PixelArt(picture, unknownFields: unknown.text))
  }
}
