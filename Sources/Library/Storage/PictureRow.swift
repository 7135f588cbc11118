import Foundation
import GRDB

/// A picture file of a painting's background, with the step of the history that brought it.
struct PictureRow {
  let item: Int64
  let position: Int64
  let file: [UInt8]

  func insert(_ db: Database) throws {
    try db.execute(
      sql: "INSERT INTO picture (item, position, checksum, file) VALUES (?, ?, ?, ?)",
      arguments: [item, position, Int64(checksum), Data(file)])
  }

  /// The pictures of an item that are sound, by their steps.
  static func files(of item: Int64, _ db: Database) throws -> [Int64: [UInt8]] {
    var files: [Int64: [UInt8]] = [:]
    let rows = try Row.fetchCursor(
      db, sql: "SELECT position, checksum, file FROM picture WHERE item = ?", arguments: [item])
    while let row = try rows.next() {
      let columns = Columns(row: row)
      guard let position = try? columns.integer(0), let sum = try? columns.checksum(1),
        let file = try? columns.bytes(2)
      else { continue }
      let picture = PictureRow(item: item, position: position, file: Array(file))
      if picture.checksum == sum { files[position] = picture.file }
    }
    return files
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
