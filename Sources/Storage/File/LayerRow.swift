import Base
import Documents
import Foundation
import GRDB

/// A layer of a painting, as a row of the library. A painting with a single unnamed layer has no rows.
struct LayerRow {
  let item: Int64
  /// From 0, the lowest first.
  let place: Int64
  let layer: Layer

  init(item: Int64, place: Int64, layer: Layer) {
    self.item = item
    self.place = place
    self.layer = layer
  }

  /// Reads item, place, number, name, unknown fields, checksum, whether it is hidden or locked, its opacity, its
  /// blending, and whether it is a reference; nil if the checksum fails.
  init?(_ columns: Columns) {
    guard let item = try? columns.integer(0), let place = try? columns.integer(1),
      let number = (try? columns.integer(2)).flatMap({ UInt32(exactly: $0) }),
      let name = try? columns.text(3), let unknownFields = try? columns.text(4),
      let sum = try? columns.checksum(5)
    else { return nil }
    // Null in old rows with defaults, and missing in old tables.
    let (hidden, locked) = (try? columns.integer(6), try? columns.integer(7))
    let blend = (try? columns.optionalText(9)) ?? nil
    guard let blending = Blending(rawValue: blend ?? Blending.normal.rawValue) else { return nil }
    var layer = Layer(
      id: Layer.ID(number), name: name, isHidden: hidden == 1, isLocked: locked == 1,
      opacity: (try? columns.real(8)) ?? 1, blending: blending, unknownFields: unknownFields)
    layer.isReference = (try? columns.integer(10)) == 1
    self.init(item: item, place: place, layer: layer)
    guard checksum == sum else { return nil }
  }

  static func insert(_ layers: [Layer], of item: Int64, _ db: Database) throws {
    guard layers != [Layer()] else { return }
    for (place, layer) in layers.enumerated() {
      let row = LayerRow(item: item, place: Int64(place), layer: layer)
      try db.execute(
        sql: """
          INSERT INTO layer
            (item, place, number, name, unknown_fields, checksum, hidden, locked, opacity,
              blend, reference)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          row.item, row.place, Int64(layer.id.number), layer.name, layer.unknownFields,
          Int64(row.checksum), layer.isHidden ? 1 : nil, layer.isLocked ? 1 : nil,
          layer.opacity == 1 ? nil : layer.opacity,
          layer.blending == .normal ? nil : layer.blending.rawValue,
          layer.isReference ? 1 : nil,
        ])
    }
  }

  /// The sound layers of a painting, the lowest first, and whether those are all.
  static func layers(
    of item: Int64, _ db: Database
  ) throws -> (layers: [Layer], isWhole: Bool) {
    var (layers, isWhole) = ([Layer](), true)
    let states = try Schema.hasLayerStates(db) ? "hidden, locked, opacity" : "NULL, NULL, NULL"
    let blend = try Schema.hasGradients(db) ? "blend" : "NULL"
    let reference = try Schema.hasReferences(db) ? "reference" : "NULL"
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT item, place, number, name, unknown_fields, checksum, \(states), \(blend),
            \(reference)
          FROM layer
          WHERE item = ? ORDER BY place
        """,
      arguments: [item])
    while let row = try rows.next() {
      guard let row = LayerRow(Columns(row: row)),
        !layers.contains(where: { $0.id == row.layer.id })
      else {
        isWhole = false
        continue
      }
      if row.place != layers.count { isWhole = false }
      layers.append(row.layer)
    }
    return (layers, isWhole)
  }

  private var checksum: UInt32 {
    var writer = ByteWriter(capacity: 64)
    writer.append(item)
    writer.append(place)
    writer.append(layer.id.number)
    writer.append(layer.name)
    writer.append(layer.unknownFields)
    // Layers with defaults keep their old checksums.
    if layer.flags != 0 || layer.opacity != 1 {
      writer.append(layer.flags)
      writer.append(layer.opacity)
    }
    if layer.blending != .normal { writer.append(layer.blending.rawValue) }
    var checksum = Checksum()
    checksum.update(writer.bytes)
    return checksum.value
  }
}
