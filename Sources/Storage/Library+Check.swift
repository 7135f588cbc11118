import Base
import GRDB
import Documents
import Texts

extension Library {
  /// Checks everything: the structure of the file, then every checksum.
  ///
  /// Reads the whole library (300 MB a second); meant for a background thread. Holds locks for no longer than reading
  /// one painting takes, and no more than a row of one in memory if rows suffice. Findings are also added to
  /// `damageReport`.
  ///
  /// - Throws: `LibraryError` if the file is unreadable; other damage is returned.
  @discardableResult
  public func check() throws -> DamageReport? {
    for finding in try read({ try Self.quickCheck($0) }) { noteDamage(finding) }
    for item in try read({ try TagRow.unsoundItems($0) }) {
      noteDamage(Message("a tag of item {id} is damaged", ["id": "\(item)"]))
    }
    for item in try items(trashed: false) + items(trashed: true) {
      do {
        if try !isWholeByRows(item.id) { _ = try document(item.id) }
      } catch LibraryError.unknownItem {
        // Another program has removed it meanwhile.
        continue
      } catch LibraryError.damaged {
        continue
      }
    }
    return damageReport
  }

  /// A fingerprint of the collection: equal for copies, different after any change.
  func fingerprint() throws -> [Int64] {
    try read { db in
      var sums = [
        "COUNT(*) FROM item", "TOTAL(checksum) FROM item",
        "TOTAL(checksum % 65521 * id) FROM item",
      ]
      if try Schema.hasTagsAndConnections(db) { sums.append("TOTAL(checksum) FROM item_tag") }
      let found = try sums.map {
        Int64(saturating: try Double.fetchOne(db, sql: "SELECT \($0)") ?? 0)
      }
      return found + Array(repeating: 0, count: 4 - found.count)
    }
  }

  /// Opens an unshared file of any version for reading.
  static func openCopy(at path: String) throws -> Library {
    let file = LibraryFile(path)
    let make: @Sendable () throws -> DatabaseQueue = {
      try DatabaseQueue(path: file.uri("mode=ro&immutable=1"), configuration: configuration(true))
    }
    do {
      return Library(
        LibraryAccess(
          path: file.path, connections: Connections(first: try make(), make: make), writer: nil,
          file: nil),
        wasLeftOpen: false, use: .reading,
        condition: .readOnly(reason: Message("it is a copy")))
    } catch let error as DatabaseError {
      throw LibraryError.cannotOpen(path: path, reason: error.reason)
    }
  }

  /// SQLite's findings about the structure of its file; empty for none.
  static func quickCheck(_ db: Database) throws -> [Message] {
    let lines: [String]
    do {
      lines = try String.fetchAll(db, sql: "PRAGMA quick_check(\(DamageReport.mostFindings))")
    } catch let error as DatabaseError where error.isDamage {
      return [Message("part of the file can’t be read")]
    }
    if lines == ["ok"] { return [] }
    return lines.flatMap { $0.split(separator: "\n") }.filter { !$0.hasPrefix("*** in database") }
      .prefix(DamageReport.mostFindings).map {
        Message("SQLite says: {text}", ["text": String($0)])
      }
  }
}
