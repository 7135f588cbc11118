import Base

/// Changes a page other than the one that the painting began with.
struct OnPageEdit: EditForm {
  let page: Page.ID
  let edit: PaintingEdit

  static var names: [String: Int64] { ["on_page": 25] }
  var name: String { "on_page" }
  static var scope: EditScope { [.elements, .layers, .pages] }

  func write(to writer: inout some ValueWriter, fileNumber: ([UInt8]) -> Int64) {
    let form = edit.form
    writer.appendVariable(UInt64(page.number))
    writer.append(form.name)
    form.write(to: &writer, fileNumber: fileNumber)
  }

  static func read(
    _ name: String, from reader: inout some ValueReader, _ parts: inout EditParts
  ) throws(UnreadableValue) -> PaintingEdit {
    let page = Page.ID(try reader.id())
    let name = try reader.text()
    guard let form = PaintingEdit.form(named: name), !form.scope.contains(.pages) else {
      throw UnreadableValue()
    }
    return .onPage(page, try form.read(name, from: &reader, &parts))
  }

  func splices(
    of elements: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> [Splice<PaintingElement>] { edit.form.splices(of: elements, in: layers, on: paper) }

  func cost(in painting: Painting) -> Int {
    var painting = painting
    painting.turn(to: page)
    return painting.cost(of: edit)
  }

  var displacement: Displacement? { edit.form.displacement }

  func successors(of id: ElementID?) -> [PaintingElement]? { edit.form.successors(of: id) }

  func layers(after layers: [Layer]) -> [Layer] { edit.form.layers(after: layers) }

  var newElements: [PaintingElement] { edit.newElements }

  func mapElements(
    _ change: (PaintingElement) throws -> PaintingElement?
  ) rethrows -> PaintingEdit? { .onPage(page, try edit.mapElements(change)) }

  var newGroups: [GroupID] { edit.form.newGroups }
  var newLayers: [Layer] { edit.newLayers }
  var newFile: [UInt8]? { edit.form.newFile }
  var isFinite: Bool { edit.form.isFinite }
}

extension PaintingEdit {
  /// The page that the edit shows: the one it changes, adds, moves or removes.
  public var page: Page.ID {
    switch self {
    case .onPage(let page, _): page
    case .changePages(let change, _): change.page
    default: .first
    }
  }

  /// The edit without the page that it is made on.
  public var onItsPage: PaintingEdit { if case .onPage(_, let edit) = self { edit } else { self } }
}
