import Base
import Documents

/// The bytes of a step's detail, and back: whole numbers of variable length, ids as differences, words as they
/// are, a checksum at the end that covers where the step stands, too.
struct EditCoding {
  let item: Int64
  let position: Int64
  let kind: EditKind

  private var seal: StepSeal { StepSeal(item: item, position: position, kind: kind) }

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
      for number in [map.xx, map.xy, map.yx, map.yy, map.x0, map.y0, widthScale] {
        writer.append(number)
      }
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
      writer.append(old.value)
      writer.append(new.value)
    case .bindErasers(let bindings):
      writer.appendVariable(UInt64(bindings.count))
      for binding in bindings {
        writer.appendVariable(UInt64(binding.eraser.number))
        writer.append(UInt8(binding.remains ? 1 : 0))
        Self.write(binding.elements, to: &writer)
      }
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

  private static func write(_ ids: [ElementID], to writer: inout ByteWriter) {
    writer.appendVariable(UInt64(ids.count))
    var last: Int64 = 0
    for id in ids {
      writer.appendVariable(signed: Int64(id.number) - last)
      last = Int64(id.number)
    }
  }

  private func write(
    _ background: Background, _ pictures: [[UInt8]: Int64], to writer: inout ByteWriter
  ) {
    writer.append(background.color.rgba)
    let placement = background.picture.flatMap {
      BackgroundPicture.Placement.allCases.firstIndex(of: $0.placement)
    }
    writer.append(UInt8(placement.map { $0 + 1 } ?? 0))
    if let picture = background.picture {
      writer.appendVariable(UInt64(pictures[picture.file] ?? position))
    }
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
  }

  // MARK: Reading

  /// The edit; throws for what `detail` never wrote.
  ///
  /// - Parameters:
  ///   - newElements: those of the step, in their order.
  ///   - elements: what was there before the step: earlier versions named elements by their places.
  func edit(
    _ detail: [UInt8]?, newElements: [PaintingElement], pictures: [Int64: [UInt8]],
    of elements: [PaintingElement]
  ) throws(ByteReader.OutOfBytes) -> PaintingEdit {
    if kind == .add { return .add(newElements) }
    return try seal.opened(detail) { (reader) throws(ByteReader.OutOfBytes) in
      if let edit = try PlaceCoding.edit(kind, from: &reader, newElements: newElements) {
        guard let edit = edit.edit(of: elements) else { throw ByteReader.OutOfBytes() }
        return edit
      }
      var rest = newElements[...]
      let edit = try Self.edit(kind, from: &reader, &rest, pictures)
      guard rest.isEmpty else { throw ByteReader.OutOfBytes() }
      return edit
    }
  }

  /// - Parameter newElements: those that are not taken yet, in their order.
  private static func edit(
    _ kind: EditKind, from reader: inout ByteReader,
    _ newElements: inout ArraySlice<PaintingElement>, _ pictures: [Int64: [UInt8]]
  ) throws(ByteReader.OutOfBytes) -> PaintingEdit {
    switch kind {
    case .base, .pixels, .life, .replacePlaces, .transformPlaces, .restylePlaces, .reorderPlaces:
      throw ByteReader.OutOfBytes()
    case .add: return .add(try take(try reader.smallNumber(), of: &newElements))
    case .replace:
      var replacements: [PaintingEdit.Replacement] = []
      for id in try ids(from: &reader) {
        let new = try take(try reader.smallNumber(), of: &newElements)
        replacements.append(PaintingEdit.Replacement(id, by: new))
      }
      return .replace(replacements)
    case .transform:
      let map = try map(from: &reader)
      let widthScale = try reader.double()
      return .transform(try ids(from: &reader), map, widthScale: widthScale)
    case .restyle:
      let change = try styleChange(from: &reader)
      return .restyle(try ids(from: &reader), change)
    case .reorder:
      let above = try id(try reader.smallNumber())
      return .reorder(try ids(from: &reader), above: above == .unassigned ? nil : above)
    case .bindErasers:
      var bindings: [EraserBinding] = []
      for _ in 0..<(try reader.count()) {
        let eraser = try id(try reader.smallNumber())
        let remains = try reader.number(UInt8.self) != 0
        bindings.append(EraserBinding(eraser, to: try ids(from: &reader), remains: remains))
      }
      return .bindErasers(bindings)
    case .combined:
      var edits: [PaintingEdit] = []
      for _ in 0..<(try reader.count()) {
        guard let kind = EditKind(rawValue: try reader.text()), kind != .combined else {
          throw ByteReader.OutOfBytes()
        }
        edits.append(try edit(kind, from: &reader, &newElements, pictures))
      }
      return .combined(edits)
    case .background:
      let old = try background(from: &reader, pictures)
      return .setBackground(from: old, to: try background(from: &reader, pictures))
    case .shape:
      guard let old = AspectRatio(try reader.double()), let new = AspectRatio(try reader.double())
      else { throw ByteReader.OutOfBytes() }
      return .reshape(from: old, to: new)
    }
  }

  private static func take(
    _ count: Int, of elements: inout ArraySlice<PaintingElement>
  ) throws(ByteReader.OutOfBytes) -> [PaintingElement] {
    guard count <= elements.count else { throw ByteReader.OutOfBytes() }
    defer { elements = elements.dropFirst(count) }
    return Array(elements.prefix(count))
  }

  /// What `bytes(of:)` wrote.
  func background(
    _ detail: [UInt8]?, pictures: [Int64: [UInt8]]
  ) throws(ByteReader.OutOfBytes) -> Background {
    try seal.opened(detail) { (reader) throws(ByteReader.OutOfBytes) in
      try Self.background(from: &reader, pictures)
    }
  }

  /// The steps whose pictures a detail speaks of; none where it can't be read.
  func pictureSources(_ detail: [UInt8]?) -> [Int64] {
    let sources = try? seal.opened(detail) { (reader) throws(ByteReader.OutOfBytes) in
      var sources: [Int64] = []
      while reader.remaining > 0 {
        _ = try reader.number(UInt32.self)
        if try reader.number(UInt8.self) > 0 {
          sources.append(Int64(try reader.smallNumber()))
        }
      }
      return sources
    }
    return sources ?? []
  }

  private static func id(_ number: Int) throws(ByteReader.OutOfBytes) -> ElementID {
    guard let number = UInt32(exactly: number) else { throw ByteReader.OutOfBytes() }
    return ElementID(number)
  }

  private static func ids(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> [ElementID] {
    var ids: [ElementID] = []
    var last: Int64 = 0
    for _ in 0..<(try reader.count()) {
      let (sum, overflow) = last.addingReportingOverflow(try reader.signedVariable())
      guard !overflow, let number = UInt32(exactly: sum) else { throw ByteReader.OutOfBytes() }
      ids.append(ElementID(number))
      last = sum
    }
    return ids
  }

  static func map(from reader: inout ByteReader) throws(ByteReader.OutOfBytes) -> PaperMap {
    PaperMap(
      xx: try reader.double(), xy: try reader.double(), yx: try reader.double(),
      yy: try reader.double(), x0: try reader.double(), y0: try reader.double())
  }

  static func dash(from reader: inout ByteReader) throws(ByteReader.OutOfBytes) -> DashPattern {
    var lengths: [Double] = []
    for _ in 0..<(try reader.count()) { lengths.append(try reader.double()) }
    guard let dash = DashPattern(lengths) else { throw ByteReader.OutOfBytes() }
    return dash
  }

  /// A picture that can't be read is left out: the reader counts it by itself.
  private static func background(
    from reader: inout ByteReader, _ pictures: [Int64: [UInt8]]
  ) throws(ByteReader.OutOfBytes) -> Background {
    var background = Background(color: InkColor(rgba: try reader.number()))
    let placement = Int(try reader.number(UInt8.self))
    guard placement > 0 else { return background }
    let placements = BackgroundPicture.Placement.allCases
    let source = Int64(try reader.smallNumber())
    guard placement <= placements.count else { throw ByteReader.OutOfBytes() }
    if let file = pictures[source] {
      background.picture = BackgroundPicture(file: file, placement: placements[placement - 1])
    }
    return background
  }

  private static func styleChange(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> StyleChange {
    func word<Word: RawRepresentable<String>>(
      _ reader: inout ByteReader, _ type: Word.Type
    ) throws(ByteReader.OutOfBytes) -> Word {
      guard let word = Word(rawValue: try reader.text()) else { throw ByteReader.OutOfBytes() }
      return word
    }
    var fields = UInt16(try reader.number(UInt8.self))
    if fields > 127 { fields = fields & 127 | UInt16(try reader.number(UInt8.self)) << 8 }
    guard fields < 1024 else { throw ByteReader.OutOfBytes() }
    var change = StyleChange()
    if fields & 1 != 0 { change.color = InkColor(rgba: try reader.number()) }
    if fields & 2 != 0 { change.cap = try word(&reader, EndCap.self) }
    if fields & 4 != 0 { change.join = try word(&reader, LineJoin.self) }
    if fields & 8 != 0 { change.dash = try dash(from: &reader) }
    if fields & 16 != 0 { change.width = try reader.double() }
    if fields & 32 != 0 { change.smoothing = try reader.double() }
    if fields & 64 != 0 { change.widthSource = try word(&reader, HandStyle.WidthSource.self) }
    if fields & 256 != 0 { change.thinnest = try reader.double() }
    if fields & 512 != 0 { change.exponent = try reader.double() }
    return change
  }
}
