import Base
import Documents

/// Writes pixel art in the interchange format.
struct PixelWriter {
  private var json = JSONText()
  /// Whether there is nothing to write about layers.
  private var isFlat = true
  private var layouts: [Tileset.ID: TileLayout] = [:]
  private var written: Set<WrittenLink> = []

  /// A link whose cells have been written.
  private struct WrittenLink: Hashable {
    let layer: Layer.ID
    let link: UInt32
  }

  var bytes: [UInt8] { json.bytes }

  private mutating func write(_ palette: Palette, as name: String) {
    json.raw(",\n \"\(name)\": [")
    for (index, color) in palette.colors.enumerated() {
      json.raw((index == 0 ? "\"" : ", \"") + color.hex + "\"")
    }
    json.raw("]")
  }

  mutating func write(_ document: PixelsDocument) {
    let picture = document.art.sprite
    json.reserve(512 + 4 * picture.size.count * picture.frames.count)
    let isDetailed = picture.isDetailed
    isFlat =
      picture.layers.count == 1 && picture.layers[0].isPlain && !picture.hasLinks && !isDetailed
      && !picture.isTrueColor
    for tileset in picture.tilesets { layouts[tileset.id] = picture.layout(of: tileset) }
    let version =
      picture.isTrueColor
      ? PixelsDocument.version
      : isFlat ? 1 : isDetailed ? 4 : picture.tilesets.isEmpty ? 2 : 3
    json.raw("{\"format\": \"\(PixelsDocument.format)\", \"version\": \(version)")
    if let name = document.name {
      json.raw(", \"name\": ")
      json.string(name)
    }
    json.tags(document.tags)
    json.raw(", \"width\": \(picture.size.width), \"height\": \(picture.size.height)")
    write(picture.palette, as: "palette")
    if let swatches = picture.swatches { write(swatches, as: "swatches") }
    json.raw(",\n \"playback\": \"\(picture.playback.rawValue)\"")
    json.raw(", \"loopCount\": \(picture.loopCount)")
    json.raw(", \"sections\": [")
    for (index, section) in picture.sections.enumerated() {
      json.raw(index == 0 ? "{\"name\": " : ", {\"name\": ")
      json.string(section.name)
      json.raw(", \"first\": \(section.frames.lowerBound)")
      json.raw(", \"last\": \(section.frames.upperBound)")
      if let playback = section.playback { json.raw(", \"playback\": \"\(playback.rawValue)\"") }
      if section.repeats > 0 { json.raw(", \"repeats\": \(section.repeats)") }
      member("userData", DetailsText.userData(section.userData))
      json.raw("}")
    }
    json.raw("]")
    if !picture.ramps.isEmpty {
      json.raw(", \"ramps\": [")
      for (index, ramp) in picture.ramps.enumerated() {
        json.raw(index == 0 ? "[" : ", [")
        json.raw("\(ramp.lowerBound), \(ramp.upperBound)]")
      }
      json.raw("]")
    }
    json.unknown(
      document.art.unknownFields, without: document.tags.isEmpty ? [] : ["tags"])
    member("details", DetailsText.object(picture.details))
    if !picture.slices.isEmpty {
      member("slices", DetailsText.list(picture.slices.map { DetailsText.object($0) }))
    }
    if !picture.tilesets.isEmpty { write(picture.tilesets) }
    if !isFlat { write(picture.layers) }
    json.raw(",\n \"frames\": [")
    for (index, frame) in picture.frames.enumerated() {
      json.raw(index == 0 ? "\n  " : ",\n  ")
      json.raw("{\"durationMs\": \(frame.milliseconds)")
      json.unknown(frame.unknownFields)
      if isFlat {
        write(frame.cels[0].grid)
      } else {
        write(frame.cels, of: picture.layers)
      }
      json.raw("}")
    }
    json.raw("]}\n")
  }

  /// Writes a field after others, if it has a value.
  private mutating func member(_ name: String, _ value: String?) {
    if let value { json.raw(", \"\(name)\": \(value)") }
  }

  /// Writes all tiles but the empty one.
  private mutating func write(_ tilesets: [Tileset]) {
    json.raw(",\n \"tilesets\": [")
    for (index, tileset) in tilesets.enumerated() {
      json.raw(index == 0 ? "\n  " : ",\n  ")
      json.raw("{\"id\": \(tileset.id.number), \"name\": ")
      json.string(tileset.name)
      json.raw(", \"shape\": \"\(tileset.shape.rawValue)\"")
      json.raw(", \"tileWidth\": \(tileset.tileSize.width)")
      json.raw(", \"tileHeight\": \(tileset.tileSize.height)")
      member("details", tileset.details.map { DetailsText.object($0) })
      json.raw(", \"tiles\": [")
      for (index, tile) in tileset.tiles.dropFirst().enumerated() {
        json.raw(index == 0 ? "\n   " : ",\n   ")
        rows(tile.map { Int($0) }, width: tileset.tileSize.width)
      }
      json.raw("]}")
    }
    json.raw("]")
  }

  /// Writes a list of lists of numbers.
  private mutating func rows(_ numbers: [Int], width: Int) {
    json.raw("[")
    for (index, number) in numbers.enumerated() {
      if index % width == 0 { json.raw(index == 0 ? "[" : "],\n    [") }
      if index % width > 0 { json.raw(", ") }
      json.integer(number)
    }
    json.raw("]]")
  }

  private mutating func write(_ layers: [PixelLayer]) {
    json.raw(",\n \"layers\": [")
    for (index, layer) in layers.enumerated() {
      json.raw(index == 0 ? "\n  " : ",\n  ")
      json.raw("{\"id\": \(layer.id.number), \"name\": ")
      json.string(layer.name)
      if layer.isHidden { json.raw(", \"hidden\": true") }
      if layer.isLocked { json.raw(", \"locked\": true") }
      if layer.isReference { json.raw(", \"reference\": true") }
      if layer.opacity < 1 {
        json.raw(", \"opacity\": ")
        json.number(layer.opacity)
      }
      if layer.blendMode != .normal { json.raw(", \"blend\": \"\(layer.blendMode.rawValue)\"") }
      if layer.isGroup { json.raw(", \"kind\": \"group\"") }
      if let group = layer.group { json.raw(", \"group\": \(group.number)") }
      if let background = layer.background { json.raw(", \"ground\": \(background)") }
      if let tileset = layer.tileset { json.raw(", \"tileset\": \(tileset.number)") }
      member("details", DetailsText.object(layer.details))
      json.unknown(layer.unknownFields)
      json.raw("}")
    }
    json.raw("]")
  }

  /// Writes non-empty cels, with the cells of linked ones at their first occurrence.
  private mutating func write(_ cels: [PixelCel], of layers: [PixelLayer]) {
    json.raw(", \"cels\": [")
    var isFirst = true
    for (layer, cel) in zip(layers, cels)
    where cel.link != 0 || cel.map != nil || !cel.isEmpty || cel.details != nil {
      json.raw(isFirst ? "\n   " : ",\n   ")
      isFirst = false
      json.raw("{\"layer\": \(layer.id.number)")
      var isKnown = false
      if cel.link != 0 {
        json.raw(", \"link\": \(cel.link)")
        isKnown = !written.insert(WrittenLink(layer: layer.id, link: cel.link)).inserted
      }
      member("details", cel.details.flatMap { DetailsText.object($0) })
      if !isKnown, let layout = layer.tileset.flatMap({ layouts[$0] }) {
        let tiles = cel.map?.tiles ?? Array(repeating: .empty, count: layout.count)
        json.raw(", \"map\": ")
        rows(tiles.map { Int($0.bits) }, width: layout.columns)
      } else if !isKnown {
        write(cel.grid)
      }
      json.raw("}")
    }
    json.raw("]")
  }

  private mutating func write(_ grid: CellGrid) {
    json.raw(", \"cells\": [")
    let cells = grid.allCells
    let width = grid.size.width
    for y in 0..<grid.size.height {
      json.raw(y == 0 ? "\n   [" : ",\n   [")
      for x in 0..<width {
        if x > 0 { json.raw(", ") }
        json.integer(Int(cells[y * width + x]))
      }
      json.raw("]")
    }
    json.raw("]")
  }
}

extension Sprite {
  /// Whether it has anything that only version 4 has.
  fileprivate var isDetailed: Bool {
    details != SpriteDetails() || !slices.isEmpty
      || layers.contains {
        $0.isReference || $0.details != LayerDetails() || !$0.blendMode.isOld
      }
      || tilesets.contains { $0.details != nil }
      || sections.contains { !$0.userData.isEmpty }
      || frames.contains { $0.cels.contains { $0.details != nil } }
  }
}

extension BlendMode {
  /// Whether versions before 4 have it.
  fileprivate var isOld: Bool {
    switch self {
    case .normal, .multiply, .screen, .overlay, .addition, .subtract, .darken, .lighten: true
    default: false
    }
  }
}
