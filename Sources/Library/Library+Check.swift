import GRDB
import Model

extension Library {
  /// Looks through everything: the structure of the file, then every checksum.
  ///
  /// Reads the whole library (300 MB a second); meant for a thread in the background. Holds no lock
  /// for longer than one painting takes. What is found also turns up in `condition`.
  @discardableResult
  public func check() throws -> DamageReport? {
    for finding in try read({ try Self.quickCheck($0) }) { noteDamage(finding) }
    for item in try items(trashed: false) + items(trashed: true) {
      do {
        _ = try document(item.id)
      } catch LibraryError.unknownItem {
        // Another program has removed it meanwhile.
        continue
      } catch LibraryError.damaged {
        continue
      }
    }
    if case .damaged(let report) = condition { return report }
    return nil
  }

  /// What SQLite finds wrong with the structure of its file; empty for nothing.
  static func quickCheck(_ db: Database) throws -> [String] {
    let lines: [String]
    do {
      lines = try String.fetchAll(db, sql: "PRAGMA quick_check(\(DamageReport.mostFindings))")
    } catch let error as DatabaseError where error.isDamage {
      return ["a page can't be read"]
    }
    if lines == ["ok"] { return [] }
    return lines.flatMap { $0.split(separator: "\n") }.filter { !$0.hasPrefix("*** in database") }
      .prefix(DamageReport.mostFindings).map { "SQLite says: \($0)" }
  }
}
