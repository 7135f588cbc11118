import Base
import DocumentWindows
import Documents
import Views
import Windows

/// What the collection shows: the items that match the search, in order, with their entries.
///
/// To make it takes time that grows with the collection: 10,000 items take 10 ms. An item that changes goes to its
/// place (`update`) and leaves the others alone.
public nonisolated struct CollectionContent: Sendable {
  /// An item in its present state, and its entry.
  private struct Row: Sendable {
    var item: CollectionItem
    var entry: CollectionEntry
  }

  /// Of all that there are, in the collection or in the trash, by rising id.
  private var rows: ChunkedArray<Row> = []
  /// Of all items.
  let tagCounts: [TagCount]
  /// With those tags alone that items have.
  private(set) var query: CollectionQuery
  private(set) var shown: ChunkedArray<CollectionItem>
  /// Of those that are shown.
  private(set) var entries: ChunkedArray<CollectionEntry>
  /// What is written in items, as far as it is looked for; nil where nobody looks for any.
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
    // A stroke changes an item, and no tags.
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

  /// All that there are, of the collection or of the trash.
  var items: [CollectionItem] { rows.map(\.item) }

  var isEmpty: Bool { rows.isEmpty }

  /// - Complexity: O(log *n*).
  func item(_ id: ItemID) -> CollectionItem? { row(of: id)?.item }

  private func row(of id: ItemID) -> Row? {
    let place = place(of: id)
    return rows.indices.contains(place) && rows[place].item.id == id ? rows[place] : nil
  }

  /// Where the item is, or would be.
  private func place(of id: ItemID) -> Int { rows.firstPlace { $0.item.id >= id } }

  /// Where an item that is shown stands; nil for another one.
  ///
  /// - Complexity: O(log *n*).
  func place(ofShown id: ItemID) -> Int? {
    item(id).flatMap { place(ofShown: $0, by: query.order.puts(_:before:)) }
  }

  private func place(
    ofShown item: CollectionItem, by isBefore: (CollectionItem, CollectionItem) -> Bool
  ) -> Int? {
    let place = shown.firstPlace { !isBefore($0, item) }
    return shown.indices.contains(place) && shown[place].id == item.id ? place : nil
  }

  // MARK: Changes

  /// Takes over another state of an item, or a new one: it is put where it belongs, and no other is looked at.
  ///
  /// - Parameters:
  ///   - isTrash: whether this is what is in the trash.
  ///   - isBefore: whether an item is shown before another one; nil as the query orders them.
  /// - Returns: what becomes of the entries; nil where the tags that there are may be others: then nothing is done, and
  ///   all has to be made anew.
  /// - Complexity: O(log *n*) comparisons, and what `ChunkedArray` takes to move an element.
  mutating func update(
    _ item: CollectionItem, isTrash: Bool,
    by isBefore: ((CollectionItem, CollectionItem) -> Bool)? = nil
  ) -> [Splice<CollectionEntry>]? {
    let isBefore = isBefore ?? query.order.puts(_:before:)
    let old = self.item(item.id)
    let isThere = item.isTrashed == isTrash
    guard old?.tags ?? [] == (isThere ? item.tags : []) else { return nil }
    let oldPlace = old.flatMap { place(ofShown: $0, by: isBefore) }
    if old == nil, isThere, !query.tags.isEmpty { query.newcomers.insert(item.id) }
    let entry = CollectionEntry(item, by: query.order)
    keep(isThere ? Row(item: item, entry: entry) : nil, of: item.id)
    let isShown =
      isThere
      && query.finds(item, texts?[item.id] ?? [], among: { Set(tagCounts.lazy.map(\.tag)) })
    let newPlace = isShown ? shown.firstPlace { !isBefore($0, item) } : nil
    shown.apply(Splice.moves(from: oldPlace, to: newPlace, item))
    let splices = Splice.moves(from: oldPlace, to: newPlace, entry)
    entries.apply(splices)
    return splices
  }

  /// - Parameter row: nil for an item that is no longer there.
  private mutating func keep(_ row: Row?, of id: ItemID) {
    let place = place(of: id)
    let isKnown = rows.indices.contains(place) && rows[place].item.id == id
    rows.apply([
      Splice(index: place, removedCount: isKnown ? 1 : 0, inserted: row.map { [$0] } ?? [])
    ])
  }
}

extension Splice {
  /// An element that leaves a place, comes to one, or both.
  ///
  /// - Parameters:
  ///   - old: nil where it was not in the list.
  ///   - new: before which of the old elements it comes; nil where it leaves the list.
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
