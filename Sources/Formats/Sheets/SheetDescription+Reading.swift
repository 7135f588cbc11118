import Base
import Documents

extension SheetDescription {
  /// Reads either form, detected from the text.
  ///
  /// - Throws: an error that names the offending field.
  public init(_ bytes: [UInt8]) throws(PixelFileError) {
    let file = try JSONValue(bytes)
    var fields = file["frames"].elements.map { (name: $0["filename"].string ?? "", value: $0) }
    if fields.isEmpty { fields = file["frames"].members.map { ($0.name, $0.value) } }
    guard !fields.isEmpty else { throw PixelFileError("is missing").inside("frames") }
    guard fields.count <= Sprite.mostFrames else {
      throw PixelFileError(
        "a sheet of {count} frames is too long; at most {most} are allowed",
        ["count": fields.count, "most": Sprite.mostFrames])
    }
    var frames: [Frame] = []
    for (index, field) in fields.enumerated() {
      frames.append(try Self.frame(field.value, name: field.name, "frames[\(index)]"))
    }
    let meta = file["meta"]
    self.init(
      frames: frames, tags: meta["frameTags"].elements.compactMap { Self.tag($0, frames.count) },
      image: meta["image"].string ?? "",
      size: CellSize(
        width: meta["size"]["w"].integer ?? 0, height: meta["size"]["h"].integer ?? 0))
    // Aseprite writes it as text.
    let scale = meta["scale"].string.flatMap { Int($0) } ?? meta["scale"].integer ?? 1
    self.scale = max(1, scale)
    if case .list = meta["layers"] { layers = meta["layers"].elements.map(Self.layer) }
    if case .list = meta["slices"] { slices = meta["slices"].elements.map(Self.slice) }
  }

  private static func layer(_ fields: JSONValue) -> Layer {
    var layer = Layer(name: fields["name"].string ?? "", group: fields["group"].string)
    if let mode = fields["blendMode"].string {
      layer.look = Layer.Look(
        opacity: min(max(fields["opacity"].integer ?? 255, 0), 255), blendMode: mode)
    }
    return layer
  }

  /// Reads a slice, without keys that have no place.
  private static func slice(_ fields: JSONValue) -> Slice {
    var slice = Slice(name: fields["name"].string ?? "", keys: [])
    slice.userData.color = fields["color"].string.flatMap { InkColor(hex: $0) }
    slice.userData.text = fields["data"].string
    for field in fields["keys"].elements {
      guard let frame = field["frame"].integer, frame >= 0, let bounds = area(field["bounds"])
      else { continue }
      var key = Slice.Key(frame: frame, bounds: bounds, center: area(field["center"]))
      if let x = field["pivot"]["x"].integer, let y = field["pivot"]["y"].integer {
        key.pivot = CellPosition(x: x, y: y)
      }
      slice.keys.append(key)
    }
    slice.keys.sort { $0.frame < $1.frame }
    return slice
  }

  /// Reads a rectangle that may begin beyond the picture.
  private static func area(_ fields: JSONValue) -> CellRect? {
    guard let x = fields["x"].integer, let y = fields["y"].integer,
      let width = fields["w"].integer, let height = fields["h"].integer, width >= 0, height >= 0
    else { return nil }
    return CellRect(x: x, y: y, width: width, height: height)
  }

  private static func frame(
    _ fields: JSONValue, name: String, _ path: String
  ) throws(PixelFileError) -> Frame {
    let place = fields["frame"]
    guard let rect = rect(place) else {
      throw PixelFileError("must have x, y, w and h").inside(path + ".frame")
    }
    guard fields["rotated"].bool != true else {
      throw PixelFileError("must not be true").inside(path + ".rotated")
    }
    var frame = Frame(
      name: name, place: rect, milliseconds: fields["duration"].integer.map { max(1, $0) } ?? 100)
    let (source, whole) = (fields["spriteSourceSize"], fields["sourceSize"])
    if let width = whole["w"].integer, let height = whole["h"].integer, width > 0, height > 0 {
      frame.size = CellSize(width: width, height: height)
      frame.offset = CellPosition(x: source["x"].integer ?? 0, y: source["y"].integer ?? 0)
    }
    return frame
  }

  private static func rect(_ fields: JSONValue) -> CellRect? {
    area(fields).flatMap { $0.x >= 0 && $0.y >= 0 ? $0 : nil }
  }

  /// Returns nil if it has no frames in the sheet.
  private static func tag(_ fields: JSONValue, _ count: Int) -> LayeredPixels.Tag? {
    guard let first = fields["from"].integer, let last = fields["to"].integer,
      (0..<count).contains(first), last >= first
    else { return nil }
    return LayeredPixels.Tag(
      name: fields["name"].string ?? "", frames: first...min(last, count - 1),
      direction: fields["direction"].string.flatMap { LayeredPixels.Direction(word: $0) }
        ?? .forward,
      repeats: fields["repeat"].string.flatMap { Int($0) } ?? fields["repeat"].integer ?? 0,
      color: fields["color"].string.flatMap { InkColor(hex: $0) })
  }
}
