public import Documents

/// A change to items of the collection that can be undone.
public enum CollectionChange {
  /// The items were moved to the trash.
  case deletion([ItemID])
  /// The items had these tags before.
  case tags([ItemID: [ItemTag]])

  /// Returns the part that can still be undone after items were restored from the trash, or nil for nothing.
  func without(deletionOf ids: Set<ItemID>) -> CollectionChange? {
    guard case .deletion(let deleted) = self else { return self }
    let left = deleted.filter { !ids.contains($0) }
    return left.isEmpty ? nil : .deletion(left)
  }
}
