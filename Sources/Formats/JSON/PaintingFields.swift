import Base
import Documents

/// The outermost object of a document while it is read.
struct PaintingFields {
  private var head = DocumentHead(
    format: PaintingDocument.format, newestVersion: PaintingDocument.version)
  private var aspectRatio: AspectRatio?
  private var background: BackgroundFields?
  private var strokes: [Stroke]?
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
      aspectRatio = AspectRatio(try reader.readDouble())
      guard aspectRatio != nil else { throw InterchangeError("must lie within 0.01 and 100") }
    case "background":
      try FieldRule.once(background)
      background = try BackgroundFields(from: &reader)
    case "strokes":
      try FieldRule.once(strokes)
      strokes = try FieldRule.list(&reader) { (reader) throws(InterchangeError) in
        try StrokeFields(from: &reader).stroke()
      }
    default: try unknown.keep(key, from: &reader)
    }
  }

  func document() throws(InterchangeError) -> PaintingDocument {
    try head.check()
    let aspectRatio = try FieldRule.present(aspectRatio, "aspectRatio")
    let strokes = try FieldRule.present(strokes, "strokes")
    return PaintingDocument(
      name: head.name,
      painting: Painting(
        shape: .fixed(aspectRatio), background: background?.background ?? .white,
        // Written by hand, a shape is given by its corners.
        baseStrokes: strokes.map { $0.outlined(on: aspectRatio) },
        unknownFields: unknown.text, unknownBackgroundFields: background?.unknown.text ?? ""))
  }
}
