import Base
import Documents

extension EditCoding {
  /// The edit; throws for what `detail` never wrote.
  ///
  /// - Parameters:
  ///   - newElements: those of the step, in their order.
  ///   - elements: what was there before the step: earlier versions named elements by their places.
  func edit(
    _ detail: [UInt8]?, newElements: [PaintingElement], pictures: [Int64: [UInt8]],
    of elements: ChunkedArray<PaintingElement>
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
    case .group:
      let group = try groupID(from: &reader)
      return .group(try ids(from: &reader), as: group)
    case .ungroup:
      var groups: [GroupID] = []
      for _ in 0..<(try reader.count()) { groups.append(try groupID(from: &reader)) }
      return .ungroup(groups)
    case .lock:
      let isLocked = try reader.number(UInt8.self) != 0
      return .lock(try ids(from: &reader), isLocked)
    case .moveToLayer:
      let layer = try layerID(from: &reader)
      return .moveToLayer(try ids(from: &reader), layer)
    case .setLayers:
      var layers: [Layer] = []
      for _ in 0..<(try reader.count()) { layers.append(try layer(from: &reader)) }
      guard !layers.isEmpty, Set(layers.map(\.id)).count == layers.count else {
        throw ByteReader.OutOfBytes()
      }
      return .setLayers(layers)
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
    case .shape, .size:
      let old = try paper(kind, from: &reader)
      return .reshape(from: old, to: try paper(kind, from: &reader))
    case .crop, .sizedCrop:
      let old = try paper(kind, from: &reader)
      let corner = PaperPoint(x: try reader.double(), y: try reader.double())
      let box = PaperBox(
        from: corner, to: PaperPoint(x: try reader.double(), y: try reader.double()))
      guard PaperCut(box) != nil else { throw ByteReader.OutOfBytes() }
      return .crop(from: old, to: box)
    }
  }

  private static func paper(
    _ kind: EditKind, from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> PaperSize {
    guard let ratio = AspectRatio(try reader.double()) else { throw ByteReader.OutOfBytes() }
    guard kind == .size || kind == .sizedCrop else { return PaperSize(ratio) }
    let millimeters = try reader.double()
    guard millimeters != 0 else { return PaperSize(ratio) }
    guard let length = PaperLength(millimeters: millimeters) else {
      throw ByteReader.OutOfBytes()
    }
    return PaperSize(ratio, length: length)
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
        if let picture = try Self.background(from: &reader).picture {
          sources.append(picture.source)
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

  private static func layerID(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> Layer.ID {
    guard let number = UInt32(exactly: try reader.smallNumber()) else {
      throw ByteReader.OutOfBytes()
    }
    return Layer.ID(number)
  }

  private static func groupID(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> GroupID {
    guard let number = UInt32(exactly: try reader.smallNumber()), number > 0 else {
      throw ByteReader.OutOfBytes()
    }
    return GroupID(number)
  }

  private static func layer(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> Layer {
    let id = try layerID(from: &reader)
    let name = try reader.text()
    let flags = try reader.number(UInt8.self)
    let opacity = try reader.double()
    guard flags < 4, (0...1).contains(opacity) else { throw ByteReader.OutOfBytes() }
    return Layer(
      id: id, name: name, isHidden: flags & 1 != 0, isLocked: flags & 2 != 0, opacity: opacity,
      unknownFields: try reader.text())
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
    var (background, picture) = try background(from: &reader)
    if let picture, let file = pictures[picture.source] {
      background.picture = BackgroundPicture(file: file, placement: picture.placement)
    }
    return background
  }

  private typealias PictureReference = (source: Int64, placement: BackgroundPicture.Placement)

  /// A background without its picture, and the step that brought that.
  private static func background(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> (background: Background, picture: PictureReference?) {
    var background = Background(color: InkColor(rgba: try reader.number()))
    let flags = try reader.number(UInt8.self)
    var picture: PictureReference?
    let placement = Int(flags & ~hasPattern)
    if placement > 0 {
      let placements = BackgroundPicture.Placement.allCases
      let source = Int64(try reader.smallNumber())
      guard placement <= placements.count else { throw ByteReader.OutOfBytes() }
      picture = (source, placements[placement - 1])
    }
    if flags & hasPattern != 0 { background.pattern = try pattern(from: &reader) }
    return (background, picture)
  }

  private static func pattern(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> PaperPattern {
    let kind = PaperPattern.Kind(rawValue: try reader.text())
    let color = InkColor(rgba: try reader.number())
    let spacing = try reader.double()
    let origin = PaperPoint(x: try reader.double(), y: try reader.double())
    guard let kind,
      let pattern = PaperPattern(kind, spacing: spacing, color: color, origin: origin)
    else { throw ByteReader.OutOfBytes() }
    return pattern
  }

  private static func fillChange(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> StyleChange.FillChange {
    let text = try reader.text()
    if text.isEmpty { return .remove }
    guard let fill = FillStyle(text: text) else { throw ByteReader.OutOfBytes() }
    return .set(fill)
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
    guard fields < 32768 else { throw ByteReader.OutOfBytes() }
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
    if fields & 1024 != 0 { change.fill = try fillChange(from: &reader) }
    if fields & 2048 != 0 {
      guard let heads = LineHeads(text: try reader.text()) else { throw ByteReader.OutOfBytes() }
      change.heads = heads
    }
    if fields & 4096 != 0 { change.fit = try word(&reader, LineFit.self) }
    if fields & 8192 != 0 { change.taperStart = try reader.double() }
    if fields & 16384 != 0 { change.taperEnd = try reader.double() }
    return change
  }
}
