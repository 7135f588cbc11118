import Base
import Documents

/// Converts a project's JSON to layers and cels.
struct PixeloramaReader {
  /// The pixels of a cel; nil if there are none.
  typealias CelBytes =
    (_ frame: Int, _ layer: Int, _ count: Int) throws(PixelFileError) -> ArraySlice<UInt8>?

  /// The types of layers, with the project's numbers.
  enum Kind: Int {
    case pixels, group, threeDimensional, tiles, sound
  }

  let data: JSONValue
  var sprite: LayeredPixels
  let kinds: [Kind?]
  var room = LayeredPixels.mostPixels

  init(_ data: JSONValue) throws(PixelFileError) {
    guard let width = data["size_x"].integer, let height = data["size_y"].integer else {
      throw PixelFileError("it has no width and height")
    }
    let size = CellSize(width: width, height: height)
    try AnimationLimits.check(size, kind: ".pxo")
    let frames = data["frames"].elements
    guard !frames.isEmpty else {
      throw PixelFileError("the {kind} has no image", ["kind": ".pxo"])
    }
    try AnimationLimits.check(frameCount: frames.count, of: size, kind: ".pxo")
    self.data = data
    kinds = data["layers"].elements.map { Kind(rawValue: $0["type"].integer ?? 0) }
    sprite = LayeredPixels(size: size, depth: .color, durations: [])
  }

  mutating func sprite(_ bytes: CelBytes) throws(PixelFileError) -> LayeredPixels {
    readDurations()
    readTags()
    let layers = data["layers"].elements
    try LayeredPixels.check(layerCount: layers.count, frameCount: sprite.durations.count)
    for index in layers.indices { sprite.layers.append(layer(layers[index], kinds[index])) }
    for (index, frame) in data["frames"].elements.enumerated() {
      for (layer, cel) in frame["cels"].elements.enumerated() where layers.indices.contains(layer) {
        try read(cel, layer: layer, frame: index, bytes)
      }
    }
    for index in layers.indices { link(layers[index], layer: index) }
    arrangeGroups(layers)
    return sprite
  }

  // MARK: Frames and tags

  private mutating func readDurations() {
    let speed = data["fps"].double ?? 6
    let older = data["frame_duration"].elements
    for (index, frame) in data["frames"].elements.enumerated() {
      let given = frame["duration"].double ?? (index < older.count ? older[index].double : nil)
      let milliseconds = 1000 * max(0, given ?? 1) / max(speed, 0.001)
      sprite.durations.append(Int(saturating: min(max(1, milliseconds), 65_535).rounded()))
    }
  }

  private mutating func readTags() {
    let count = data["frames"].elements.count
    for tag in data["tags"].elements {
      // Counted from 1.
      guard let first = tag["from"].integer, let last = tag["to"].integer, first >= 1,
        first <= last, first <= count
      else { continue }
      let color = tag["color"].string.flatMap { InkColor(hex: "#" + rgbaDigits($0)) }
      sprite.tags.append(
        LayeredPixels.Tag(
          name: tag["name"].string ?? "", frames: first - 1...min(last, count) - 1, color: color))
    }
  }

  /// Before version 1.0, the opacity comes first.
  private func rgbaDigits(_ text: String) -> String {
    let isOld = data["pixelorama_version"].string?.hasPrefix("v0") ?? false
    return isOld && text.utf8.count == 8 ? String(text.dropFirst(2) + text.prefix(2)) : text
  }

  // MARK: Layers

  private mutating func layer(_ fields: JSONValue, _ kind: Kind?) -> LayeredPixels.Layer {
    var layer = LayeredPixels.Layer(name: fields["name"].string ?? "")
    layer.isGroup = kind == .group
    layer.isVisible = fields["visible"].bool ?? true
    layer.isLocked = fields["locked"].bool ?? false
    if fields["expanded"].bool == false { layer.details.flags = LayerDetails.Flag.isCollapsed }
    layer.opacity = Self.byte(fields["opacity"])
    if let blend = Self.blend(fields["blend_mode"].integer ?? 0) {
      layer.blend = blend
    } else {
      sprite.omissions.insert(.blendModes)
    }
    if !fields["effects"].elements.isEmpty || fields["clipping_mask"].bool == true {
      sprite.omissions.insert(.effects)
    }
    if let notes = fields["user_data"].string, !notes.isEmpty { sprite.omissions.insert(.notes) }
    switch kind {
    case .pixels, .group: break
    case .tiles: sprite.omissions.insert(.tilemaps)
    case .threeDimensional, .sound, nil: sprite.omissions.insert(.otherLayers)
    }
    if !layer.isGroup {
      layer.cels = Array(repeating: nil, count: data["frames"].elements.count)
    }
    return layer
  }

  static func byte(_ opacity: JSONValue) -> UInt8 {
    UInt8(saturating: (min(max(0, opacity.double ?? 1), 1) * 255).rounded())
  }

  /// Returns nil for modes unique to Pixelorama: erasing, linear burn, intersection, and matching colours.
  private static func blend(_ number: Int) -> LayeredPixels.Blend? {
    let known: [Int: LayeredPixels.Blend] = [
      // A pass-through group.
      -2: .normal,
      0: .normal, 2: .darken, 3: .multiply, 4: .colorBurn, 6: .lighten, 7: .screen, 8: .colorDodge,
      9: .addition, 10: .overlay, 11: .softLight, 12: .hardLight, 13: .difference, 14: .exclusion,
      15: .subtract, 16: .divide, 17: .hue, 18: .saturation, 19: .color, 20: .luminosity,
    ]
    return known[number]
  }
}
