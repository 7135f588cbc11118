import DocumentWindows
import Documents

/// A tag with the number of items that have it.
nonisolated struct TagCount: Equatable, Sendable {
  let tag: ItemTag
  var count: Int

  /// Returns the tags of items, with the spelling of their first use, sorted by name.
  static func all(of items: [CollectionItem]) -> [TagCount] {
    var counts: [ItemTag: Int] = [:]
    for tag in items.lazy.flatMap(\.tags) { counts[tag, default: 0] += 1 }
    return counts.map { TagCount(tag: $0, count: $1) }
      .sorted { NaturalOrder.isBefore($0.tag.name, $1.tag.name) }
  }
}
