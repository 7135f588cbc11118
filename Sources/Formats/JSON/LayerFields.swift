import Base
import Documents

/// A layer of a document while it is read.
struct LayerFields {
  private var id: Layer.ID?
  private var name: String?
  private var isHidden: Bool?
  private var isLocked: Bool?
  private var isReference: Bool?
  private var opacity: Double?
  private var blending: Blending?
  private var groups: [GroupFields]?
  private var elements: [ElementFields]?
  private var unknown = UnknownFields()

  /// Without any content yet.
  init() {}

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      try read(key, from: &reader)
    }
  }

  mutating func read(
    _ key: JSONKey, from reader: inout JSONReader
  ) throws(InterchangeError) {
    switch key.name {
    case "id":
      try FieldRule.once(id)
      id = Layer.ID(UInt32(try FieldRule.integer(&reader, in: 1...Int(UInt32.max))))
    case "name":
      try FieldRule.once(name)
      name = try reader.readString()
    case "hidden":
      try FieldRule.once(isHidden)
      isHidden = try FieldRule.truth(&reader)
    case "locked":
      try FieldRule.once(isLocked)
      isLocked = try FieldRule.truth(&reader)
    case "reference":
      try FieldRule.once(isReference)
      isReference = try FieldRule.truth(&reader)
    case "opacity":
      try FieldRule.once(opacity)
      opacity = try FieldRule.fraction(&reader)
    case "blend":
      try FieldRule.once(blending)
      blending = try FieldRule.word(&reader, Blending.self)
    case "groups":
      try FieldRule.once(groups)
      groups = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
        try GroupFields(from: &reader)
      }
    case "elements":
      try FieldRule.once(elements)
      elements = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
        try ElementFields(from: &reader)
      }
    default: try unknown.keep(key, from: &reader)
    }
  }

  func layer() throws(InterchangeError) -> Layer {
    var layer = Layer(
      id: try FieldRule.present(id, "id"), name: name ?? "", isHidden: isHidden ?? false,
      isLocked: isLocked ?? false, opacity: opacity ?? 1, blending: blending ?? .normal,
      unknownFields: unknown.text)
    layer.isReference = isReference ?? false
    return layer
  }

  private func groupStyles() throws(InterchangeError) -> [GroupID: GroupStyle] {
    var styles: [GroupID: GroupStyle] = [:]
    for (index, fields) in (groups ?? []).enumerated() {
      do throws(InterchangeError) {
        let (id, style) = try fields.group()
        guard styles.updateValue(style, forKey: id) == nil else {
          throw FieldRule.isGivenTwice.inside(field: "id")
        }
      } catch {
        throw error.inside(index: index).inside(field: "groups")
      }
    }
    return styles
  }

  /// - Parameter paper: of the document.
  func elements(on paper: AspectRatio) throws(InterchangeError) -> [PaintingElement] {
    let layer = try FieldRule.present(id, "id")
    let styles = try groupStyles()
    var result: [PaintingElement] = []
    for (index, fields) in try FieldRule.present(elements, "elements").enumerated() {
      do throws(InterchangeError) {
        var element = try fields.element(in: layer, on: paper)
        element.setGroups(element.groups, styles: styles)
        result.append(element)
      } catch {
        throw error.inside(index: index).inside(field: "elements")
      }
    }
    return result
  }
}
