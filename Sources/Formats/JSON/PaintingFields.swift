import Base
import Documents

/// The root object of a document while it is read.
struct PaintingFields {
  private var head = DocumentHead(
    format: PaintingDocument.format, versions: 1...PaintingDocument.version)
  private var aspectRatio: AspectRatio?
  private var paperLength: PaperLength?
  private var background: BackgroundFields?
  /// In version 1.
  private var strokes: [Stroke]?
  /// Since version 2.
  private var layers: [LayerFields]?
  private var unknown = UnknownFields()

  init(from reader: inout JSONReader) throws(InterchangeError) {
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      try read(key, from: &reader)
    }
    try reader.readEnd()
  }

  private mutating func read(
    _ key: JSONKey, from reader: inout JSONReader
  ) throws(InterchangeError) {
    if try head.read(key, from: &reader) { return }
    switch key.name {
    case "aspectRatio":
      try FieldRule.once(aspectRatio)
      aspectRatio = try FieldRule.aspectRatio(&reader)
    case "paperLength":
      try FieldRule.once(paperLength)
      paperLength = try FieldRule.paperLength(&reader)
    case "background":
      try FieldRule.once(background)
      background = try BackgroundFields(from: &reader)
    case "strokes":
      try FieldRule.once(strokes)
      strokes = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
        try StrokeFields(from: &reader).stroke()
      }
    case "layers":
      try FieldRule.once(layers)
      layers = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
        try LayerFields(from: &reader)
      }
    default: try unknown.keep(key, from: &reader)
    }
  }

  func document() throws(InterchangeError) -> PaintingDocument {
    let version = try head.check()
    let aspectRatio = try FieldRule.present(aspectRatio, "aspectRatio")
    let (layers, elements) =
      version == 1 ? try ([Layer()], strokes(on: aspectRatio)) : try content(on: aspectRatio)
    return PaintingDocument(
      name: head.name, tags: head.tags,
      painting: Painting(
        shape: .fixed(aspectRatio), paperLength: paperLength,
        background: background?.background ?? .white, layers: layers, baseElements: elements,
        unknownFields: unknown.text,
        unknownBackgroundFields: background?.unknown.text ?? ""))
  }

  private func strokes(on paper: AspectRatio) throws(InterchangeError) -> [PaintingElement] {
    guard layers == nil else {
      throw InterchangeError("is only allowed from version 2 on").inside(field: "layers")
    }
    return try FieldRule.present(strokes, "strokes").map { PaintingElement($0, on: paper) }
  }

  private func content(
    on paper: AspectRatio
  ) throws(InterchangeError) -> (layers: [Layer], elements: [PaintingElement]) {
    guard strokes == nil else {
      throw InterchangeError("is only allowed in version 1").inside(field: "strokes")
    }
    var (layers, elements) = ([Layer](), [PaintingElement]())
    var (layerIDs, elementIDs) = (Set<Layer.ID>(), Set<ElementID>())
    for (index, fields) in try FieldRule.present(self.layers, "layers").enumerated() {
      do throws(InterchangeError) {
        let layer = try fields.layer()
        guard layerIDs.insert(layer.id).inserted else {
          throw FieldRule.isGivenTwice.inside(field: "id")
        }
        layers.append(layer)
        for (index, element) in try fields.elements(on: paper).enumerated() {
          guard elementIDs.insert(element.id).inserted else {
            throw FieldRule.isGivenTwice.inside(field: "id").inside(index: index)
              .inside(field: "elements")
          }
          elements.append(element)
        }
      } catch {
        throw error.inside(index: index).inside(field: "layers")
      }
    }
    guard !layers.isEmpty else {
      throw InterchangeError("must hold at least one layer").inside(field: "layers")
    }
    return (layers, elements)
  }
}
