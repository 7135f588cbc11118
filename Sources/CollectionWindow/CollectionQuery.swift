import DocumentWindows
import Documents

/// What of the collection is looked at, and in which order.
public nonisolated struct CollectionQuery: Equatable, Sendable {
  /// What somebody typed (`SearchTerms`).
  var text = ""
  /// Only what has all of these is shown.
  var tags: Set<ItemTag> = []
  /// What came since these were chosen, which is shown whatever tags it has.
  var newcomers: Set<ItemID> = []
  var order = CollectionOrder.created

  /// - Parameter texts: what is written in items.
  func apply(to items: [CollectionItem], texts: [ItemID: [String]] = [:]) -> [CollectionItem] {
    let tagged =
      tags.isEmpty
      ? items : items.filter { tags.isSubset(of: $0.tags) || newcomers.contains($0.id) }
    let found = search(tagged, texts)
    switch order {
    case .name:
      return found.sorted {
        NaturalOrder.isBefore($0.name, $1.name)
          || !NaturalOrder.isBefore($1.name, $0.name) && $0.id < $1.id
      }
    case .created:
      return found.sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }
    case .modified:
      return found.sorted { ($0.modifiedAt, $0.id) > ($1.modifiedAt, $1.id) }
    }
  }

  private func search(
    _ items: [CollectionItem], _ texts: [ItemID: [String]]
  ) -> [CollectionItem] {
    let hasTags = text.contains("#")
    let terms = SearchTerms(text, known: hasTags ? Set(items.lazy.flatMap(\.tags)) : [])
    return terms.isEmpty ? items : items.filter { terms.find($0, texts[$0.id] ?? []) }
  }

  /// Chooses a tag, or no longer.
  ///
  /// - Parameter keepsOthers: whether the others that are chosen stay so; without, the only one chosen is chosen no longer.
  mutating func toggle(_ tag: ItemTag, keepingOthers keepsOthers: Bool) {
    if keepsOthers {
      tags.formSymmetricDifference([tag])
    } else {
      tags = tags == [tag] ? [] : [tag]
    }
  }
}
