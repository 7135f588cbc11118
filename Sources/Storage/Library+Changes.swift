import GRDB
import Documents
import Texts

extension Library {
  /// Looks what became of the items since an earlier look, and reads only those.
  ///
  /// Time grows with the number of items (10,000 in some milliseconds): meant for a thread in the background.
  ///
  /// - Parameter seen: what the earlier look returned; nil reads all.
  /// - Returns: also what this one saw; nil where a page can't be read, and all has to be read the next time.
  /// - Throws: `LibraryError`.
  public func changes(
    since seen: CollectionStamps?
  ) throws -> (changes: CollectionChanges, seen: CollectionStamps?) {
    let found = try read { db -> (CollectionChanges?, CollectionStamps)? in
      do {
        let stamps = try CollectionStamps(db)
        guard let seen else { return (nil, stamps) }
        let (changed, removed) = stamps.differences(from: seen)
        return (
          CollectionChanges(changed: try items(changed, db), removed: removed.map { ItemID($0) }),
          stamps
        )
      } catch let error as DatabaseError where error.isDamage {
        noteDamage(Message("a page can't be read"))
        return nil
      }
    }
    if let found, let changes = found.0 { return (changes, found.1) }
    // What changes between the two readings is read again the next time.
    let all = try items(trashed: false) + items(trashed: true)
    return (CollectionChanges(changed: all, isAll: true), found?.1)
  }

  /// Those of some ids that are there and can be read.
  private func items(_ ids: [Int64], _ db: Database) throws -> [CollectionItem] {
    var found: [CollectionItem] = []
    for start in stride(from: 0, to: ids.count, by: 500) {
      let list = ids[start..<min(start + 500, ids.count)].map(String.init).joined(separator: ", ")
      found += try items(db, where: "id IN (\(list)) ORDER BY id DESC", [])
    }
    return found
  }
}
