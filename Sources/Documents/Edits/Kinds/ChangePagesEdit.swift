import Base

/// Adds, removes or moves a page.
struct ChangePagesEdit: EditForm {
  let change: PageChange
  /// The paper that the painting began with, before the edit: libraries find it there, as they do in other edits of it.
  let first: PagePaper

  static var names: [String: Int64] { ["add_page": 25, "remove_page": 25, "move_page": 25] }
  var name: String {
    switch change {
    case .add: "add_page"
    case .remove: "remove_page"
    case .move: "move_page"
    }
  }
  static var scope: EditScope { [.elements, .layers, .background, .paper, .pages] }

  func write(to writer: inout some ValueWriter, fileNumber: ([UInt8]) -> Int64) {
    writer.append(first, fileNumber: fileNumber)
    writer.appendVariable(UInt64(change.page.number))
    switch change {
    case .add(let page, let index, let isOriginal):
      writer.appendVariable(UInt64(clamping: index))
      writer.append(isOriginal)
      writer.append(PagePaper(page.paper, background: page.background), fileNumber: fileNumber)
      writer.appendVariable(UInt64(page.layers.count))
      for layer in page.layers {
        writer.append(layer)
        writer.append(layer.blending.rawValue)
      }
      writer.append(page.unknownFields)
      writer.append(page.unknownBackgroundFields)
      writer.appendVariable(UInt64(page.elements.count))
    case .remove: break
    case .move(_, let index): writer.appendVariable(UInt64(clamping: index))
    }
  }

  static func read(
    _ name: String, from reader: inout some ValueReader, _ parts: inout EditParts
  ) throws(UnreadableValue) -> PaintingEdit {
    let first = try reader.pagePaper(&parts)
    let id = Page.ID(try reader.id())
    switch name {
    case "add_page":
      let (index, isOriginal) = (try reader.smallNumber(), try reader.bool())
      let paper = try reader.pagePaper(&parts)
      var layers: [Layer] = []
      for _ in 0..<(try reader.count()) {
        var layer = try reader.layer()
        layer.blending = try reader.word(Blending.self)
        layers.append(layer)
      }
      guard !layers.isEmpty, Set(layers.map(\.id)).count == layers.count else {
        throw UnreadableValue()
      }
      let (fields, backgroundFields) = (try reader.text(), try reader.text())
      let page = Page(
        id: id, paper: paper.size, background: paper.background, layers: layers,
        elements: try parts.takeElements(try reader.smallNumber()), unknownFields: fields,
        unknownBackgroundFields: backgroundFields)
      return .changePages(.add(page, at: index, isOriginal: isOriginal), first: first)
    case "remove_page": return .changePages(.remove(id), first: first)
    default: return .changePages(.move(id, to: try reader.smallNumber()), first: first)
    }
  }

  /// Other pages have other lists of elements.
  func splices(
    of elements: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> [Splice<PaintingElement>] { [] }

  func cost(in painting: Painting) -> Int {
    switch change {
    case .add(let page, _, _): page.elements.cost
    case .remove, .move: 0
    }
  }

  var displacement: Displacement? { nil }
  func successors(of id: ElementID?) -> [PaintingElement]? { nil }

  func completed(in painting: inout Painting) -> PaintingEdit? {
    let first = painting.firstPaper
    guard case .add(let page, let index, let isOriginal) = change else {
      return .changePages(change, first: first)
    }
    return .changePages(
      .add(painting.renumbered(page), at: index, isOriginal: isOriginal), first: first)
  }

  var newElements: [PaintingElement] {
    if case .add(let page, _, _) = change { Array(page.elements) } else { [] }
  }

  func mapElements(
    _ change: (PaintingElement) throws -> PaintingElement?
  ) rethrows -> PaintingEdit? {
    guard case .add(var page, let index, let isOriginal) = self.change else { return nil }
    let elements = try page.elements.compactMap(change)
    page.counts = ElementCounts(elements)
    page.elements = ChunkedArray(elements)
    return .changePages(.add(page, at: index, isOriginal: isOriginal), first: first)
  }

  var newLayers: [Layer] { if case .add(let page, _, _) = change { page.layers } else { [] } }

  var newFile: [UInt8]? {
    if case .add(let page, _, _) = change { page.background.picture?.file } else { nil }
  }

  var backgroundBefore: Background? { first.background }
  var paperBefore: PaperSize? { first.size }
}

extension ValueWriter {
  fileprivate mutating func append(_ paper: PagePaper, fileNumber: ([UInt8]) -> Int64) {
    append(paper.size, hasLength: true)
    append(paper.background, fileNumber: fileNumber)
  }
}

extension ValueReader {
  fileprivate mutating func pagePaper(
    _ parts: inout EditParts
  ) throws(UnreadableValue) -> PagePaper {
    let size = try paper(hasLength: true)
    return PagePaper(size, background: try background(&parts))
  }
}
