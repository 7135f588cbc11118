import GRDB

extension Library {
  /// What was kept under a key: window sizes, the last brush. Nil for nothing.
  ///
  /// - Throws: `LibraryError`.
  public func setting(_ key: String) throws -> String? {
    try read { db in
      try String.fetchOne(db, sql: "SELECT value FROM setting WHERE key = ?", arguments: [key])
    }
  }

  /// Keeps a value under a key; nil forgets it.
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
