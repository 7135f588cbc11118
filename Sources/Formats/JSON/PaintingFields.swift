import Base
import Documents

/// The root object of a document while it is read.
struct PaintingFields {
  private var head = DocumentHead(
    format: PaintingDocument.format, versions: 1...PaintingDocument.version)
  /// The first page.
  private var first = PageFields()
  /// In version 1.
  private var strokes: [Stroke]?
  /// The pages after the first.
  private var pages: [PageFields]?

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
    case "strokes":
      try FieldRule.once(strokes)
      strokes = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
        try StrokeFields(from: &reader).stroke()
      }
    case "pages":
      try FieldRule.once(pages)
      pages = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
        try PageFields(from: &reader)
      }
    default: try first.read(key, from: &reader)
    }
  }

  func document() throws(InterchangeError) -> PaintingDocument {
    let version = try head.check()
    let aspectRatio = try FieldRule.present(first.aspectRatio, "aspectRatio")
    var known = KnownIDs()
    let (layers, elements) =
      version == 1
      ? try ([Layer()], strokes(on: aspectRatio))
      : try content(on: aspectRatio, knowing: &known)
    return PaintingDocument(
      name: head.name, tags: head.tags,
      painting: Painting(
        shape: .fixed(aspectRatio), paperLength: first.paperLength,
        background: first.background?.background ?? .white, layers: layers,
        baseElements: elements, furtherPages: try furtherPages(knowing: &known),
        unknownFields: first.unknown.text,
        unknownBackgroundFields: first.background?.unknown.text ?? ""))
  }

  private func strokes(on paper: AspectRatio) throws(InterchangeError) -> [PaintingElement] {
    guard first.layers == nil else {
      throw InterchangeError("is only allowed from version 2 on").inside(field: "layers")
    }
    guard pages == nil else {
      throw InterchangeError("is only allowed from version 2 on").inside(field: "pages")
    }
    return try FieldRule.present(strokes, "strokes").map { PaintingElement($0, on: paper) }
  }

  private func content(
    on paper: AspectRatio, knowing known: inout KnownIDs
  ) throws(InterchangeError) -> (layers: [Layer], elements: [PaintingElement]) {
    guard strokes == nil else {
      throw InterchangeError("is only allowed in version 1").inside(field: "strokes")
    }
    return try first.content(on: paper, knowing: &known)
  }

  private func furtherPages(
    knowing known: inout KnownIDs
  ) throws(InterchangeError) -> [Page] {
    var read: [Page] = []
    for (index, fields) in (pages ?? []).enumerated() {
      do throws(InterchangeError) {
        guard index < Painting.mostPages - 1 else {
          throw InterchangeError(
            "is one page too many: {most} are allowed", ["most": Painting.mostPages])
        }
        read.append(try fields.page(knowing: &known))
      } catch {
        throw error.inside(index: index).inside(field: "pages")
      }
    }
    return read
  }
}
