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
    let tagged = tags.isEmpty ? items : items.filter(hasTags)
    let terms = terms { Set(tagged.lazy.flatMap(\.tags)) }
    return (terms.isEmpty ? tagged : tagged.filter { terms.find($0, texts[$0.id] ?? []) })
      .sorted(by: order.puts(_:before:))
  }

  /// Whether one item is looked for.
  ///
  /// - Parameters:
  ///   - texts: what is written in it.
  ///   - known: the tags that there are; asked for where tags are looked for.
  func finds(
    _ item: CollectionItem, _ texts: [String], among known: () -> Set<ItemTag>
  ) -> Bool {
    guard hasTags(item) else { return false }
    let terms = terms(known)
    return terms.isEmpty || terms.find(item, texts)
  }

  private func hasTags(_ item: CollectionItem) -> Bool {
    tags.isEmpty || tags.isSubset(of: item.tags) || newcomers.contains(item.id)
  }

  private func terms(_ known: () -> Set<ItemTag>) -> SearchTerms {
    SearchTerms(text, known: text.contains("#") ? known() : [])
  }

  /// Chooses a tag, or no longer.
  ///
  /// - Parameter keepsOthers: whether the others that are chosen stay so; without, the only one chosen is chosen no
  ///   longer.
  mutating func toggle(_ tag: ItemTag, keepingOthers keepsOthers: Bool) {
    if keepsOthers {
      tags.formSymmetricDifference([tag])
    } else {
      tags = tags == [tag] ? [] : [tag]
    }
  }
}

extension CollectionOrder {
  /// Whether an item comes before another one; of two different ones, always one does.
  nonisolated func puts(_ a: CollectionItem, before b: CollectionItem) -> Bool {
    switch self {
    case .name:
      NaturalOrder.isBefore(a.name, b.name)
        || !NaturalOrder.isBefore(b.name, a.name) && a.id < b.id
    case .created: (a.createdAt, a.id) > (b.createdAt, b.id)
    case .modified: (a.modifiedAt, a.id) > (b.modifiedAt, b.id)
    }
  }
}
