import GRDB
public import Documents

extension Library {
  /// Gives items tags and takes others from them, all or none; their times of change stay.
  ///
  /// A tag that some item has already keeps its spelling.
  ///
  /// - Throws: `LibraryError.unknownItem` where there is none of an id.
  public func tag(
    _ ids: [ItemID], adding added: [ItemTag] = [], removing removed: [ItemTag] = []
  ) throws {
    try write { db in
      let known = try TagRow.all(db)
      let gone = Set(removed)
      for id in ids {
        let item = try soundItem(id, db)
        let now = item.tags.changed(adding: added, removing: removed)
        try TagRow.delete(gone, of: item.id, db)
        let new = now.filter { !item.tags.contains($0) }
        try TagRow.insert(Self.spelled(new, as: known), of: item.id, db)
      }
    }
  }

  /// Gives items other tags than they have, all or none; those that are gone meanwhile are left out.
  ///
  /// - Throws: `LibraryError`.
  public func setTags(_ tags: [ItemID: [ItemTag]]) throws {
    try write { db in
      let known = try TagRow.all(db)
      for (id, tags) in tags {
        guard let item = try? soundItem(id, db) else { continue }
        try TagRow.delete(Set(item.tags).subtracting(tags), of: item.id, db)
        let new = tags.filter { !item.tags.contains($0) }
        try TagRow.insert(Self.spelled(new, as: known), of: item.id, db)
      }
    }
  }

  /// Tags as they are spelled in the library, where they are known there.
  static func spelled(_ tags: [ItemTag], as known: Set<ItemTag>) -> [ItemTag] {
    tags.unique.map { tag in known.firstIndex(of: tag).map { known[$0] } ?? tag }
  }
}
