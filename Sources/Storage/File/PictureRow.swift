import Foundation
import GRDB

/// A picture file of a painting's background, with the step that brought it.
struct PictureRow {
  let item: Int64
  let position: Int64
  let file: [UInt8]

  func insert(_ db: Database) throws {
    try db.execute(
      sql: "INSERT INTO picture (item, position, checksum, file) VALUES (?, ?, ?, ?)",
      arguments: [item, position, Int64(checksum), Data(file)])
  }

  /// Reads item, position, checksum and file; nil if the checksum fails.
  init?(_ columns: Columns) {
    guard let item = try? columns.integer(0), let position = try? columns.integer(1),
      let sum = try? columns.checksum(2), let file = try? columns.bytes(3)
    else { return nil }
    self.init(item: item, position: position, file: Array(file))
    guard checksum == sum else { return nil }
  }

  init(item: Int64, position: Int64, file: [UInt8]) {
    self.item = item
    self.position = position
    self.file = file
  }

  /// The sound pictures of an item, by step.
  static func files(of item: Int64, _ db: Database) throws -> [Int64: [UInt8]] {
    var files: [Int64: [UInt8]] = [:]
    let rows = try Row.fetchCursor(
      db, sql: "SELECT item, position, checksum, file FROM picture WHERE item = ?",
      arguments: [item])
    while let row = try rows.next() {
      if let picture = PictureRow(Columns(row: row)) { files[picture.position] = picture.file }
    }
    return files
  }

  /// The size of an item's pictures, without reading them.
  static func byteCount(of item: Int64, _ db: Database) throws -> Int {
    guard try Schema.hasDetails(db) else { return 0 }
    return try Int.fetchOne(
      db, sql: "SELECT SUM(LENGTH(file)) FROM picture WHERE item = ?", arguments: [item]) ?? 0
  }

  /// The steps that brought the pictures of an item.
  static func positions(of item: Int64, _ db: Database) throws -> [[UInt8]: Int64] {
    let count =
      try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM picture WHERE item = ?", arguments: [item])
      ?? 0
    guard count > 0 else { return [:] }
    return Dictionary(
      try files(of: item, db).map { ($0.value, $0.key) }, uniquingKeysWith: { min($0, $1) })
  }

  private var checksum: UInt32 {
    var writer = ByteWriter(capacity: 16)
    writer.append(item)
    writer.append(position)
    var checksum = Checksum()
    checksum.update(writer.bytes)
    checksum.update(file)
    return checksum.value
  }
}
