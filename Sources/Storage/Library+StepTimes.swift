import GRDB
public import Documents

// The times of steps in an item's history.
extension Library {
  /// The time of each step in an item's history, from the first to the last redoable one; nil if unknown, as for steps
  /// from before the library stored it.
  ///
  /// After lost steps the times are shifted: only good enough to detect pauses.
  ///
  /// - Throws: `LibraryError`.
  public func stepTimes(of id: ItemID) throws -> [Timestamp?] {
    try read { db in
      let times = try stepTimes(id.number, db)
      guard let last = times.keys.max() else { return [] }
      return (1...last).map { position in times[position].map { Timestamp(milliseconds: $0) } }
    }
  }

  /// By position, as far as known, in milliseconds.
  func stepTimes(_ item: Int64, _ db: Database) throws -> [Int64: Int64] {
    guard try Schema.hasStepTimes(db) else { return [:] }
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT position, made_at FROM edit
          WHERE item = ? AND position BETWEEN 1 AND 16777216 AND made_at IS NOT NULL
        """,
      arguments: [item])
    var times: [Int64: Int64] = [:]
    while let row = try rows.next() {
      let columns = Columns(row: row)
      guard let position = try? columns.integer(0), let time = try? columns.integer(1) else {
        continue
      }
      times[position] = time
    }
    return times
  }

  /// Sets the times of a copy's steps; the others have none.
  static func setStepTimes(_ times: [Int64: Int64], of item: Int64, _ db: Database) throws {
    try db.execute(sql: "UPDATE edit SET made_at = NULL WHERE item = ?", arguments: [item])
    let statement = try db.cachedStatement(
      sql: "UPDATE edit SET made_at = ? WHERE item = ? AND position = ?")
    for (position, time) in times { try statement.execute(arguments: [time, item, position]) }
  }
}

extension ItemRow {
  /// The time of a step in a document stored with its whole history: now for the last one.
  func timeOfStep(_ position: Int64) -> Int64? {
    position > 0 && position == editCount && position == historyPosition ? modifiedAt : nil
  }
}
