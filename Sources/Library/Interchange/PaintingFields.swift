import Geometry
import Ink
import Model

/// The outermost object of a document while it is read.
struct PaintingFields {
  private var format: String?
  private var version: Double?
  private var name: String?
  private var aspectRatio: AspectRatio?
  private var background: BackgroundFields?
  private var strokes: [Stroke]?
  private var unknown = UnknownFields()

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try reader.readObject { (reader, key) throws(InterchangeError) in
      do throws(InterchangeError) {
        try read(key, from: &reader)
      } catch {
        throw error.field.hasPrefix(key.name) && error.message == "is given twice"
          ? error : error.inside(field: key.name)
      }
    }
    try reader.readEnd()
  }

  private mutating func read(
    _ key: JSONKey, from reader: inout JSONReader
  ) throws(InterchangeError) {
    switch key.name {
    case "format":
      try FieldRule.once(format)
      format = try reader.readString()
      guard format == PaintingDocument.format else {
        throw InterchangeError("must be \"\(PaintingDocument.format)\"")
      }
    case "version":
      try FieldRule.once(version)
      version = try Self.readVersion(from: &reader)
    case "name":
      try FieldRule.once(name)
      name = try reader.readString()
    case "aspectRatio":
      try FieldRule.once(aspectRatio)
      aspectRatio = AspectRatio(try reader.readDouble())
      guard aspectRatio != nil else { throw InterchangeError("must lie within 0.01 and 100") }
    case "background":
      try FieldRule.once(background)
      background = try BackgroundFields(from: &reader)
    case "strokes":
      try FieldRule.once(strokes)
      strokes = try Self.readStrokes(from: &reader)
    default: try unknown.keep(key, from: &reader)
    }
  }

  private static func readVersion(
    from reader: inout JSONReader
  ) throws(InterchangeError) -> Double {
    let version = try reader.readDouble()
    let known = Double(PaintingDocument.version)
    guard version <= known else {
      throw InterchangeError("is newer than this program understands; update Filbert")
    }
    guard version == known else { throw InterchangeError("must be \(PaintingDocument.version)") }
    return version
  }

  private static func readStrokes(
    from reader: inout JSONReader
  ) throws(InterchangeError) -> [Stroke] {
    var strokes: [Stroke] = []
    try reader.readArray { (reader, index) throws(InterchangeError) in
      do throws(InterchangeError) {
        strokes.append(try StrokeFields(from: &reader).stroke())
      } catch {
        throw error.inside(index: index)
      }
    }
    return strokes
  }

  func document() throws(InterchangeError) -> PaintingDocument {
    _ = try FieldRule.present(format, "format")
    _ = try FieldRule.present(version, "version")
    let aspectRatio = try FieldRule.present(aspectRatio, "aspectRatio")
    let strokes = try FieldRule.present(strokes, "strokes")
    return PaintingDocument(
      name: name,
      painting: Painting(
        shape: .fixed(aspectRatio), background: background?.background ?? .white,
        baseStrokes: strokes,
        unknownFields: unknown.text, unknownBackgroundFields: background?.unknown.text ?? ""))
  }
}
