import Base
import Documents

/// The path of a line while it is read.
struct PathFields {
  private var nodes: [PathNode]?
  private var isClosed: Bool?
  private var isOfStroke: Bool?

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "nodes":
        try FieldRule.once(nodes)
        nodes = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
          try Self.readNode(&reader)
        }
      case "closed":
        try FieldRule.once(isClosed)
        isClosed = try FieldRule.truth(&reader)
      case "ofStroke":
        try FieldRule.once(isOfStroke)
        isOfStroke = try FieldRule.truth(&reader)
      default: _ = try reader.readRawValue()
      }
    }
  }

  private static func readNode(_ reader: inout JSONReader) throws(InterchangeError) -> PathNode {
    var kind: PathNode.Kind?
    var (point, arriving, leaving): (PaperPoint?, PaperPoint?, PaperPoint?)
    var pressure: Double?
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "kind":
        try FieldRule.once(kind)
        kind = try FieldRule.word(&reader, PathNode.Kind.self)
      case "point":
        try FieldRule.once(point)
        point = try FieldRule.paperPoint(&reader)
      case "in":
        try FieldRule.once(arriving)
        arriving = try FieldRule.paperPoint(&reader)
      case "out":
        try FieldRule.once(leaving)
        leaving = try FieldRule.paperPoint(&reader)
      case "pressure":
        try FieldRule.once(pressure)
        pressure = try FieldRule.fraction(&reader)
      default: _ = try reader.readRawValue()
      }
    }
    return PathNode(
      try FieldRule.present(point, "point"), arriving: arriving, leaving: leaving,
      kind: kind ?? .corner, pressure: pressure ?? 1)
  }

  func path() throws(InterchangeError) -> NodePath {
    let nodes = try FieldRule.present(nodes, "nodes")
    guard
      let path = NodePath(nodes, isClosed: isClosed ?? false, isOfStroke: isOfStroke ?? false)
    else { throw InterchangeError("must hold at least one point").inside(field: "nodes") }
    return path
  }
}
