import Base
import Documents

/// The style and points of a line in a document while they are read.
struct LineFields {
  private var readWidth: Double?
  private var cap: EndCap?
  private var join: LineJoin?
  private var color: InkColor?
  private var dash: DashPattern?
  private var samples: [Sample]?

  /// Reads a field's value if it belongs here.
  ///
  /// - Returns: false for another field, with its value still unread.
  mutating func read(
    _ key: JSONKey, from reader: inout JSONReader
  ) throws(InterchangeError) -> Bool {
    switch key.name {
    case "width":
      try FieldRule.once(readWidth)
      readWidth = try Self.readWidth(from: &reader)
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
    guard width > 0, width <= PaintingElement.greatestWidth else {
      throw InterchangeError("must be above 0 and at most 10")
    }
    return width
  }

  private static func readDash(
    from reader: inout JSONReader
  ) throws(InterchangeError) -> DashPattern {
    let lengths = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
      let length = try reader.readDouble()
      guard length >= 0 else { throw InterchangeError("must not be negative") }
      return length
    }
    guard let dash = DashPattern(lengths) else {
      throw InterchangeError("must hold a length above 0, or be empty for a solid line")
    }
    return dash
  }

  private static func readSamples(
    from reader: inout JSONReader
  ) throws(InterchangeError) -> [Sample] {
    let samples = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
      try PointFields(from: &reader).sample()
    }
    guard !samples.isEmpty else { throw InterchangeError("must hold at least one point") }
    return samples
  }

  /// The style without the fields of `StyleFields`.
  var style: LineStyle {
    LineStyle(
      cap: cap ?? .round, join: join ?? .round, color: color ?? .black, dash: dash ?? .solid)
  }

  func width() throws(InterchangeError) -> Double { try FieldRule.present(readWidth, "width") }

  /// Creates a stroke of a tool.
  ///
  /// - Parameter isSet: whether points and width may be missing, as in a text not yet laid out.
  func stroke(
    _ tool: Tool, unknownFields: String, isSet: Bool = false
  ) throws(InterchangeError) -> Stroke {
    let samples = isSet ? samples ?? [] : try FieldRule.present(samples, "points")
    return Stroke(
      tool: tool,
      width: isSet
        ? readWidth ?? PaperScale.length(ofPoints: 1) : try width(),
      style: style, samples: samples, unknownFields: unknownFields)
  }
}

/// A stroke of a document of version 1 while it is read.
struct StrokeFields {
  private var tool: Tool?
  private var line = LineFields()
  private var unknown = UnknownFields()

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      if try line.read(key, from: &reader) { return }
      guard key.name == "tool" else { return try unknown.keep(key, from: &reader) }
      try FieldRule.once(tool)
      tool = try FieldRule.word(&reader, Tool.self)
    }
  }

  func stroke() throws(InterchangeError) -> Stroke {
    try line.stroke(tool ?? .pencil, unknownFields: unknown.text)
  }
}
