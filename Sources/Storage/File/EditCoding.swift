import Base
import Documents

/// The bytes of a step's detail, and back: whole numbers of variable length, places as differences, a
/// checksum at the end that covers where the step stands, too.
struct EditCoding {
  let item: Int64
  let position: Int64
  let kind: EditKind

  private var seal: StepSeal { StepSeal(item: item, position: position, kind: kind) }

  // MARK: Writing

  /// Nil for kinds whose strokes say everything.
  func detail(of edit: PaintingEdit, pictures: [[UInt8]: Int64]) -> [UInt8]? {
    var writer = ByteWriter(capacity: 64)
    switch edit {
    case .add: return nil
    case .replace(let splices):
      writer.appendVariable(UInt64(splices.count))
      for splice in splices {
        writer.appendVariable(UInt64(splice.index))
        writer.appendVariable(UInt64(splice.removedCount))
        writer.appendVariable(UInt64(splice.inserted.count))
      }
    case .transform(let places, let map, let widthScale):
      for number in [map.xx, map.xy, map.yx, map.yy, map.x0, map.y0, widthScale] {
        writer.append(number)
      }
      Self.write(places, to: &writer)
    case .restyle(let places, let change):
      Self.write(change, to: &writer)
      Self.write(places, to: &writer)
    case .reorder(let places, let above):
      writer.appendVariable(UInt64(above))
      Self.write(places, to: &writer)
    case .setBackground(let old, let new):
      write(old, pictures, to: &writer)
      write(new, pictures, to: &writer)
    case .reshape(let old, let new):
      writer.append(old.value)
      writer.append(new.value)
    }
    return seal.sealed(writer)
  }

  func bytes(of background: Background, pictures: [[UInt8]: Int64]) -> [UInt8] {
    var writer = ByteWriter(capacity: 24)
    write(background, pictures, to: &writer)
    return seal.sealed(writer)
  }

  private static func write(_ places: [Int], to writer: inout ByteWriter) {
    writer.appendVariable(UInt64(places.count))
    var next = 0
    for place in places {
      writer.appendVariable(UInt64(place - next))
      next = place + 1
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
    var fields: UInt8 = 0
    if change.color != nil { fields |= 1 }
    if change.cap != nil { fields |= 2 }
    if change.join != nil { fields |= 4 }
    if change.dash != nil { fields |= 8 }
    if change.width != nil { fields |= 16 }
    writer.append(fields)
    if let color = change.color { writer.append(color.rgba) }
    if let cap = change.cap { writer.append(UInt8(EndCap.allCases.firstIndex(of: cap) ?? 0)) }
    if let join = change.join { writer.append(UInt8(LineJoin.allCases.firstIndex(of: join) ?? 0)) }
    if let dash = change.dash {
      writer.appendVariable(UInt64(dash.lengths.count))
      for length in dash.lengths { writer.append(length) }
    }
    if let width = change.width { writer.append(width) }
  }

  // MARK: Reading

  /// The edit; throws for what `detail` never wrote.
  ///
  /// - Parameter strokes: the sound strokes of the step, in their order.
  func edit(
    _ detail: [UInt8]?, strokes: [Stroke], pictures: [Int64: [UInt8]]
  ) throws(ByteReader.OutOfBytes) -> PaintingEdit {
    if kind == .add {
      guard strokes.count == 1, let stroke = strokes.first else { throw ByteReader.OutOfBytes() }
      return .add(stroke)
    }
    return try seal.opened(detail) { (reader) throws(ByteReader.OutOfBytes) in
      switch kind {
      case .base, .add, .pixels, .life: throw ByteReader.OutOfBytes()
      case .replace: return .replace(try Self.splices(from: &reader, strokes))
      case .transform:
        let map = PaperMap(
          xx: try reader.double(), xy: try reader.double(), yx: try reader.double(),
          yy: try reader.double(), x0: try reader.double(), y0: try reader.double())
        let widthScale = try reader.double()
        return .transform(try Self.places(from: &reader), map, widthScale: widthScale)
      case .restyle:
        let change = try Self.styleChange(from: &reader)
        return .restyle(try Self.places(from: &reader), change)
      case .reorder:
        let above = try reader.smallNumber()
        return .reorder(try Self.places(from: &reader), above: above)
      case .background:
        let old = try Self.background(from: &reader, pictures)
        return .setBackground(from: old, to: try Self.background(from: &reader, pictures))
      case .shape:
        guard let old = AspectRatio(try reader.double()), let new = AspectRatio(try reader.double())
        else { throw ByteReader.OutOfBytes() }
        return .reshape(from: old, to: new)
      }
    }
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

  private static func places(from reader: inout ByteReader) throws(ByteReader.OutOfBytes) -> [Int] {
    var places: [Int] = []
    var next = 0
    for _ in 0..<(try reader.count()) {
      let place = next + (try reader.smallNumber())
      places.append(place)
      next = place + 1
    }
    return places
  }

  private static func splices(
    from reader: inout ByteReader, _ strokes: [Stroke]
  ) throws(ByteReader.OutOfBytes) -> [Splice<Stroke>] {
    var splices: [Splice<Stroke>] = []
    var rest = strokes[...]
    for _ in 0..<(try reader.count()) {
      let index = try reader.smallNumber()
      let removedCount = try reader.smallNumber()
      let insertedCount = try reader.smallNumber()
      guard insertedCount <= rest.count else { throw ByteReader.OutOfBytes() }
      splices.append(
        Splice(
          index: index, removedCount: removedCount, inserted: Array(rest.prefix(insertedCount))))
      rest = rest.dropFirst(insertedCount)
    }
    guard rest.isEmpty else { throw ByteReader.OutOfBytes() }
    return splices
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
    func word<Word: CaseIterable>(
      _ reader: inout ByteReader, _ type: Word.Type
    ) throws(ByteReader.OutOfBytes) -> Word {
      let index = Int(try reader.number(UInt8.self))
      guard index < type.allCases.count else { throw ByteReader.OutOfBytes() }
      return Array(type.allCases)[index]
    }
    let fields = try reader.number(UInt8.self)
    guard fields < 32 else { throw ByteReader.OutOfBytes() }
    var change = StyleChange()
    if fields & 1 != 0 { change.color = InkColor(rgba: try reader.number()) }
    if fields & 2 != 0 { change.cap = try word(&reader, EndCap.self) }
    if fields & 4 != 0 { change.join = try word(&reader, LineJoin.self) }
    if fields & 8 != 0 {
      var lengths: [Double] = []
      for _ in 0..<(try reader.count()) { lengths.append(try reader.double()) }
      guard let dash = DashPattern(lengths) else { throw ByteReader.OutOfBytes() }
      change.dash = dash
    }
    if fields & 16 != 0 { change.width = try reader.double() }
    return change
  }
}
