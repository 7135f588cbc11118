import Base
import Documents

/// A stroke of a document while it is read.
struct StrokeFields {
  private var tool: Tool?
  private var width: Double?
  private var cap: EndCap?
  private var join: LineJoin?
  private var color: InkColor?
  private var dash: DashPattern?
  private var samples: [Sample]?
  private var unknown = UnknownFields()

  private static let widestStroke = 10.0

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try reader.readObject { (reader, key) throws(InterchangeError) in
      do throws(InterchangeError) {
        guard try !read(key, from: &reader) else { return }
      } catch {
        throw error.inside(field: key.name)
      }
      try unknown.keep(key, from: &reader)
    }
  }

  /// False for a field that is not known.
  private mutating func read(
    _ key: JSONKey, from reader: inout JSONReader
  ) throws(InterchangeError) -> Bool {
    switch key.name {
    case "tool":
      try FieldRule.once(tool)
      tool = try FieldRule.word(&reader, Tool.self)
    case "width":
      try FieldRule.once(width)
      width = try Self.readWidth(from: &reader)
    case "cap":
      try FieldRule.once(cap)
      cap = try FieldRule.word(&reader, EndCap.self)
    case "join":
      try FieldRule.once(join)
      join = try FieldRule.word(&reader, LineJoin.self)
    case "color":
      try FieldRule.once(color)
      color = try FieldRule.color(&reader)
    case "dash":
      try FieldRule.once(dash)
      dash = try Self.readDash(from: &reader)
    case "points":
      try FieldRule.once(samples)
      samples = try Self.readSamples(from: &reader)
    default: return false
    }
    return true
  }

  private static func readWidth(from reader: inout JSONReader) throws(InterchangeError) -> Double {
    let width = try reader.readDouble()
    guard width > 0, width <= widestStroke else {
      throw InterchangeError("must be above 0 and at most 10")
    }
    return width
  }

  private static func readDash(
    from reader: inout JSONReader
  ) throws(InterchangeError) -> DashPattern {
    var lengths: [Double] = []
    try reader.readArray { (reader, index) throws(InterchangeError) in
      do throws(InterchangeError) {
        let length = try reader.readDouble()
        guard length >= 0 else { throw InterchangeError("must not be negative") }
        lengths.append(length)
      } catch {
        throw error.inside(index: index)
      }
    }
    guard let dash = DashPattern(lengths) else {
      throw InterchangeError("must hold a length above 0, or nothing for a solid line")
    }
    return dash
  }

  private static func readSamples(
    from reader: inout JSONReader
  ) throws(InterchangeError) -> [Sample] {
    var samples: [Sample] = []
    try reader.readArray { (reader, index) throws(InterchangeError) in
      do throws(InterchangeError) {
        samples.append(try PointFields(from: &reader).sample())
      } catch {
        throw error.inside(index: index)
      }
    }
    guard !samples.isEmpty else { throw InterchangeError("must hold at least one point") }
    return samples
  }

  func stroke() throws(InterchangeError) -> Stroke {
    let samples = try FieldRule.present(samples, "points")
    return Stroke(
      tool: tool ?? .pencil, width: try FieldRule.present(width, "width"),
      style: LineStyle(
        cap: cap ?? .round, join: join ?? .round, color: color ?? .black, dash: dash ?? .solid),
      samples: samples, unknownFields: unknown.text)
  }
}
