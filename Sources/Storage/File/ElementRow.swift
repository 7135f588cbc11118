import Base
import Documents
import Foundation
import GRDB

/// An element and its place in an item's history, as a row of the library.
struct ElementRow {
  /// A row that does not match its checksum, or holds what no element can.
  struct Damaged: Error {}

  /// What rows say since schema version 5, of hands since version 7, of erasures since version 8, and of areas since
  /// version 9, of texts since version 10, of pictures, fills, heads, groups and locks since version 13, and of connections since
  /// version 14.
  private struct Identity {
    let id: ElementID
    let layer: Layer.ID
    let placement: [UInt8]?
    let erasures: [UInt8]?
    let groups: [GroupID]
    let isLocked: Bool
    let connections: LineConnections
  }

  /// What a row says of a picture that was read.
  private struct Picture {
    /// The number of its file.
    let file: Int64
    let map: PaperMap
  }

  let item: Int64
  let position: Int64
  let place: Int64
  /// The element's content as a stroke: a shape has its two ends or corners.
  private let stroke: Stroke
  /// Nil for a row of an earlier version.
  private let identity: Identity?
  /// Nil for what is no picture, and for an element that is to be kept.
  private let picture: Picture?

  /// The number of the file that it shows, of a row that was read.
  var pictureFile: Int64? { picture?.file }

  var layer: Layer.ID { identity?.layer ?? .first }

  /// The columns in the order of `init(_:)`; one without points would be no use.
  static func selection(_ db: Database) throws -> String {
    let identity = try Schema.hasElements(db) ? "element, layer, placement" : "NULL, NULL, NULL"
    let hand = try Schema.hasHands(db) ? "hand, grain" : "NULL, NULL"
    let erasures = try Schema.hasErasures(db) ? "erasures" : "NULL"
    let contours = try Schema.hasAreas(db) ? "contours" : "NULL"
    let text = try Schema.hasTexts(db) ? "text, setting" : "NULL, NULL"
    let others =
      try Schema.hasPictures(db)
      ? "picture, fill, heads, groups, locked" : "NULL, NULL, NULL, NULL, NULL"
    let connections = try Schema.hasTagsAndConnections(db) ? "connections" : "NULL"
    return """
      SELECT item, position, place, tool, width, cap, line_join, color, dash, unknown_fields, points,
        checksum, \(identity), \(hand), \(erasures), \(contours),
        \(text), \(others), \(connections) FROM stroke
      """
  }

  init(item: Int64, position: Int64, place: Int64, element: PaintingElement) {
    self.item = item
    self.position = position
    self.place = place
    stroke = Stroke(
      tool: element.content.tool, width: element.width, style: element.style,
      samples: element.content.keySamples, grain: element.grain,
      contourEnds: element.content.contourEnds, text: element.content.text,
      picture: element.content.picture, unknownFields: element.unknownFields)
    picture = nil
    identity = Identity(
      id: element.id, layer: element.layer, placement: element.placement.map(PlacementCoding.bytes),
      erasures: element.erasures.isEmpty ? nil : ErasureCoding.bytes(of: element.erasures),
      groups: element.groups, isLocked: element.isLocked, connections: element.connections)
  }

  /// Reads a row of `selection`.
  init(_ row: Row) throws(Damaged) { try self.init(Columns(row: row)) }

  /// Reads the columns of `selection`.
  init(_ columns: Columns) throws(Damaged) {
    do throws(Columns.Unexpected) {
      item = try columns.integer(0)
      position = try columns.integer(1)
      place = try columns.integer(2)
      let points = try columns.bytes(10)
      guard let tool = Tool(rawValue: try columns.text(3)),
        let cap = EndCap(rawValue: try columns.text(5)),
        let join = LineJoin(rawValue: try columns.text(6)),
        let color = UInt32(exactly: try columns.integer(7)),
        let dash = DashPattern(stored: try columns.text(8)),
        let hand = HandStyle(text: try columns.optionalText(15) ?? HandStyle.plain.text),
        let samples = try? points.withUnsafeBytes({ try SampleCoding.samples(from: $0) })
      else { throw Columns.Unexpected() }
      stroke = Stroke(
        tool: tool, width: try columns.real(4),
        style: LineStyle(
          cap: cap, join: join, color: InkColor(rgba: color), dash: dash, hand: hand,
          fill: try Self.fill(columns), heads: try Self.heads(columns)),
        samples: samples, grain: try columns.optionalReal(16) ?? PaperScale.grain,
        contourEnds: try Self.contourEnds(columns),
        text: tool == .text ? try Self.text(columns) : nil,
        unknownFields: try columns.text(9))
      guard stroke.width.isFinite, stroke.width > 0, stroke.grain.isFinite, stroke.grain >= 0 else {
        throw Columns.Unexpected()
      }
      identity = try Self.identity(columns, of: stroke)
      picture = tool == .picture ? try Self.picture(columns) : nil
      let found = points.withUnsafeBytes { checksum(points: $0, file: picture?.file) }
      guard found == (try columns.checksum(11)) else { throw Columns.Unexpected() }
    } catch {
      throw Damaged()
    }
  }

  private static func contourEnds(_ columns: Columns) throws(Columns.Unexpected) -> [Int] {
    guard let text = try columns.optionalText(18) else { return [] }
    var ends: [Int] = []
    for word in text.split(separator: " ") {
      guard let count = Int(word), count > 0,
        case let (end, isTooFar) = (ends.last ?? 0).addingReportingOverflow(count), !isTooFar
      else { throw Columns.Unexpected() }
      ends.append(end)
    }
    return ends
  }

  private static func text(_ columns: Columns) throws(Columns.Unexpected) -> TextBlock? {
    guard let string = try columns.optionalText(19) else { return nil }
    guard let text = TextBlock(string, setting: try columns.text(20)) else {
      throw Columns.Unexpected()
    }
    return text
  }

  private static func picture(_ columns: Columns) throws(Columns.Unexpected) -> Picture {
    guard let file = try columns.optionalInteger(21),
      let map = PaperMap(words: try columns.text(20).split(separator: " ")), map.isFinite
    else { throw Columns.Unexpected() }
    return Picture(file: file, map: map)
  }

  private static func fill(_ columns: Columns) throws(Columns.Unexpected) -> FillStyle? {
    guard let text = try columns.optionalText(22) else { return nil }
    guard let fill = FillStyle(text: text) else { throw Columns.Unexpected() }
    return fill
  }

  private static func heads(_ columns: Columns) throws(Columns.Unexpected) -> LineHeads {
    guard let text = try columns.optionalText(23) else { return .none }
    guard let heads = LineHeads(text: text) else { throw Columns.Unexpected() }
    return heads
  }

  private static func identity(
    _ columns: Columns, of stroke: Stroke
  ) throws(Columns.Unexpected) -> Identity? {
    guard let id = try columns.optionalInteger(12) else { return nil }
    guard let number = UInt32(exactly: id), number > 0,
      let layer = UInt32(exactly: try columns.integer(13)),
      stroke.tool == .picture || ElementContent(stored: stroke) != nil
    else { throw Columns.Unexpected() }
    let placement = try columns.optionalBytes(14)
    if let placement, PlacementCoding.placement(placement) == nil { throw Columns.Unexpected() }
    let erasures = try columns.optionalBytes(17)
    if let erasures, ErasureCoding.erasures(erasures) == nil { throw Columns.Unexpected() }
    return Identity(
      id: ElementID(number), layer: Layer.ID(layer), placement: placement, erasures: erasures,
      groups: try groups(columns), isLocked: try columns.optionalInteger(25) != nil,
      connections: try connections(columns))
  }

  private static func connections(
    _ columns: Columns
  ) throws(Columns.Unexpected) -> LineConnections {
    guard let text = try columns.optionalText(26) else { return .none }
    guard let connections = LineConnections(text: text) else { throw Columns.Unexpected() }
    return connections
  }

  private static func groups(_ columns: Columns) throws(Columns.Unexpected) -> [GroupID] {
    guard let text = try columns.optionalText(24) else { return [] }
    var groups: [GroupID] = []
    for word in text.split(separator: " ") {
      guard let number = UInt32(word), number > 0 else { throw Columns.Unexpected() }
      groups.append(GroupID(number))
    }
    return groups
  }

  /// The element that the row keeps.
  ///
  /// - Parameters:
  ///   - number: its id, for a row of an earlier version, which has none.
  ///   - paper: the painting's when the row was written: earlier versions kept shapes as their outlines.
  ///   - files: of pictures, by their numbers; what is not among them is empty.
  func element(
    numbered number: UInt32, on paper: AspectRatio, files: [Int64: PictureBytes] = [:]
  ) -> PaintingElement {
    var stroke = stroke
    if let picture {
      stroke.picture = PictureBlock(files[picture.file] ?? PictureBytes([]), map: picture.map)
    }
    guard let identity, let content = ElementContent(stored: stroke) else {
      return PaintingElement(stroke, id: ElementID(number), on: paper)
    }
    var element = PaintingElement(
      id: identity.id, layer: identity.layer, content, width: stroke.width, style: stroke.style,
      grain: stroke.grain, placement: identity.placement.flatMap(PlacementCoding.placement),
      unknownFields: stroke.unknownFields
    ).erased(by: identity.erasures.flatMap(ErasureCoding.erasures) ?? [])
    (element.groups, element.isLocked) = (identity.groups, identity.isLocked)
    element.connections = identity.connections
    return element
  }

  func insert(_ db: Database) throws {
    let file = try stroke.picture.map { try PictureFileRow.id(of: $0.file.bytes, db) }
    let points = SampleCoding.bytes(of: stroke.samples)
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO stroke (item, position, place, tool, width, cap, line_join, color, dash,
          unknown_fields, checksum, points, element, layer, placement, hand, grain,
          erasures, contours, text, setting, picture, fill, heads, groups, locked, connections)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    try statement.execute(arguments: [
      item, position, place, stroke.tool.rawValue, stroke.width, stroke.style.cap.rawValue,
      stroke.style.join.rawValue, Int64(stroke.style.color.rgba), stroke.style.dash.stored,
      stroke.unknownFields, Int64(points.withUnsafeBytes { checksum(points: $0, file: file) }),
      Data(points),
      identity.map { Int64($0.id.number) }, identity.map { Int64($0.layer.number) },
      identity?.placement.map { Data($0) }, storedHand, storedGrain,
      identity?.erasures.map { Data($0) }, storedContours, stroke.text?.string,
      stroke.text?.setting ?? stroke.picture?.map.words, file, stroke.style.fill?.text, storedHeads,
      storedGroups, identity?.isLocked == true ? 1 : nil, storedConnections,
    ])
  }

  /// Null where there is nothing to say: then the checksum is that of earlier versions.
  private var storedHand: String? {
    stroke.style.hand == .plain ? nil : stroke.style.hand.text
  }

  private var storedContours: String? {
    guard !stroke.contourEnds.isEmpty else { return nil }
    return zip(stroke.contourEnds, [0] + stroke.contourEnds).map { String($0 - $1) }
      .joined(separator: " ")
  }

  private var storedHeads: String? {
    stroke.style.heads == .none ? nil : stroke.style.heads.text
  }

  private var storedGroups: String? {
    guard let groups = identity?.groups, !groups.isEmpty else { return nil }
    return groups.map(\.description).joined(separator: " ")
  }

  private var storedConnections: String? {
    identity.flatMap { $0.connections.isEmpty ? nil : $0.connections.text }
  }

  private var storedGrain: Double? { stroke.grain == PaperScale.grain ? nil : stroke.grain }

  /// - Parameter file: the number of a picture's.
  private func checksum(points: UnsafeRawBufferPointer, file: Int64?) -> UInt32 {
    var writer = ByteWriter(capacity: 192)
    writer.append(item)
    writer.append(position)
    writer.append(place)
    writer.append(stroke.tool.rawValue)
    writer.append(stroke.width)
    writer.append(stroke.style.cap.rawValue)
    writer.append(stroke.style.join.rawValue)
    writer.append(stroke.style.color.rgba)
    writer.append(stroke.style.dash.stored)
    writer.append(stroke.unknownFields)
    if let identity {
      writer.append(identity.id.number)
      writer.append(identity.layer.number)
      for byte in identity.placement ?? [] { writer.append(byte) }
      if let hand = storedHand { writer.append(hand) }
      if let grain = storedGrain { writer.append(grain) }
      for byte in identity.erasures ?? [] { writer.append(byte) }
      if let contours = storedContours { writer.append(contours) }
      if let text = stroke.text {
        writer.append(text.string)
        writer.append(text.setting)
      }
      if let file, let map = picture?.map ?? stroke.picture?.map {
        writer.append(file)
        writer.append(map.words)
      }
      if let fill = stroke.style.fill { writer.append(fill.text) }
      if let heads = storedHeads { writer.append(heads) }
      if let groups = storedGroups { writer.append(groups) }
      if identity.isLocked { writer.append(UInt8(1)) }
      if let connections = storedConnections { writer.append(connections) }
    }
    var checksum = Checksum()
    checksum.update(writer.bytes)
    checksum.update(points)
    return checksum.value
  }
}

extension ElementContent {
  /// Nil where it is none that was kept.
  fileprivate init?(stored stroke: Stroke) {
    switch stroke.tool {
    case .pencil: self = .freehand(stroke.samples)
    case .eraser: self = .eraser(stroke.samples)
    case .line, .rectangle, .rounded, .ellipse:
      guard stroke.samples.count == 2, let kind = ShapeKind(rawValue: stroke.tool.rawValue) else {
        return nil
      }
      self = .shape(kind, from: stroke.samples[0].position, to: stroke.samples[1].position)
    case .area:
      guard let outline = AreaOutline(stroke.samples.map(\.position), ends: stroke.contourEnds)
      else { return nil }
      self = .area(outline)
    case .text:
      guard let text = stroke.text,
        let outline = AreaOutline(stroke.samples.map(\.position), ends: stroke.contourEnds)
      else { return nil }
      self = .text(text, outline)
    case .picture:
      guard let picture = stroke.picture, picture.isSound,
        let outline = AreaOutline(stroke.samples.map(\.position), ends: stroke.contourEnds)
      else { return nil }
      self = .picture(picture, outline)
    case .dashed: return nil
    }
  }
}
