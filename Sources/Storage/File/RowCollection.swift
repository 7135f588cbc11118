import Foundation
import GRDB

/// Collects rows found in pages in a separate database, to query them.
enum RowCollection {
  /// Creates a library at a path with the rows of a walk.
  ///
  /// Of two rows with the same key, one proved by a checksum is kept.
  ///
  /// - Returns: the number of rows.
  static func collect(_ walk: PageWalk, in path: String) throws -> Int {
    try Library.open(at: path).close()
    var configuration = Configuration()
    // Rows may refer to lost ones.
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    defer { try? queue.retire() }
    return try queue.inDatabase { db in
      try db.execute(sql: "PRAGMA synchronous = OFF")
      var count = 0
      try db.inTransaction {
        try walk.visit { stored, content in
          if let row = LibraryRow(stored), try insert(row, from: content, db) { count += 1 }
          return true
        }
        try dropRemovedSteps(db)
        return .commit
      }
      return count
    }
  }

  /// Removes steps that were discarded by a later one but remain in uncleared pages.
  private static func dropRemovedSteps(_ db: Database) throws {
    for row in try Row.fetchAll(db, sql: ItemRow.selection(db)) {
      guard let (item, isSound) = try? ItemRow.read(row), isSound else { continue }
      for table in ["edit", "stroke"] {
        try db.execute(
          sql: "DELETE FROM \(table) WHERE item = ? AND position > ?",
          arguments: [item.id, item.editCount])
      }
    }
  }

  private static func insert(
    _ row: LibraryRow, from content: PageWalk.Content, _ db: Database
  ) throws -> Bool {
    let isCertain = row.isCertain
    if !isCertain, content == .variant || content == .broken && row.table.hasChecksums {
      return false
    }
    let wins = isCertain && (content == .latest || content == .broken)
    let columns = columns[row.table] ?? []
    let values = row.values.prefix(columns.count).map(\.databaseValue)
    let names = columns.prefix(values.count)
    let places = Array(repeating: "?", count: values.count).joined(separator: ", ")
    let statement = try db.cachedStatement(
      sql: """
        INSERT OR \(wins ? "REPLACE" : "IGNORE") INTO \(row.table.rawValue)
          (\(names.joined(separator: ", "))) VALUES (\(places))
        """)
    do {
      try statement.execute(arguments: StatementArguments(values))
      return db.changesCount > 0
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      // A value of the wrong type for its column.
      return false
    }
  }

  private static let columns: [LibraryRow.Table: [String]] = [
    .item: [
      "id", "kind", "name", "aspect_ratio", "background", "stroke_count", "edit_count",
      "history_position", "created_at", "modified_at", "trashed_at", "revision", "unknown_fields",
      "unknown_background_fields", "checksum", "grid_width", "grid_height", "paper_length",
    ],
    .edit: ["item", "position", "kind", "stroke_count", "detail", "made_at"],
    .stroke: [
      "id", "item", "position", "place", "tool", "width", "cap", "line_join", "color", "dash",
      "unknown_fields", "checksum", "points", "element", "layer", "placement", "hand", "grain",
      "erasures", "contours", "text", "setting", "picture", "fill", "heads", "groups", "locked",
      "connections", "gradient", "path", "label",
    ],
    .picture: ["item", "position", "checksum", "file"],
    .pictureFile: ["id", "checksum", "length", "file"],
    .layer: [
      "item", "place", "number", "name", "unknown_fields", "checksum", "hidden", "locked",
      "opacity", "blend", "reference",
    ],
    .tag: ["item", "tag", "checksum"],
    .setting: ["key", "value"],
  ]
}

extension StoredRow.Value {
  fileprivate var databaseValue: DatabaseValue {
    switch storage {
    case .null: .null
    case .int64(let value): value.databaseValue
    case .double(let value): value.databaseValue
    case .string(let value): value.databaseValue
    case .blob(let value): value.databaseValue
    }
  }
}
