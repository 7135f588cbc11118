import Base

/// The gradient of a line or a fill while it is read.
struct GradientFields {
  private enum Kind: String, CaseIterable { case linear, radial }

  private var kind: Kind?
  private var map: PaperMap?
  private var focus: PaperPoint?
  private var spread: GradientSpread?
  private var space: GradientSpace?
  private var stops: [GradientStop]?

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "kind":
        try FieldRule.once(kind)
        kind = try FieldRule.word(&reader, Kind.self)
      case "map":
        try FieldRule.once(map)
        map = try FieldRule.map(&reader)
      case "focus":
        try FieldRule.once(focus)
        focus = try FieldRule.paperPoint(&reader)
      case "spread":
        try FieldRule.once(spread)
        spread = try FieldRule.word(&reader, GradientSpread.self)
      case "space":
        try FieldRule.once(space)
        space = try FieldRule.word(&reader, GradientSpace.self)
      case "stops":
        try FieldRule.once(stops)
        stops = try Self.readStops(&reader)
      default: _ = try reader.readRawValue()
      }
    }
  }

  private static func readStops(
    _ reader: inout JSONReader
  ) throws(InterchangeError) -> [GradientStop] {
    let stops = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
      var offset: Double?
      var color: InkColor?
      try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
        switch key.name {
        case "offset":
          try FieldRule.once(offset)
          offset = try FieldRule.fraction(&reader)
        case "color":
          try FieldRule.once(color)
          color = try FieldRule.color(&reader)
        default: _ = try reader.readRawValue()
        }
      }
      return GradientStop(
        at: try FieldRule.present(offset, "offset"), try FieldRule.present(color, "color"))
    }
    guard (1...GradientField.mostStops).contains(stops.count) else {
      throw InterchangeError(
        "must hold {least} to {most} stops", ["least": 1, "most": GradientField.mostStops])
    }
    return stops
  }

  func gradient() throws(InterchangeError) -> InkGradient {
    let field = GradientField(
      map: try FieldRule.present(map, "map"), stops: try FieldRule.present(stops, "stops"),
      spread: spread ?? .pad, space: space ?? .srgb)
    switch try FieldRule.present(kind, "kind") {
    case .linear: return .linear(field)
    case .radial: return .radial(field, focus: focus ?? PaperPoint(x: 0, y: 0))
    }
  }
}
