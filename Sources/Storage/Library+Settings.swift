import GRDB

extension Library {
  /// The value stored under a key, such as window sizes or the last brush. Nil for none.
  ///
  /// - Throws: `LibraryError`.
  public func setting(_ key: String) throws -> String? {
    try read { db in
      try String.fetchOne(db, sql: "SELECT value FROM setting WHERE key = ?", arguments: [key])
    }
  }

  /// All stored values by their keys, without unreadable ones.
  ///
  /// - Throws: `LibraryError`.
  public func settings() throws -> [String: String] {
    try read { db in
      var settings: [String: String] = [:]
      let rows = try Row.fetchCursor(db, sql: "SELECT key, value FROM setting")
      while let row = try rows.next() {
        let columns = Columns(row: row)
        guard let key = try? columns.text(0), let value = try? columns.text(1) else { continue }
        settings[key] = value
      }
      return settings
    }
  }

  /// Stores a value under a key; nil removes it.
  ///
  /// - Throws: `LibraryError`.
  public func setSetting(_ key: String, to value: String?) throws {
    try write { db in
      if let value {
        try db.execute(
          sql: "INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)", arguments: [key, value])
      } else {
        try db.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [key])
      }
    }
  }
}
