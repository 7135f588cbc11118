import Base

/// Crops or extends the paper to a box. The ink keeps its shape and physical size, and ink outside the box is kept.
struct CropEdit: EditForm {
  let old: PaperSize
  let box: PaperBox

  static var names: [String: Int64] { ["crop": 12, "sized_crop": 15] }
  var name: String { old.length == nil ? "crop" : "sized_crop" }
  static var scope: EditScope { [.elements, .paper] }

  func write(to writer: inout some ValueWriter, fileNumber: ([UInt8]) -> Int64) {
    writer.append(old, hasLength: name == "sized_crop")
    for number in [box.left, box.top, box.right, box.bottom] { writer.append(number) }
  }

  static func read(
    _ name: String, from reader: inout some ValueReader, _ parts: inout EditParts
  ) throws(UnreadableValue) -> PaintingEdit {
    let old = try reader.paper(hasLength: name == "sized_crop")
    let corner = PaperPoint(x: try reader.double(), y: try reader.double())
    let box = PaperBox(
      from: corner, to: PaperPoint(x: try reader.double(), y: try reader.double()))
    guard PaperCut(box) != nil else { throw UnreadableValue() }
    return .crop(from: old, to: box)
  }

  func splices(
    of elements: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> [Splice<PaintingElement>] {
    PaperCut(box).map { elements.moved(by: $0, from: old.ratio) } ?? []
  }

  func cost(in painting: Painting) -> Int { painting.elements.cost }

  var displacement: Displacement? { nil }
  func successors(of id: ElementID?) -> [PaintingElement]? { nil }

  func background(after old: Background) -> Background? {
    PaperCut(box).map { old.moved(by: $0) }
  }

  func paper(after old: PaperSize) -> PaperSize? {
    PaperCut(box).map { cut in
      PaperSize(cut.ratio, length: old.length?.scaled(by: 1 / cut.scale))
    }
  }

  func completed(in painting: inout Painting) -> PaintingEdit? {
    .crop(from: painting.paper, to: box)
  }

  var paperBefore: PaperSize? { old }
}
