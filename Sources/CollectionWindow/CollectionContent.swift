import DocumentWindows
import Documents
import Views
import Windows

/// What the collection shows: the items that match the search, in order, with their entries.
///
/// To make it takes time that grows with the collection: 10,000 items take 10 ms.
public nonisolated struct CollectionContent: Sendable {
  /// All that there are, of the collection or of the trash.
  let items: [CollectionItem]
  /// Of all items.
  let tagCounts: [TagCount]
  /// With those tags alone that items have.
  let query: CollectionQuery
  let shown: [CollectionItem]
  let entries: [CollectionEntry]
  /// Of each item in its present state.
  private let entriesByItem: [ItemID: (item: CollectionItem, entry: CollectionEntry)]

  init() {
    (items, tagCounts, query) = ([], [], CollectionQuery())
    (shown, entries, entriesByItem) = ([], [], [:])
  }

  /// - Parameters:
  ///   - texts: the searchable text of items.
  ///   - last: the content before this one; entries of items that did not change are taken from it.
  init(
    of items: [CollectionItem], _ query: CollectionQuery, texts: [ItemID: [String]],
    after last: CollectionContent
  ) {
    self.items = items
    // A stroke changes an item, and no tags.
    tagCounts =
      items.lazy.map(\.tags).elementsEqual(last.items.lazy.map(\.tags))
      ? last.tagCounts : TagCount.all(of: items)
    var query = query
    query.tags.formIntersection(tagCounts.map(\.tag))
    self.query = query
    shown = query.apply(to: items, texts: texts)
    var known = query.order == last.query.order ? last.entriesByItem : [:]
    entries = shown.map { item in
      if let old = known[item.id], old.item == item { return old.entry }
      let entry = CollectionEntry(item, by: query.order)
      known[item.id] = (item, entry)
      return entry
    }
    entriesByItem = known
  }
}

extension CollectionEntry {
  fileprivate nonisolated init(_ item: CollectionItem, by order: CollectionOrder) {
    self.init(
      key: item.id.number, title: item.name,
      date: Clock.calendarDate(order == .created ? item.createdAt : item.modifiedAt),
      aspectRatio: item.aspectRatio, gridSize: item.gridSize, revision: item.revision,
      tags: item.tags.map(\.name).sorted(by: NaturalOrder.isBefore),
      moves: item.kind == .pixels && item.elementCount > 1 || item.kind == .life)
  }
}
