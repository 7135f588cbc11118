import Base

/// Binds erasers to the elements whose ink they erased.
struct BindErasersEdit: EditForm {
  let bindings: [EraserBinding]

  static var names: [String: Int64] { ["bind_erasers": 8] }
  var name: String { "bind_erasers" }
  static var scope: EditScope { .elements }

  func write(to writer: inout some ValueWriter, fileNumber: ([UInt8]) -> Int64) {
    writer.appendVariable(UInt64(bindings.count))
    for binding in bindings {
      writer.appendVariable(UInt64(binding.eraser.number))
      writer.append(binding.remains)
      writer.append(binding.elements)
    }
  }

  static func read(
    _ name: String, from reader: inout some ValueReader, _ parts: inout EditParts
  ) throws(UnreadableValue) -> PaintingEdit {
    var bindings: [EraserBinding] = []
    for _ in 0..<(try reader.count()) {
      let (eraser, remains) = (ElementID(try reader.id()), try reader.bool())
      bindings.append(EraserBinding(eraser, to: try reader.ids(), remains: remains))
    }
    return .bindErasers(bindings)
  }

  /// Ignores missing erasers.
  func splices(
    of elements: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> [Splice<PaintingElement>] {
    let erasers = elements.indices(of: bindings.map(\.eraser)).map { elements[$0] }
    let known = Dictionary(
      erasers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var erasures: [ElementID: [PaintingElement]] = [:]
    var gone: Set<ElementID> = []
    for binding in bindings {
      guard let eraser = known[binding.eraser], eraser.isEraser else { continue }
      for id in binding.elements where id != eraser.id { erasures[id, default: []].append(eraser) }
      if !binding.remains { gone.insert(eraser.id) }
    }
    return elements.changing(Array(erasures.keys) + gone) { element in
      gone.contains(element.id) ? [] : [element.erased(by: erasures[element.id] ?? [])]
    }
  }

  func cost(in painting: Painting) -> Int {
    bindings.reduce(0) { $0 + painting.cost(of: $1.elements + [$1.eraser]) }
  }

  var displacement: Displacement? { nil }
  func successors(of id: ElementID?) -> [PaintingElement]? { nil }
}

/// Restricts an eraser to certain elements instead of everything below it. It then moves along with them.
public struct EraserBinding: Equatable, Sendable {
  /// The eraser to restrict.
  public var eraser: ElementID
  /// The elements that it erased ink from.
  public var elements: [ElementID]
  /// Whether an unbound copy stays in place for the other elements.
  public var remains: Bool

  /// Binds an eraser to the elements that it erased ink from.
  public init(_ eraser: ElementID, to elements: [ElementID], remains: Bool) {
    self.eraser = eraser
    self.elements = elements
    self.remains = remains
  }
}
