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
