import Base
import Texts

/// An element of a file of Excalidraw, in pixels of the scene.
struct ExcalidrawElement {
  /// The types that are drawn.
  enum Kind: String {
    case rectangle, diamond, ellipse, line, arrow, freedraw, text, image
  }

  private(set) var type = ""
  private(set) var id = ""
  /// Of its box before it is turned; for lines of the origin of their points.
  private(set) var x = 0.0
  private(set) var y = 0.0
  private(set) var width = 0.0
  private(set) var height = 0.0
  /// In radians, clockwise about its centre.
  private(set) var angle = 0.0
  private(set) var look = ExcalidrawLook()
  /// How corners and bends are rounded; nil for sharp ones.
  private(set) var roundness: Int?
  /// From the innermost to the outermost.
  private(set) var groups: [String] = []
  private(set) var isLocked = false
  private(set) var isDeleted = false
  /// Relative to x and y.
  private(set) var points: [PaperPoint] = []
  /// Of its points; of as many as there are.
  private(set) var pressures: [Float] = []
  private(set) var simulatesPressure = true
  /// The bindings of a line's ends.
  private(set) var start: ExcalidrawBinding?
  private(set) var end: ExcalidrawBinding?
  private(set) var label = ExcalidrawLabel()
  private(set) var image = ExcalidrawImage()

  /// Nil for a type that is not drawn.
  var kind: Kind? { Kind(rawValue: type) }

  init(from reader: inout JSONReader) throws(InterchangeError) {
    var known: Set<String> = []
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      known.insert(key.name)
      try read(key.name, from: &reader)
    }
    for field in ["type", "x", "y"] + requiredFields where !known.contains(field) {
      throw InterchangeError("is missing").inside(field: field)
    }
    if [.line, .arrow, .freedraw].contains(kind), points.isEmpty, !isDeleted {
      throw InterchangeError("must hold at least one point").inside(field: "points")
    }
  }

  private var requiredFields: [String] {
    switch kind {
    case .rectangle, .diamond, .ellipse, .image: ["width", "height"]
    case .line, .arrow, .freedraw: ["points"]
    case .text: ["width", "height", "text", "fontSize"]
    case nil: []
    }
  }

  private mutating func read(
    _ name: String, from reader: inout JSONReader
  ) throws(InterchangeError) {
    switch name {
    case "type": type = try reader.readString()
    case "id": id = try reader.readString()
    case "x": x = try ExcalidrawRule.number(&reader)
    case "y": y = try ExcalidrawRule.number(&reader)
    case "width": width = try ExcalidrawRule.number(&reader)
    case "height": height = try ExcalidrawRule.number(&reader)
    case "angle": angle = try reader.readUnlessNull(ExcalidrawRule.number) ?? 0
    case "roundness": roundness = try Self.roundness(&reader)
    // How old versions rounded.
    case "strokeSharpness":
      if try reader.readUnlessNull(ExcalidrawRule.text) == "round" { roundness = roundness ?? 1 }
    case "groupIds": groups = try reader.readUnlessNull(ExcalidrawRule.texts) ?? []
    case "locked": isLocked = try reader.readUnlessNull(FieldRule.truth) ?? false
    case "isDeleted": isDeleted = try reader.readUnlessNull(FieldRule.truth) ?? false
    case "points": points = try ExcalidrawRule.points(&reader)
    case "pressures": pressures = try reader.readUnlessNull(ExcalidrawRule.pressures) ?? []
    case "simulatePressure":
      simulatesPressure = try reader.readUnlessNull(FieldRule.truth) ?? true
    case "startBinding": start = try ExcalidrawBinding.read(&reader)
    case "endBinding": end = try ExcalidrawBinding.read(&reader)
    default:
      if try look.read(name, from: &reader) { return }
      if try label.read(name, from: &reader) { return }
      if try image.read(name, from: &reader) { return }
      _ = try reader.readRawValue()
    }
  }

  /// The `type` of an object; nil for `null`.
  private static func roundness(_ reader: inout JSONReader) throws(InterchangeError) -> Int? {
    var number: Int?
    try reader.readFields { (reader, name) throws(InterchangeError) in
      switch name {
      case "type": number = Int(saturating: try ExcalidrawRule.number(&reader))
      default: _ = try reader.readRawValue()
      }
    }
    return number
  }
}

/// The element that an end of a line is bound to.
struct ExcalidrawBinding {
  let element: String
  /// In the element's own box, with corners (0, 0) and (1, 1); nil for a line that aims at its middle.
  let anchor: PaperPoint?

  /// Nil for `null`.
  static func read(
    _ reader: inout JSONReader
  ) throws(InterchangeError) -> ExcalidrawBinding? {
    var element: String?
    var anchor: PaperPoint?
    try reader.readFields { (reader, name) throws(InterchangeError) in
      switch name {
      case "elementId": element = try reader.readUnlessNull(ExcalidrawRule.text)
      case "fixedPoint": anchor = try reader.readUnlessNull(ExcalidrawRule.point)
      default: _ = try reader.readRawValue()
      }
    }
    return element.map { ExcalidrawBinding(element: $0, anchor: anchor) }
  }
}
