import Base
import Documents

extension SheetDescription {
  /// The JSON, with a line for each frame.
  public func json(as form: Form) -> [UInt8] {
    var text = JSONText()
    text.raw(form == .array ? "{\"frames\": [" : "{\"frames\": {")
    for (index, frame) in frames.enumerated() {
      text.raw(index == 0 ? "\n " : ",\n ")
      if form == .array {
        text.raw("{\"filename\": ")
        text.string(frame.name)
        text.raw(", ")
      } else {
        text.string(frame.name)
        text.raw(": {")
      }
      text.raw("\"frame\": ")
      Self.write(frame.place, to: &text)
      text.raw(", \"rotated\": false, \"trimmed\": \(frame.isTrimmed), \"spriteSourceSize\": ")
      let size = frame.place.size
      Self.write(
        CellRect(x: frame.offset.x, y: frame.offset.y, width: size.width, height: size.height),
        to: &text)
      text.raw(", \"sourceSize\": {\"w\": \(frame.size.width), \"h\": \(frame.size.height)}")
      text.raw(", \"duration\": \(frame.milliseconds)}")
    }
    text.raw(form == .array ? "],\n" : "},\n")
    text.raw(" \"meta\": {\"app\": \"filbert\", \"version\": \"\(Self.version)\", \"image\": ")
    text.string(image)
    text.raw(", \"format\": \"RGBA8888\",\n")
    text.raw("  \"size\": {\"w\": \(size.width), \"h\": \(size.height)},\n")
    text.raw("  \"scale\": \"\(scale)\"")
    Self.write(tags, as: "frameTags", to: &text) { Self.write($0, to: &$1) }
    if let layers {
      Self.write(layers, as: "layers", to: &text) { Self.write($0, to: &$1) }
    }
    if let slices {
      Self.write(slices, as: "slices", to: &text) { Self.write($0, to: &$1) }
    }
    text.raw("}}\n")
    return text.bytes
  }

  /// Writes a list of the sheet's parts.
  private static func write<Part>(
    _ parts: [Part], as name: String, to text: inout JSONText,
    _ write: (Part, inout JSONText) -> Void
  ) {
    text.raw(",\n  \"\(name)\": [")
    for (index, part) in parts.enumerated() {
      if index > 0 { text.raw(", ") }
      write(part, &text)
    }
    text.raw("]")
  }

  private static func write(_ layer: Layer, to text: inout JSONText) {
    text.raw("{\"name\": ")
    text.string(layer.name)
    if let group = layer.group {
      text.raw(", \"group\": ")
      text.string(group)
    }
    if let look = layer.look {
      text.raw(", \"opacity\": \(look.opacity), \"blendMode\": ")
      text.string(look.blendMode)
    }
    text.raw("}")
  }

  private static func write(_ slice: Slice, to text: inout JSONText) {
    text.raw("{\"name\": ")
    text.string(slice.name)
    if let color = slice.userData.color, color.alpha > 0 {
      text.raw(", \"color\": \"\(color.hex.lowercased())\"")
    }
    if let data = slice.userData.text, !data.isEmpty {
      text.raw(", \"data\": ")
      text.string(data)
    }
    text.raw(", \"keys\": [")
    for (index, key) in slice.keys.enumerated() {
      text.raw("\(index == 0 ? "" : ", "){\"frame\": \(key.frame), \"bounds\": ")
      write(key.bounds, to: &text)
      if let center = key.center, !center.isEmpty {
        text.raw(", \"center\": ")
        write(center, to: &text)
      }
      if let pivot = key.pivot {
        text.raw(", \"pivot\": {\"x\": \(pivot.x), \"y\": \(pivot.y)}")
      }
      text.raw("}")
    }
    text.raw("]}")
  }

  private static func write(_ rect: CellRect, to text: inout JSONText) {
    text.raw("{\"x\": \(rect.x), \"y\": \(rect.y), \"w\": \(rect.width), \"h\": \(rect.height)}")
  }

  private static func write(_ tag: LayeredPixels.Tag, to text: inout JSONText) {
    text.raw("{\"name\": ")
    text.string(tag.name)
    text.raw(", \"from\": \(tag.frames.lowerBound), \"to\": \(tag.frames.upperBound)")
    text.raw(", \"direction\": \"\(tag.direction.word)\"")
    // Aseprite writes it as text.
    if tag.repeats > 0 { text.raw(", \"repeat\": \"\(tag.repeats)\"") }
    if let color = tag.color { text.raw(", \"color\": \"\(color.hex.lowercased())\"") }
    text.raw("}")
  }
}
