import Base

/// A sequence of element edits as one step. Each refers only to elements that existed before the step.
struct CombinedEdit: EditForm {
  let edits: [PaintingEdit]

  static var names: [String: Int64] { ["combined": 8] }
  var name: String { "combined" }
  static var scope: EditScope { [.elements, .layers] }

  func write(to writer: inout some ValueWriter, fileNumber: ([UInt8]) -> Int64) {
    writer.appendVariable(UInt64(edits.count))
    for edit in edits {
      let form = edit.form
      writer.append(form.name)
      form.write(to: &writer, fileNumber: fileNumber)
    }
  }

  static func read(
    _ name: String, from reader: inout some ValueReader, _ parts: inout EditParts
  ) throws(UnreadableValue) -> PaintingEdit {
    var edits: [PaintingEdit] = []
    for _ in 0..<(try reader.count()) {
      let name = try reader.text()
      guard let form = PaintingEdit.form(named: name), form != Self.self,
        !form.scope.contains(.pages)
      else {
        throw UnreadableValue()
      }
      edits.append(try form.read(name, from: &reader, &parts))
    }
    return .combined(edits)
  }

  func splices(
    of elements: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> [Splice<PaintingElement>] {
    var (elements, layers, all) = (elements, layers, [Splice<PaintingElement>]())
    for (index, form) in edits.lazy.map(\.form).enumerated() {
      let splices = form.splices(of: elements, in: layers, on: paper)
      layers = form.layers(after: layers)
      // The result of the last edit isn't needed.
      if index < edits.count - 1 { elements.apply(splices) }
      all = all.followed(by: splices)
    }
    return all
  }

  func cost(in painting: Painting) -> Int { edits.reduce(0) { $0 + painting.cost(of: $1) } }

  var displacement: Displacement? { nil }

  func successors(of id: ElementID?) -> [PaintingElement]? {
    edits.lazy.compactMap { $0.form.successors(of: id) }.first
  }

  func layers(after layers: [Layer]) -> [Layer] {
    edits.reduce(layers) { $1.form.layers(after: $0) }
  }

  func completed(in painting: inout Painting) -> PaintingEdit? {
    // Elements may join a layer that an earlier edit adds.
    var layers = painting.layers
    return .combined(
      edits.map { edit in
        let form = edit.form
        let completed = painting.withLayers(layers) { form.completed(in: &$0) }
        layers = form.layers(after: layers)
        return completed ?? edit
      })
  }

  var newElements: [PaintingElement] { edits.flatMap(\.newElements) }

  func mapElements(
    _ change: (PaintingElement) throws -> PaintingElement?
  ) rethrows -> PaintingEdit? { .combined(try edits.map { try $0.mapElements(change) }) }

  var newGroups: [GroupID] { edits.flatMap(\.form.newGroups) }
  var newLayers: [Layer] { edits.flatMap(\.newLayers) }
  var isFinite: Bool { edits.allSatisfy(\.form.isFinite) }
}

extension PaintingEdit {
  /// The edits that it combines, or itself if it is a single one.
  public var parts: [PaintingEdit] {
    if case .combined(let edits) = self { edits } else { [self] }
  }

  /// Combines several edits into one, dropping nils.
  public static func joined(_ edits: [PaintingEdit?]) -> PaintingEdit {
    let edits = edits.compactMap { $0 }.flatMap(\.parts)
    return edits.count == 1 ? edits[0] : .combined(edits)
  }
}
