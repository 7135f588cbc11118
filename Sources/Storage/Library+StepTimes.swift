import GRDB
public import Documents

// When the steps of an item's history were made.
extension Library {
  /// When each step of an item's history was made, from the first one to the last that can be redone; nil where nobody
  /// knows, as of steps from before the library kept it.
  ///
  /// Where steps are lost, those after them have the times of others: good for no more than to know when somebody
  /// paused.
  ///
  /// - Throws: `LibraryError`.
  public func stepTimes(of id: ItemID) throws -> [Timestamp?] {
    try read { db in
      let times = try stepTimes(id.number, db)
      guard let last = times.keys.max() else { return [] }
      return (1...last).map { position in times[position].map { Timestamp(milliseconds: $0) } }
    }
  }

  /// By position, as far as they are known, in milliseconds.
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

  /// Gives the steps of a copy the times that they had; the others have none.
  static func setStepTimes(_ times: [Int64: Int64], of item: Int64, _ db: Database) throws {
    try db.execute(sql: "UPDATE edit SET made_at = NULL WHERE item = ?", arguments: [item])
    let statement = try db.cachedStatement(
      sql: "UPDATE edit SET made_at = ? WHERE item = ? AND position = ?")
    for (position, time) in times { try statement.execute(arguments: [time, item, position]) }
  }
}

extension ItemRow {
  /// When a step was made of a document that comes with its whole history: of its last one, that is now.
  func timeOfStep(_ position: Int64) -> Int64? {
    position > 0 && position == editCount && position == historyPosition ? modifiedAt : nil
  }
}
