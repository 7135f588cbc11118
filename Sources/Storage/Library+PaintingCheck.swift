import GRDB
import Documents

extension Library {
  /// Whether a painting is provably whole row by row, in the memory of one row, however large it is.
  ///
  /// - Returns: false for damage, and for paintings that only a complete reading can verify: those changed by any step
  ///   but adding, with pictures or of an earlier version.
  func isWholeByRows(_ id: ItemID) throws -> Bool {
    try read { db in
      guard let (item, isSound) = try ItemRow.fetch(id, db), isSound, item.itemKind == .painting,
        try Schema.hasElements(db)
      else { return false }
      do {
        return try Self.addsUp(item, db)
      } catch let error as DatabaseError where error.isDamage {
        return false
      }
    }
  }

  private static func addsUp(_ item: ItemRow, _ db: Database) throws -> Bool {
    guard let steps = try addedCounts(of: item, db) else { return false }
    let seen = steps.filter { $0.position <= item.historyPosition }
    guard seen.reduce(0, { $0 + $1.count }) == item.elementCount else { return false }
    let (layers, hasAllLayers) = try LayerRow.layers(of: item.id, db)
    let known = layers.isEmpty ? [.first] : Set(layers.map(\.id))
    guard hasAllLayers else { return false }
    var (step, place, lastID) = (0, Int64(0), UInt32(0))
    let statement = try db.cachedStatement(
      sql: try ElementRow.selection(db) + " WHERE item = ? ORDER BY position, place")
    let rows = try Row.fetchCursor(statement, arguments: [item.id])
    while let found = try rows.next() {
      while step < steps.count, place == steps[step].count { (step, place) = (step + 1, 0) }
      guard step < steps.count, let row = try? ElementRow(found), row.item == item.id,
        row.position == steps[step].position, row.place == place, row.picture == nil,
        let identity = row.identity, known.contains(identity.layer), identity.id.number > lastID
      else { return false }
      (place, lastID) = (place + 1, identity.id.number)
    }
    while step < steps.count, place == steps[step].count { (step, place) = (step + 1, 0) }
    return step == steps.count
  }

  /// The number of elements in each step, starting with the initial state: nil if any step does something else, or is
  /// missing.
  private static func addedCounts(
    of item: ItemRow, _ db: Database
  ) throws -> [(position: Int64, count: Int64)]? {
    var steps: [(position: Int64, count: Int64)] = []
    let rows = try Row.fetchCursor(
      db,
      sql: "SELECT position, kind, stroke_count, detail FROM edit WHERE item = ? ORDER BY position",
      arguments: [item.id])
    while let row = try rows.next() {
      let columns = Columns(row: row)
      guard let position = try? columns.integer(0), let kind = try? columns.text(1),
        let count = try? columns.integer(2), count >= 0, row.hasNull(atIndex: 3),
        kind == (position == 0 ? EditKind.base : .add).rawValue,
        position == (steps.last?.position).map({ $0 + 1 }) ?? min(position, 1)
      else { return nil }
      steps.append((position, count))
    }
    return (steps.last?.position ?? 0) == item.editCount ? steps : nil
  }
}
