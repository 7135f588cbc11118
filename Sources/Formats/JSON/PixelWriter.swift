import Base
import Documents

/// Writes pixel art in the interchange format.
struct PixelWriter {
  private var json = JSONText()

  var bytes: [UInt8] { json.bytes }

  mutating func write(_ document: PixelsDocument) {
    let picture = document.art.picture
    json.reserve(512 + 4 * picture.size.count * picture.frames.count)
    json.raw("{\"format\": \"\(PixelsDocument.format)\", \"version\": \(PixelsDocument.version)")
    if let name = document.name {
      json.raw(", \"name\": ")
      json.string(name)
    }
    json.tags(document.tags)
    json.raw(", \"width\": \(picture.size.width), \"height\": \(picture.size.height)")
    json.raw(",\n \"palette\": [")
    for (index, color) in picture.palette.colors.enumerated() {
      json.raw((index == 0 ? "\"" : ", \"") + color.hex + "\"")
    }
    json.raw("],\n \"playback\": \"\(picture.playback.rawValue)\"")
    json.raw(", \"loopCount\": \(picture.loopCount)")
    json.raw(", \"sections\": [")
    for (index, section) in picture.sections.enumerated() {
      json.raw(index == 0 ? "{\"name\": " : ", {\"name\": ")
      json.string(section.name)
      json.raw(", \"first\": \(section.frames.lowerBound)")
      json.raw(", \"last\": \(section.frames.upperBound)}")
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
    json.raw(",\n \"frames\": [")
    for (index, frame) in picture.frames.enumerated() {
      json.raw(index == 0 ? "\n  " : ",\n  ")
      write(frame)
    }
    json.raw("]}\n")
  }

  private mutating func write(_ frame: PixelFrame) {
    json.raw("{\"durationMs\": \(frame.milliseconds)")
    json.unknown(frame.unknownFields)
    json.raw(", \"cells\": [")
    let cells = frame.grid.allCells
    let width = frame.grid.size.width
    for y in 0..<frame.grid.size.height {
      json.raw(y == 0 ? "\n   [" : ",\n   [")
      for x in 0..<width {
        if x > 0 { json.raw(", ") }
        json.integer(Int(cells[y * width + x]))
      }
      json.raw("]")
    }
    json.raw("]}")
  }
}
