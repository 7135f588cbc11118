import Base
import Documents

/// The fields of a page of a document while it is read: at the root for the first page, in `pages` for others.
struct PageFields {
  private(set) var aspectRatio: AspectRatio?
  private(set) var paperLength: PaperLength?
  private(set) var background: BackgroundFields?
  /// Since version 2.
  private(set) var layers: [LayerFields]?
  private(set) var unknown = UnknownFields()

  /// Without any content yet.
  init() {}

  /// Reads a page other than the first.
  init(from reader: inout JSONReader) throws(InterchangeError) {
    try FieldRule.readObject(&reader) { (reader, key) throws(InterchangeError) in
      try read(key, from: &reader)
    }
  }

  mutating func read(
    _ key: JSONKey, from reader: inout JSONReader
  ) throws(InterchangeError) {
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
    case "layers":
      try FieldRule.once(layers)
      layers = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
        try LayerFields(from: &reader)
      }
    default: try unknown.keep(key, from: &reader)
    }
  }

  /// - Parameter known: the ids of the pages before, which then include those of this one.
  func page(knowing known: inout KnownIDs) throws(InterchangeError) -> Page {
    let ratio = try FieldRule.present(aspectRatio, "aspectRatio")
    let (layers, elements) = try content(on: ratio, knowing: &known)
    return Page(
      paper: PaperSize(ratio, length: paperLength),
      background: background?.background ?? .white, layers: layers, elements: elements,
      unknownFields: unknown.text, unknownBackgroundFields: background?.unknown.text ?? "")
  }

  func content(
    on paper: AspectRatio, knowing known: inout KnownIDs
  ) throws(InterchangeError) -> (layers: [Layer], elements: [PaintingElement]) {
    var (layers, elements) = ([Layer](), [PaintingElement]())
    for (index, fields) in try FieldRule.present(self.layers, "layers").enumerated() {
      do throws(InterchangeError) {
        let layer = try fields.layer()
        guard known.layers.insert(layer.id).inserted else {
          throw FieldRule.isGivenTwice.inside(field: "id")
        }
        layers.append(layer)
        for (index, element) in try fields.elements(on: paper).enumerated() {
          guard known.elements.insert(element.id).inserted else {
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
    elements.layOutAlongLines(on: paper)
    return (layers, elements)
  }
}

/// The ids that a document has given so far.
struct KnownIDs {
  var layers: Set<Layer.ID> = []
  var elements: Set<ElementID> = []
}
