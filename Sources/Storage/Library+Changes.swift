import GRDB
import Documents
import Texts

extension Library {
  /// Finds the changes of items since an earlier look, reading only those.
  ///
  /// Takes time proportional to the number of items (10,000 in a few milliseconds): meant for a background thread.
  ///
  /// - Parameter seen: the stamps returned by the earlier look; nil reads everything.
  /// - Returns: also the new stamps; nil if a page is unreadable, which requires reading everything the next time.
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
        noteDamage(Message("part of the file can’t be read"))
        return nil
      }
    }
    if let found, let changes = found.0 { return (changes, found.1) }
    // Changes between the two readings are read again the next time.
    let all = try items(trashed: false) + items(trashed: true)
    return (CollectionChanges(changed: all, isAll: true), found?.1)
  }

  /// The readable items among some ids.
  private func items(_ ids: [Int64], _ db: Database) throws -> [CollectionItem] {
    var found: [CollectionItem] = []
    for start in stride(from: 0, to: ids.count, by: 500) {
      let list = ids[start..<min(start + 500, ids.count)].map(String.init).joined(separator: ", ")
      found += try items(db, where: "id IN (\(list)) ORDER BY id DESC", [])
    }
    return found
  }
}
