import Foundation
import Base
import Documents

/// Writes a document in the interchange format.
struct PaintingWriter {
  private var json = JSONText()

  init(strokeCount: Int) { json.reserve(256 + 160 * strokeCount) }

  var bytes: [UInt8] { json.bytes }

  mutating func write(_ document: PaintingDocument) {
    let painting = document.painting
    json.raw("{\"format\": ")
    json.string(PaintingDocument.format)
    json.raw(", \"version\": \(PaintingDocument.version)")
    if let name = document.name {
      json.raw(", \"name\": ")
      json.string(name)
    }
    json.raw(", \"aspectRatio\": ")
    json.number(painting.aspectRatio.value)
    json.raw(",\n \"background\": {\"color\": \"\(painting.background.color.shortHex)\"")
    if let picture = painting.background.picture {
      json.raw(", \"placement\": \"\(picture.placement.rawValue)\", \"picture\": \"")
      json.raw(Data(picture.file).base64EncodedString())
      json.raw("\"")
    }
    json.unknown(painting.unknownBackgroundFields)
    json.raw("}")
    json.unknown(painting.unknownFields)
    json.raw(",\n \"strokes\": [")
    for (index, stroke) in painting.strokes.enumerated() {
      json.raw(index == 0 ? "\n  " : ",\n  ")
      write(stroke)
    }
    json.raw("]}\n")
  }

  private mutating func write(_ stroke: Stroke) {
    let style = stroke.style
    json.raw("{\"tool\": \"")
    json.raw(stroke.tool.rawValue)
    json.raw("\", \"width\": ")
    json.number(stroke.width)
    json.raw(", \"cap\": \"")
    json.raw(style.cap.rawValue)
    json.raw("\", \"join\": \"")
    json.raw(style.join.rawValue)
    json.raw("\", \"color\": \"")
    json.raw(style.color.hex)
    json.raw("\", \"dash\": [")
    for (index, length) in style.dash.lengths.enumerated() {
      if index > 0 { json.raw(", ") }
      json.number(length)
    }
    json.raw("], \"points\": [")
    for (index, sample) in stroke.samples.enumerated() {
      if index > 0 { json.raw(", ") }
      write(sample)
    }
    json.raw("]")
    json.unknown(stroke.unknownFields)
    json.raw("}")
  }

  private mutating func write(_ sample: Sample) {
    json.raw("[")
    json.number(sample.position.x)
    json.raw(", ")
    json.number(sample.position.y)
    if sample.pressure != 1 || sample.milliseconds != 0 {
      json.raw(", ")
      json.number(sample.pressure)
    }
    if sample.milliseconds != 0 {
      json.raw(", ")
      json.raw(String(sample.milliseconds))
    }
    json.raw("]")
  }
}
