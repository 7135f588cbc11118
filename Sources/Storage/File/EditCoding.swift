import Base
import Documents

/// Encodes the detail of a step, and decodes it: variable-length integers, ids as differences, words verbatim, and a
/// final checksum that includes the step's position. The contents depend on the edit (`EditForm`).
struct EditCoding {
  let item: Int64
  let position: Int64
  let kind: EditKind

  var seal: StepSeal { StepSeal(item: item, position: position, kind: kind) }

  // MARK: Writing

  /// Nil for kinds fully described by their elements.
  func detail(of edit: PaintingEdit, pictures: [[UInt8]: Int64]) -> [UInt8]? {
    guard kind != .add else { return nil }
    var writer = ByteWriter(capacity: 64)
    edit.form.write(to: &writer) { pictures[$0] ?? position }
    return seal.sealed(writer)
  }

  func bytes(of background: Background, pictures: [[UInt8]: Int64]) -> [UInt8] {
    var writer = ByteWriter(capacity: 24)
    writer.append(background) { pictures[$0] ?? position }
    return seal.sealed(writer)
  }

  // MARK: Reading

  /// Decodes the edit; throws for anything but the output of `detail`.
  ///
  /// - Parameters:
  ///   - newElements: the step's elements, in order.
  ///   - elements: the elements before the step: earlier versions referred to them by index.
  func edit(
    _ detail: [UInt8]?, newElements: [PaintingElement], pictures: [Int64: [UInt8]],
    of elements: ChunkedArray<PaintingElement>
  ) throws(UnreadableValue) -> PaintingEdit {
    if kind == .add { return .add(newElements) }
    return try seal.opened(detail) { (reader) throws(UnreadableValue) in
      if let edit = try IndexEditCoding.edit(kind, from: &reader, newElements: newElements) {
        guard let edit = edit.edit(of: elements) else { throw UnreadableValue() }
        return edit
      }
      var parts = EditParts(elements: newElements, files: pictures)
      guard let edit = try kind.form?.read(kind.rawValue, from: &reader, &parts),
        !parts.hasElements
      else { throw UnreadableValue() }
      return edit
    }
  }

  /// Reads the output of `bytes(of:)`.
  func background(
    _ detail: [UInt8]?, pictures: [Int64: [UInt8]]
  ) throws(UnreadableValue) -> Background {
    try seal.opened(detail) { (reader) throws(UnreadableValue) in
      var parts = EditParts(elements: [], files: pictures)
      return try reader.background(&parts)
    }
  }

  /// The steps with the pictures referenced by a detail; empty if unreadable.
  func pictureSources(_ detail: [UInt8]?) -> [Int64] {
    let sources = try? seal.opened(detail) { (reader) throws(UnreadableValue) in
      var parts = EditParts(elements: [], files: [:])
      if kind == .base {
        _ = try reader.background(&parts)
      } else {
        _ = try kind.form?.read(kind.rawValue, from: &reader, &parts)
      }
      return parts.askedFiles
    }
    return sources ?? []
  }
}

extension ByteWriter: ValueWriter {}
extension ByteReader: ValueReader {}
