import Documents
import Foundation
import GRDB

/// The file of picture elements.
struct PictureFileRow {
  let id: Int64
  let file: [UInt8]

  /// Reads id, checksum, length and file; nil if the checksum fails.
  init?(_ columns: Columns) {
    guard let id = try? columns.integer(0), let sum = try? columns.checksum(1),
      let length = try? columns.integer(2), let file = try? columns.bytes(3),
      length == file.count, case let file = Array(file), sum == Self.checksum(file)
    else { return nil }
    (self.id, self.file) = (id, file)
  }

  private static let selection = "SELECT id, checksum, length, file FROM picture_file"

  /// The number of a file, which is stored if missing.
  static func id(of file: [UInt8], _ db: Database) throws -> Int64 {
    let rows = try Row.fetchCursor(
      db, sql: selection + " WHERE checksum = ? AND length = ?",
      arguments: [Int64(checksum(file)), file.count])
    while let row = try rows.next() {
      if let known = PictureFileRow(Columns(row: row)), known.file == file { return known.id }
    }
    try db.execute(
      sql: "INSERT INTO picture_file (checksum, length, file) VALUES (?, ?, ?)",
      arguments: [Int64(checksum(file)), file.count, Data(file)])
    return db.lastInsertedRowID
  }

  private static let ofItem =
    "id IN (SELECT picture FROM stroke WHERE item = ? AND picture IS NOT NULL)"

  /// The size of an item's picture files.
  static func byteCount(of item: Int64, _ db: Database) throws -> Int {
    guard try Schema.hasPictures(db) else { return 0 }
    return try Int.fetchOne(
      db, sql: "SELECT SUM(length) FROM picture_file WHERE " + ofItem, arguments: [item]) ?? 0
  }

  /// The sound picture files of an item, by number.
  static func files(of item: Int64, _ db: Database) throws -> [Int64: PictureBytes] {
    let statement = try db.cachedStatement(
      sql: selection + " WHERE " + ofItem)
    let rows = try Row.fetchCursor(statement, arguments: [item])
    var files: [Int64: PictureBytes] = [:]
    while let row = try rows.next() {
      if let picture = PictureFileRow(Columns(row: row)) {
        files[picture.id] = PictureBytes(picture.file)
      }
    }
    return files
  }

  private static func checksum(_ file: [UInt8]) -> UInt32 {
    var checksum = Checksum()
    checksum.update(file)
    return checksum.value
  }
}
