import Base

/// The content of a file of Excalidraw, as it is there.
struct ExcalidrawScene {
  /// In the order of drawing, without deleted ones.
  private(set) var elements: [ExcalidrawElement] = []
  private(set) var background = InkColor.white
  /// Data URLs of picture files, by their ids.
  private(set) var files: [String: String] = [:]

  init(_ bytes: [UInt8]) throws(InterchangeError) {
    var reader = JSONReader(bytes)
    var type: String?
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      switch key.name {
      case "type": type = try reader.readString()
      case "elements": try readElements(from: &reader)
      case "appState": try readState(from: &reader)
      case "files": try readFiles(from: &reader)
      default: _ = try reader.readRawValue()
      }
    }
    try reader.readEnd()
    guard type == "excalidraw" else {
      throw InterchangeError("must be one of {words}", ["words": "excalidraw"])
        .inside(field: "type")
    }
  }

  private mutating func readElements(from reader: inout JSONReader) throws(InterchangeError) {
    var pointCount = 0
    try reader.readArray { (reader, index) throws(InterchangeError) in
      do throws(InterchangeError) {
        let element = try ExcalidrawElement(from: &reader)
        guard !element.isDeleted else { return }
        pointCount += element.points.count
        guard elements.count < DrawingBudget.mostStrokes, pointCount <= DrawingBudget.mostPoints
        else { throw DrawingBudget.tooManyLines }
        elements.append(element)
      } catch {
        throw error.inside(index: index)
      }
    }
  }

  private mutating func readState(from reader: inout JSONReader) throws(InterchangeError) {
    try reader.readFields { (reader, name) throws(InterchangeError) in
      switch name {
      case "viewBackgroundColor":
        background = try reader.readUnlessNull(ExcalidrawRule.color) ?? background
      default: _ = try reader.readRawValue()
      }
    }
  }

  private mutating func readFiles(from reader: inout JSONReader) throws(InterchangeError) {
    try reader.readFields { (reader, id) throws(InterchangeError) in
      try reader.readFields { (reader, name) throws(InterchangeError) in
        switch name {
        case "dataURL": files[id] = try reader.readUnlessNull(ExcalidrawRule.text)
        default: _ = try reader.readRawValue()
        }
      }
    }
  }
}
