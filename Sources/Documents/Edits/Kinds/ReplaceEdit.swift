import Base

/// Removes elements, cuts them into pieces or replaces them by others.
struct ReplaceEdit: EditForm {
  let replacements: [PaintingEdit.Replacement]

  static var names: [String: Int64] { ["replace_elements": 5] }
  var name: String { "replace_elements" }
  static var scope: EditScope { .elements }

  func write(to writer: inout some ValueWriter, fileNumber: ([UInt8]) -> Int64) {
    writer.append(replacements.map(\.id))
    for replacement in replacements {
      writer.appendVariable(UInt64(replacement.elements.count))
    }
  }

  static func read(
    _ name: String, from reader: inout some ValueReader, _ parts: inout EditParts
  ) throws(UnreadableValue) -> PaintingEdit {
    var replacements: [PaintingEdit.Replacement] = []
    for id in try reader.ids() {
      let new = try parts.takeElements(try reader.smallNumber())
      replacements.append(PaintingEdit.Replacement(id, by: new))
    }
    return .replace(replacements)
  }

  func splices(
    of elements: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> [Splice<PaintingElement>] {
    let new = Dictionary(
      replacements.map { ($0.id, $0.elements) }, uniquingKeysWith: { first, _ in first })
    return elements.indices(of: replacements.map(\.id)).map { index in
      let old = elements[index]
      return Splice(
        index: index, removedCount: 1,
        inserted: (new[old.id] ?? []).compactMap { $0.inPlace(of: old) })
    }
  }

  func cost(in painting: Painting) -> Int {
    replacements.reduce(painting.cost(of: replacements.map(\.id))) { $0 + $1.elements.cost }
  }

  var displacement: Displacement? { nil }
  func successors(of id: ElementID?) -> [PaintingElement]? {
    replacements.first { $0.id == id }?.elements
  }

  func completed(in painting: inout Painting) -> PaintingEdit? {
    let indices = painting.elements.indices(of: replacements.map(\.id))
    var old = Dictionary(
      indices.map { (painting.elements[$0].id, painting.elements[$0]) }, uniquingKeysWith: { $1 })
    return .replace(
      replacements.compactMap { replacement in
        guard let home = old.removeValue(forKey: replacement.id) else { return nil }
        var isKept = false
        return PaintingEdit.Replacement(
          replacement.id,
          by: replacement.elements.compactMap { element in
            guard let element = element.inPlace(of: home) else { return nil }
            guard element.id == replacement.id, !isKept else {
              return painting.identified(element)
            }
            isKept = true
            return element
          })
      })
  }

  var newElements: [PaintingElement] { replacements.flatMap(\.elements) }

  func mapElements(
    _ change: (PaintingElement) throws -> PaintingElement?
  ) rethrows -> PaintingEdit? {
    .replace(
      try replacements.map {
        PaintingEdit.Replacement($0.id, by: try $0.elements.compactMap(change))
      })
  }
}

extension PaintingEdit {
  /// An element and its replacements, the lowest first.
  public struct Replacement: Equatable, Sendable {
    /// The element to remove.
    public var id: ElementID
    /// The elements in its place; none to remove it.
    public var elements: [PaintingElement]

    /// Replaces an element by others, which are at its place in the drawing order.
    public init(_ id: ElementID, by elements: [PaintingElement]) {
      self.id = id
      self.elements = elements
    }
  }

  /// Removes elements.
  public static func remove(_ ids: some Sequence<ElementID>) -> PaintingEdit {
    .replace(ids.map { Replacement($0, by: []) })
  }
}
