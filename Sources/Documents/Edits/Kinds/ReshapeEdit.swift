import Base

/// Changes the paper's shape or size. The ink keeps its shape, and the old paper is fitted into the new one.
struct ReshapeEdit: EditForm {
  let old: PaperSize
  let new: PaperSize

  static var names: [String: Int64] { ["shape": 2, "size": 15] }
  var name: String { old.length == nil && new.length == nil ? "shape" : "size" }
  static var scope: EditScope { [.elements, .paper] }

  func write(to writer: inout some ValueWriter, fileNumber: ([UInt8]) -> Int64) {
    for paper in [old, new] { writer.append(paper, hasLength: name == "size") }
  }

  static func read(
    _ name: String, from reader: inout some ValueReader, _ parts: inout EditParts
  ) throws(UnreadableValue) -> PaintingEdit {
    let old = try reader.paper(hasLength: name == "size")
    return .reshape(from: old, to: try reader.paper(hasLength: name == "size"))
  }

  private var cut: PaperCut { PaperCut(fitting: old.ratio, into: new.ratio) }

  func splices(
    of elements: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> [Splice<PaintingElement>] { elements.moved(by: cut, from: old.ratio) }

  func cost(in painting: Painting) -> Int { painting.elements.cost }

  var displacement: Displacement? { nil }
  func successors(of id: ElementID?) -> [PaintingElement]? { nil }

  func background(after old: Background) -> Background? { old.moved(by: cut) }
  func paper(after old: PaperSize) -> PaperSize? { PaperSize(cut.ratio, length: new.length) }

  func completed(in painting: inout Painting) -> PaintingEdit? {
    .reshape(from: painting.paper, to: new)
  }

  var paperBefore: PaperSize? { old }
}

// Shared by all edits that give the paper new edges.

extension ChunkedArray<PaintingElement> {
  func moved(by cut: PaperCut, from old: AspectRatio) -> [Splice<PaintingElement>] {
    cut.isNone ? [] : changing(at: Array(indices)) { [$0.moved(by: cut, from: old)] }
  }
}

extension ValueWriter {
  /// Writes 0 for a missing length.
  mutating func append(_ paper: PaperSize, hasLength: Bool) {
    append(paper.ratio.value)
    if hasLength { append(paper.length?.millimeters ?? 0) }
  }
}

extension ValueReader {
  mutating func paper(hasLength: Bool) throws(UnreadableValue) -> PaperSize {
    guard let ratio = AspectRatio(try double()) else { throw UnreadableValue() }
    guard hasLength else { return PaperSize(ratio) }
    let millimeters = try double()
    guard millimeters != 0 else { return PaperSize(ratio) }
    guard let length = PaperLength(millimeters: millimeters) else { throw UnreadableValue() }
    return PaperSize(ratio, length: length)
  }
}
