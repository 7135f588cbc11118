import Base
import DocumentWindows
import Documents
import Views
import Windows

/// The content of the collection: the items that match the search, in order, with their entries.
///
/// Creating it takes time proportional to the collection: 10 ms for 10,000 items. `update` moves a changed item to its
/// place without touching the others.
public nonisolated struct CollectionContent: Sendable {
  /// An item in its present state, and its entry.
  private struct Row: Sendable {
    var item: CollectionItem
    var entry: CollectionEntry
  }

  /// All items of the collection or the trash, by ascending id.
  private var rows: ChunkedArray<Row> = []
  /// The tags of all items.
  let tagCounts: [TagCount]
  /// Limited to existing tags.
  private(set) var query: CollectionQuery
  private(set) var shown: ChunkedArray<CollectionItem>
  /// The entries of the shown items.
  private(set) var entries: ChunkedArray<CollectionEntry>
  /// The texts written in items, as far as they are searched; nil without a search.
  let texts: [ItemID: [String]]?

  init() {
    (tagCounts, query, texts) = ([], CollectionQuery(), nil)
    (shown, entries) = ([], [])
  }

  /// - Parameters:
  ///   - texts: the searchable text of items; nil without a search.
  ///   - last: the content before this one; entries of items that did not change are taken from it.
  init(
    of items: [CollectionItem], _ query: CollectionQuery, texts: [ItemID: [String]]?,
    after last: CollectionContent
  ) {
    let hasEntries = query.order == last.query.order
    rows = ChunkedArray(
      items.sorted { $0.id < $1.id }.map { item in
        if hasEntries, let old = last.row(of: item.id), old.item == item { return old }
        return Row(item: item, entry: CollectionEntry(item, by: query.order))
      })
    // Tags are unaffected by most changes, such as strokes.
    tagCounts =
      rows.lazy.map(\.item.tags).elementsEqual(last.rows.lazy.map(\.item.tags))
      ? last.tagCounts : TagCount.all(of: rows.map(\.item))
    var query = query
    query.tags.formIntersection(tagCounts.map(\.tag))
    self.query = query
    self.texts = texts
    shown = ChunkedArray(query.apply(to: items, texts: texts ?? [:]))
    entries = []
    let own = self
    entries = ChunkedArray(shown.compactMap { own.row(of: $0.id)?.entry })
  }

  // MARK: Items

  /// All items of the collection or the trash.
  var items: [CollectionItem] { rows.map(\.item) }

  var isEmpty: Bool { rows.isEmpty }

  /// - Complexity: O(log *n*).
  func item(_ id: ItemID) -> CollectionItem? { row(of: id)?.item }

  private func row(of id: ItemID) -> Row? {
    let index = index(of: id)
    return rows.indices.contains(index) && rows[index].item.id == id ? rows[index] : nil
  }

  /// Returns the index of an item, or its insertion point.
  private func index(of id: ItemID) -> Int { rows.partitioningIndex { $0.item.id >= id } }

  /// Returns the index of a shown item, or nil for another one.
  ///
  /// - Complexity: O(log *n*).
  func index(ofShown id: ItemID) -> Int? {
    item(id).flatMap { index(ofShown: $0, by: query.order.puts(_:before:)) }
  }

  private func index(
    ofShown item: CollectionItem, by isBefore: (CollectionItem, CollectionItem) -> Bool
  ) -> Int? {
    let index = shown.partitioningIndex { !isBefore($0, item) }
    return shown.indices.contains(index) && shown[index].id == item.id ? index : nil
  }

  // MARK: Changes

  /// Updates or adds an item, moving it to its place without examining others.
  ///
  /// - Parameters:
  ///   - isTrash: whether this is the content of the trash.
  ///   - isBefore: the order of items; nil for that of the query.
  /// - Returns: the changes to the entries, or nil if the existing tags may change. Then nothing is done, and the
  ///   content has to be created anew.
  /// - Complexity: O(log *n*) comparisons, and the cost of moving an element in a `ChunkedArray`.
  mutating func update(
    _ item: CollectionItem, isTrash: Bool,
    by isBefore: ((CollectionItem, CollectionItem) -> Bool)? = nil
  ) -> [Splice<CollectionEntry>]? {
    let isBefore = isBefore ?? query.order.puts(_:before:)
    let old = self.item(item.id)
    let isThere = item.isTrashed == isTrash
    guard old?.tags ?? [] == (isThere ? item.tags : []) else { return nil }
    let oldPlace = old.flatMap { index(ofShown: $0, by: isBefore) }
    if old == nil, isThere, !query.tags.isEmpty { query.newcomers.insert(item.id) }
    let entry = CollectionEntry(item, by: query.order)
    keep(isThere ? Row(item: item, entry: entry) : nil, of: item.id)
    let isShown =
      isThere
      && query.finds(item, texts?[item.id] ?? [], among: { Set(tagCounts.lazy.map(\.tag)) })
    let newPlace = isShown ? shown.partitioningIndex { !isBefore($0, item) } : nil
    shown.apply(Splice.moves(from: oldPlace, to: newPlace, item))
    let splices = Splice.moves(from: oldPlace, to: newPlace, entry)
    entries.apply(splices)
    return splices
  }

  /// - Parameter row: nil to remove the item.
  private mutating func keep(_ row: Row?, of id: ItemID) {
    let index = index(of: id)
    let isKnown = rows.indices.contains(index) && rows[index].item.id == id
    rows.apply([
      Splice(index: index, removedCount: isKnown ? 1 : 0, inserted: row.map { [$0] } ?? [])
    ])
  }
}

extension Splice {
  /// Returns the splices that move, insert or remove an element.
  ///
  /// - Parameters:
  ///   - old: nil if it wasn't in the list.
  ///   - new: the insertion point among the old elements; nil to remove it.
  fileprivate nonisolated static func moves(
    from old: Int?, to new: Int?, _ element: Element
  ) -> [Splice] {
    guard let old else {
      return new.map { [Splice(index: $0, removedCount: 0, inserted: [element])] } ?? []
    }
    let removal = Splice(index: old, removedCount: 1, inserted: [])
    guard let new else { return [removal] }
    if (old...old + 1).contains(new) {
      return [Splice(index: old, removedCount: 1, inserted: [element])]
    }
    let insertion = Splice(index: new, removedCount: 0, inserted: [element])
    return new < old ? [insertion, removal] : [removal, insertion]
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
