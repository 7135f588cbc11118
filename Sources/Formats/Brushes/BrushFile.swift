public import Base

/// Named brushes as a file: a JSON object in the format `filbert-brushes`, whose brushes have the fields of a
/// painting's lines.
///
///     let bytes = BrushFile.bytes(of: brushes)
///     try BrushFile.brushes(bytes) == brushes
public enum BrushFile {
  /// The identifier of the format.
  public static let format = "filbert-brushes"
  /// The newest supported version of the format.
  public static let version = 1
  /// The most brushes in a file.
  public static let mostBrushes = 1000
  /// The size limit of a file, in bytes.
  public static let mostBytes = 1 << 22

  /// Encodes brushes as UTF-8, with a brush per line.
  public static func bytes(of brushes: [NamedBrush]) -> [UInt8] {
    var json = JSONText()
    json.raw("{\"format\": \"\(format)\", \"version\": \(version), \"brushes\": [")
    for (index, named) in brushes.enumerated() {
      json.raw(index == 0 ? "\n {\"name\": " : ",\n {\"name\": ")
      json.string(named.name)
      json.raw(", ")
      let brush = named.brush
      json.line(
        brush.style, width: PaperScale.length(ofPoints: brush.widthInPoints),
        grain: PaperScale.grain)
      if brush.steadiness != 0 {
        json.raw(", \"steadiness\": ")
        json.number(brush.steadiness)
      }
      json.raw("}")
    }
    json.raw("]}\n")
    return json.bytes
  }

  /// Reads the brushes of a file; values out of range are moved into it.
  ///
  /// - Throws: with the field and the brush, for a file without brushes and for values of the wrong kind.
  public static func brushes(_ bytes: [UInt8]) throws(InterchangeError) -> [NamedBrush] {
    var reader = JSONReader(bytes)
    var head = DocumentHead(format: format, versions: 1...version)
    var brushes: [NamedBrush]?
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      if key.name == "brushes" {
        try FieldRule.once(brushes)
        brushes = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
          try NamedBrushFields(from: &reader).brush()
        }
      } else if try !head.read(key, from: &reader) {
        _ = try reader.readRawValue()
      }
    }
    try reader.readEnd()
    try head.check()
    let found = try FieldRule.present(brushes, "brushes")
    guard (1...mostBrushes).contains(found.count) else {
      throw InterchangeError("must hold 1 to {most} brushes", ["most": mostBrushes])
        .inside(field: "brushes")
    }
    return found
  }
}

/// A brush of a file while it is read.
private struct NamedBrushFields {
  private var name: String?
  private var line = LineFields()
  private var style = StyleFields()
  private var steadiness: Double?

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      if try line.read(key, from: &reader) { return }
      if try style.read(key, from: &reader) { return }
      switch key.name {
      case "name":
        try FieldRule.once(name)
        name = try reader.readString()
      case "steadiness":
        try FieldRule.once(steadiness)
        steadiness = try reader.readDouble()
      default: _ = try reader.readRawValue()
      }
    }
  }

  /// A length in points, without the error of the division.
  private static func points(ofLength length: Double) -> Double {
    (PaperScale.points(ofLength: length) * 1e9).rounded() / 1e9
  }

  func brush() throws(InterchangeError) -> NamedBrush {
    var brush = Brush(
      widthInPoints: Self.points(ofLength: try line.width()), style: line.style)
    style.complete(&brush.style)
    if let steadiness { brush.steadiness = steadiness }
    guard let named = NamedBrush(try FieldRule.present(name, "name"), brush) else {
      throw InterchangeError("must not be empty").inside(field: "name")
    }
    return named
  }
}
