import Base

/// Locks elements against selection and changes, or unlocks them.
struct LockEdit: EditForm {
  let ids: [ElementID]
  let isLocked: Bool

  static var names: [String: Int64] { ["lock": 13] }
  var name: String { "lock" }
  static var scope: EditScope { .elements }

  func write(to writer: inout some ValueWriter, fileNumber: ([UInt8]) -> Int64) {
    writer.append(isLocked)
    writer.append(ids)
  }

  static func read(
    _ name: String, from reader: inout some ValueReader, _ parts: inout EditParts
  ) throws(UnreadableValue) -> PaintingEdit {
    let isLocked = try reader.bool()
    return .lock(try reader.ids(), isLocked)
  }

  func splices(
    of elements: ChunkedArray<PaintingElement>, in layers: [Layer], on paper: AspectRatio
  ) -> [Splice<PaintingElement>] {
    elements.changing(ids) { [$0.locked(isLocked)] }
  }

  func cost(in painting: Painting) -> Int { painting.cost(of: ids) }

  var displacement: Displacement? { nil }
  func successors(of id: ElementID?) -> [PaintingElement]? { nil }
}
