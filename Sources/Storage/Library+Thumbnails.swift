import Foundation
import GRDB
public import Documents

extension Library {
  /// The PNG file stored for an item at a size; nil if there is none, or if it shows another revision.
  ///
  /// - Throws: `LibraryError`.
  public func thumbnail(
    of id: ItemID, revision: Int64, longerSide: Int
  ) throws -> [UInt8]? {
    try read { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT checksum, png FROM thumbnail WHERE item = ? AND longer_side = ? AND revision = ?
          """)
      let arguments: StatementArguments = [id.number, longerSide, revision]
      guard let row = try Row.fetchOne(statement, arguments: arguments) else {
        return nil
      }
      let columns = Columns(row: row)
      guard let png = (try? columns.bytes(1)).map(Array.init),
        Checksum(of: png).value == (try? columns.checksum(0))
      else { return nil }
      return png
    }
  }

  /// The largest PNG file of the item at any time, as a placeholder while it is read; nil for none.
  ///
  /// - Throws: `LibraryError`.
  public func standIn(for id: ItemID) throws -> [UInt8]? {
    try read { db in
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT checksum, png FROM thumbnail WHERE item = ?
            ORDER BY revision DESC, longer_side DESC LIMIT 1
          """, arguments: [id.number])
      guard let columns = row.map({ Columns(row: $0) }),
        let png = (try? columns.bytes(1)).map(Array.init),
        Checksum(of: png).value == (try? columns.checksum(0))
      else { return nil }
      return png
    }
  }

  /// Stores a thumbnail, replacing the painting's outdated ones.
  ///
  /// Silently does nothing if the painting has changed or gone since, or if the library is read-only: thumbnails can be
  /// made again.
  ///
  /// - Throws: `LibraryError`.
  public func storeThumbnail(
    _ png: [UInt8], of id: ItemID, revision: Int64, longerSide: Int
  ) throws {
    guard condition == .sound else { return }
    try write { db in
      guard let item = try ItemRow.fetch(id, db)?.item, item.revision == revision else { return }
      try db.execute(
        sql: "DELETE FROM thumbnail WHERE item = ? AND (revision <> ? OR longer_side = ?)",
        arguments: [id.number, revision, longerSide])
      try db.execute(
        sql: """
          INSERT INTO thumbnail (item, longer_side, revision, checksum, png) VALUES (?, ?, ?, ?, ?)
          """,
        arguments: [
          id.number, longerSide, revision, Int64(Checksum(of: png).value), Data(png),
        ])
    }
  }
}
