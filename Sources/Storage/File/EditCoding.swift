import Base
import Documents

/// The bytes of a step's detail, and back: whole numbers of variable length, ids as differences, words as they
/// are, a checksum at the end that covers where the step stands, too.
struct EditCoding {
  let item: Int64
  let position: Int64
  let kind: EditKind

  var seal: StepSeal { StepSeal(item: item, position: position, kind: kind) }

  // MARK: Writing

  /// Nil for kinds whose elements say everything.
  func detail(of edit: PaintingEdit, pictures: [[UInt8]: Int64]) -> [UInt8]? {
    if case .add = edit { return nil }
    var writer = ByteWriter(capacity: 64)
    write(edit, pictures, to: &writer)
    return seal.sealed(writer)
  }

  private func write(
    _ edit: PaintingEdit, _ pictures: [[UInt8]: Int64], to writer: inout ByteWriter
  ) {
    switch edit {
    case .add(let elements): writer.appendVariable(UInt64(elements.count))
    case .replace(let replacements):
      Self.write(replacements.map(\.id), to: &writer)
      for replacement in replacements {
        writer.appendVariable(UInt64(replacement.elements.count))
      }
    case .transform(let ids, let map, let widthScale):
      Self.write(map, to: &writer)
      writer.append(widthScale)
      Self.write(ids, to: &writer)
    case .restyle(let ids, let change):
      Self.write(change, to: &writer)
      Self.write(ids, to: &writer)
    case .reorder(let ids, let above):
      writer.appendVariable(UInt64(above?.number ?? 0))
      Self.write(ids, to: &writer)
    case .setBackground(let old, let new):
      write(old, pictures, to: &writer)
      write(new, pictures, to: &writer)
    case .reshape(let old, let new):
      for paper in [old, new] { Self.write(paper, as: EditKind(of: edit), to: &writer) }
    case .crop(let old, let box):
      Self.write(old, as: EditKind(of: edit), to: &writer)
      for number in [box.left, box.top, box.right, box.bottom] { writer.append(number) }
    case .bindErasers(let bindings):
      writer.appendVariable(UInt64(bindings.count))
      for binding in bindings {
        writer.appendVariable(UInt64(binding.eraser.number))
        writer.append(UInt8(binding.remains ? 1 : 0))
        Self.write(binding.elements, to: &writer)
      }
    case .group(let ids, let group):
      writer.appendVariable(UInt64(group.number))
      Self.write(ids, to: &writer)
    case .ungroup(let groups):
      writer.appendVariable(UInt64(groups.count))
      for group in groups { writer.appendVariable(UInt64(group.number)) }
    case .lock(let ids, let isLocked):
      writer.append(UInt8(isLocked ? 1 : 0))
      Self.write(ids, to: &writer)
    case .moveToLayer(let ids, let layer):
      writer.appendVariable(UInt64(layer.number))
      Self.write(ids, to: &writer)
    case .setLayers(let layers):
      writer.appendVariable(UInt64(layers.count))
      for layer in layers { Self.write(layer, to: &writer) }
    case .combined(let edits):
      writer.appendVariable(UInt64(edits.count))
      for edit in edits {
        writer.append(EditKind(of: edit).rawValue)
        write(edit, pictures, to: &writer)
      }
    }
  }

  func bytes(of background: Background, pictures: [[UInt8]: Int64]) -> [UInt8] {
    var writer = ByteWriter(capacity: 24)
    write(background, pictures, to: &writer)
    return seal.sealed(writer)
  }

  /// With 0 for a length that it does not have.
  private static func write(_ paper: PaperSize, as kind: EditKind, to writer: inout ByteWriter) {
    writer.append(paper.ratio.value)
    if kind == .size || kind == .sizedCrop { writer.append(paper.length?.millimeters ?? 0) }
  }

  private static func write(_ ids: [ElementID], to writer: inout ByteWriter) {
    writer.appendVariable(UInt64(ids.count))
    var last: Int64 = 0
    for id in ids {
      writer.appendVariable(signed: Int64(id.number) - last)
      last = Int64(id.number)
    }
  }

  private static func write(_ layer: Layer, to writer: inout ByteWriter) {
    writer.appendVariable(UInt64(layer.id.number))
    writer.append(layer.name)
    writer.append(UInt8((layer.isHidden ? 1 : 0) | (layer.isLocked ? 2 : 0)))
    writer.append(layer.opacity)
    writer.append(layer.unknownFields)
  }

  /// In the byte of the placement, which libraries before version 12 had nothing else in.
  static let hasPattern: UInt8 = 128

  private func write(
    _ background: Background, _ pictures: [[UInt8]: Int64], to writer: inout ByteWriter
  ) {
    writer.append(background.color.rgba)
    let placement = background.picture.flatMap {
      BackgroundPicture.Placement.allCases.firstIndex(of: $0.placement)
    }
    let pattern = background.pattern
    writer.append(UInt8(placement.map { $0 + 1 } ?? 0) | (pattern == nil ? 0 : Self.hasPattern))
    if let picture = background.picture {
      writer.appendVariable(UInt64(pictures[picture.file] ?? position))
    }
    guard let pattern else { return }
    writer.append(pattern.kind.rawValue)
    writer.append(pattern.color.rgba)
    for number in [pattern.spacing, pattern.origin.x, pattern.origin.y] { writer.append(number) }
  }

  static func write(_ map: PaperMap, to writer: inout ByteWriter) {
    for number in [map.xx, map.xy, map.yx, map.yy, map.x0, map.y0] { writer.append(number) }
  }

  private static func write(_ change: StyleChange, to writer: inout ByteWriter) {
    var fields: UInt16 = 0
    if change.color != nil { fields |= 1 }
    if change.cap != nil { fields |= 2 }
    if change.join != nil { fields |= 4 }
    if change.dash != nil { fields |= 8 }
    if change.width != nil { fields |= 16 }
    if change.smoothing != nil { fields |= 32 }
    if change.widthSource != nil { fields |= 64 }
    if change.thinnest != nil { fields |= 256 }
    if change.exponent != nil { fields |= 512 }
    if change.fill != nil { fields |= 1024 }
    if change.heads != nil { fields |= 2048 }
    if change.fit != nil { fields |= 4096 }
    if change.taperStart != nil { fields |= 8192 }
    if change.taperEnd != nil { fields |= 16384 }
    // The highest bit of the first byte says that there is another one: the first ones needed none.
    writer.append(UInt8(fields & 127) | (fields > 127 ? 128 : 0))
    if fields > 127 { writer.append(UInt8(fields >> 8)) }
    if let color = change.color { writer.append(color.rgba) }
    if let cap = change.cap { writer.append(cap.rawValue) }
    if let join = change.join { writer.append(join.rawValue) }
    if let dash = change.dash {
      writer.appendVariable(UInt64(dash.lengths.count))
      for length in dash.lengths { writer.append(length) }
    }
    if let width = change.width { writer.append(width) }
    if let smoothing = change.smoothing { writer.append(smoothing) }
    if let source = change.widthSource { writer.append(source.rawValue) }
    if let thinnest = change.thinnest { writer.append(thinnest) }
    if let exponent = change.exponent { writer.append(exponent) }
    // Nothing for none.
    if let fill = change.fill { writer.append(fill.fill?.text ?? "") }
    if let heads = change.heads { writer.append(heads.text) }
    if let fit = change.fit { writer.append(fit.rawValue) }
    if let start = change.taperStart { writer.append(start) }
    if let end = change.taperEnd { writer.append(end) }
  }
}
