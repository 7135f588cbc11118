import Base
import Documents
import Foundation
import GRDB

/// An element and its place in an item's history, as a row of the library.
struct ElementRow {
  /// A row that fails its checksum or is invalid.
  struct Damaged: Error {}

  /// The columns added in schema version 5, with hands since version 7, erasures since version 8, areas since version
  /// 9, texts since version 10, pictures, fills, heads, groups and locks since version 13, connections since version
  /// 14, gradients since version 23, styles of groups since version 24, paths since version 28,
  /// labels since version 29, and labels along lines since version 32.
  struct Identity {
    let id: ElementID
    let layer: Layer.ID
    let placement: [UInt8]?
    let erasures: [UInt8]?
    let groups: [GroupID]
    let groupStyles: [GroupID: GroupStyle]
    let isLocked: Bool
    let connections: LineConnections
  }

  /// The picture of a row that was read.
  struct Picture {
    /// The number of its file.
    let file: Int64
    let map: PaperMap
  }

  let item: Int64
  let position: Int64
  let place: Int64
  /// The element's content as a stroke: a shape has its two ends or corners.
  let stroke: Stroke
  /// Nil for a row of an earlier version.
  let identity: Identity?
  /// Nil for other elements, and for an element to be stored.
  let picture: Picture?

  /// The number of the picture's file, in a row that was read.
  var pictureFile: Int64? { picture?.file }

  var layer: Layer.ID { identity?.layer ?? .first }

  /// The columns in the order of `init(_:)`; all tables have points, without which rows would be useless.
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
    let gradient = try Schema.hasGradients(db) ? "gradient" : "NULL"
    let path = try Schema.hasPaths(db) ? "path" : "NULL"
    let label = try Schema.hasLabels(db) ? "label" : "NULL"
    return """
      SELECT item, position, place, tool, width, cap, line_join, color, dash, unknown_fields, points,
        checksum, \(identity), \(hand), \(erasures), \(contours),
        \(text), \(others), \(connections), \(gradient),
        \(path), \(label) FROM stroke
      """
  }

  init(item: Int64, position: Int64, place: Int64, element: PaintingElement) {
    self.item = item
    self.position = position
    self.place = place
    stroke = Stroke(
      tool: element.content.tool, width: element.width, style: element.style,
      samples: element.content.keySamples, grain: element.grain,
      contourEnds: element.content.contourEnds, areaRule: element.content.areaRule,
      path: element.content.path, text: element.content.text,
      picture: element.content.picture, unknownFields: element.unknownFields)
    picture = nil
    identity = Identity(
      id: element.id, layer: element.layer, placement: element.placement.map(PlacementCoding.bytes),
      erasures: element.erasures.isEmpty ? nil : ErasureCoding.bytes(of: element.erasures),
      groups: element.groups, groupStyles: element.groupStyles, isLocked: element.isLocked,
      connections: element.connections)
  }

  /// A question mark for each column.
  private static let places = Array(repeating: "?", count: 30).joined(separator: ", ")

  func insert(_ db: Database) throws {
    let file = try stroke.picture.map { try PictureFileRow.id(of: $0.file.bytes, db) }
    let points = SampleCoding.bytes(of: stroke.samples)
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO stroke (item, position, place, tool, width, cap, line_join, color, dash,
          unknown_fields, checksum, points, element, layer, placement, hand, grain,
          erasures, contours, text, setting, picture, fill, heads, groups, locked, connections,
          gradient, path, label)
          VALUES (\(Self.places))
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
      stroke.style.gradient?.text, stroke.path?.text, stroke.text?.label?.text,
    ])
  }

  /// The hand, followed by the kind of brush since version 26; null for the default, which preserves the checksum of
  /// earlier versions.
  private var storedHand: String? {
    let (style, kind) = (stroke.style, stroke.style.storedKind)
    return style.hand == .plain && kind.isEmpty ? nil : style.hand.text + kind
  }

  private var storedContours: String? {
    guard !stroke.contourEnds.isEmpty else { return nil }
    let counts = zip(stroke.contourEnds, [0] + stroke.contourEnds).map { String($0 - $1) }
    // Before version 21 all were even-odd, without saying so.
    let rule = stroke.areaRule == .evenOdd ? [] : [stroke.areaRule.rawValue]
    return (rule + counts).joined(separator: " ")
  }

  private var storedHeads: String? {
    stroke.style.heads == .none ? nil : stroke.style.heads.text
  }

  private var storedGroups: String? {
    guard let identity, !identity.groups.isEmpty else { return nil }
    return identity.groups.map { group in
      identity.groupStyles[group].map { "\(group)/\($0.text)" } ?? group.description
    }.joined(separator: " ")
  }

  private var storedConnections: String? {
    identity.flatMap { $0.connections.isEmpty ? nil : $0.connections.text }
  }

  private var storedGrain: Double? { stroke.grain == PaperScale.grain ? nil : stroke.grain }

  /// - Parameter file: the number of a picture's file.
  func checksum(points: UnsafeRawBufferPointer, file: Int64?) -> UInt32 {
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
      if let gradient = stroke.style.gradient { writer.append(gradient.text) }
      if let path = stroke.path { writer.append(path.text) }
      if let label = stroke.text?.label { writer.append(label.text) }
    }
    var checksum = Checksum()
    checksum.update(writer.bytes)
    checksum.update(points)
    return checksum.value
  }
}
