public import Documents

/// What was done to items of the collection and can be taken back.
public enum CollectionChange {
  /// They were put into the trash.
  case deletion([ItemID])
  /// They had other tags.
  case tags([ItemID: [ItemTag]])

  /// What of it can be taken back still when items are no longer in the trash; nil for nothing.
  func without(deletionOf ids: Set<ItemID>) -> CollectionChange? {
    guard case .deletion(let deleted) = self else { return self }
    let left = deleted.filter { !ids.contains($0) }
    return left.isEmpty ? nil : .deletion(left)
  }
}
