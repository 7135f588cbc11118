import Base
import Documents

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
