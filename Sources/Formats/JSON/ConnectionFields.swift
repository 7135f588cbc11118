import Base
import Documents

/// The connections of a line's ends while they are read.
struct ConnectionFields {
  private(set) var connections = LineConnections.none
  private var course: LineCourse?

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      if key.name == "course" {
        try FieldRule.once(course)
        course = try FieldRule.word(&reader, LineCourse.self)
        return
      }
      guard let end = LineEnd(rawValue: key.name) else {
        _ = try reader.readRawValue()
        return
      }
      try FieldRule.once(connections[end])
      connections[end] = try Self.connection(from: &reader)
    }
    if let course { connections.course = course }
  }

  private static func connection(
    from reader: inout JSONReader
  ) throws(InterchangeError) -> Connection {
    var element: Int?
    var anchor: [Double]?
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "element":
        try FieldRule.once(element)
        element = try FieldRule.integer(&reader, in: 1...Int(UInt32.max))
      case "anchor":
        try FieldRule.once(anchor)
        anchor = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
          try reader.readDouble()
        }
      default: _ = try reader.readRawValue()
      }
    }
    let id = ElementID(UInt32(try FieldRule.present(element, "element")))
    guard let anchor else { return Connection(id, anchor: Connection.middle) }
    guard anchor.count == 2,
      let connection = Connection(id, soundAnchor: UnitPoint(x: anchor[0], y: anchor[1]))
    else { throw InterchangeError("must hold two numbers from -1 to 2").inside(field: "anchor") }
    return connection
  }
}
