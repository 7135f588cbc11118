import GRDB
public import Documents

extension Library {
  /// Adds tags to items and removes others, all or none; the items' modification times stay.
  ///
  /// An existing tag keeps its spelling.
  ///
  /// - Throws: `LibraryError.unknownItem` if an item is missing.
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

  /// Replaces the tags of items, all or none; skips items removed meanwhile.
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

  /// Adapts tags to their existing spelling in the library.
  static func spelled(_ tags: [ItemTag], as known: Set<ItemTag>) -> [ItemTag] {
    tags.unique.map { tag in known.firstIndex(of: tag).map { known[$0] } ?? tag }
  }
}
