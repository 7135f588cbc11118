public import Documents

/// The changes of items since an earlier look at the library.
public struct CollectionChanges: Equatable, Sendable {
  /// New and changed items, in the collection or in the trash.
  public var changed: [CollectionItem]
  /// The items that are gone for good.
  public var removed: [ItemID]
  /// Whether the changed items are all items.
  public var isAll: Bool

  /// Creates the changes that a library has found.
  public init(changed: [CollectionItem], removed: [ItemID] = [], isAll: Bool = false) {
    self.changed = changed
    self.removed = removed
    self.isAll = isAll
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { changed.isEmpty && removed.isEmpty && !isAll }

  /// Applies the changes to a list of items; new items come first.
  ///
  /// - Parameter isTrash: whether the items are those of the trash.
  public func applied(to items: [CollectionItem], isTrash: Bool) -> [CollectionItem] {
    let there = changed.filter { $0.isTrashed == isTrash }
    if isAll { return there }
    var left = Dictionary(changed.map { ($0.id, $0) }) { _, last in last }
    for id in removed { left[id] = nil }
    let gone = Set(removed)
    let old: [CollectionItem] = items.compactMap { old in
      guard let item = left.removeValue(forKey: old.id) else {
        return gone.contains(old.id) ? nil : old
      }
      return item.isTrashed == isTrash ? item : nil
    }
    return there.filter { left[$0.id] != nil } + old
  }
}
