import DocumentWindows
import Documents

/// The filter and order of the collection.
public nonisolated struct CollectionQuery: Equatable, Sendable {
  /// The text typed by the user (`SearchTerms`).
  var text = ""
  /// Only items with all of these are shown.
  var tags: Set<ItemTag> = []
  /// Items added since the tags were chosen, which are shown whatever their tags.
  var newcomers: Set<ItemID> = []
  var order = CollectionOrder.created

  /// - Parameter texts: the texts written in items.
  func apply(to items: [CollectionItem], texts: [ItemID: [String]] = [:]) -> [CollectionItem] {
    let tagged = tags.isEmpty ? items : items.filter(hasTags)
    let terms = terms { Set(tagged.lazy.flatMap(\.tags)) }
    return (terms.isEmpty ? tagged : tagged.filter { terms.find($0, texts[$0.id] ?? []) })
      .sorted(by: order.puts(_:before:))
  }

  /// Whether an item matches.
  ///
  /// - Parameters:
  ///   - texts: the texts written in it.
  ///   - known: returns the existing tags; called if tags are searched for.
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

  /// Selects a tag, or deselects it.
  ///
  /// - Parameter keepsOthers: whether the other selected tags stay so. Without, toggling the only selected one
  ///   deselects it.
  mutating func toggle(_ tag: ItemTag, keepingOthers keepsOthers: Bool) {
    if keepsOthers {
      tags.formSymmetricDifference([tag])
    } else {
      tags = tags == [tag] ? [] : [tag]
    }
  }
}

extension CollectionOrder {
  /// Whether an item comes before another one; a total order.
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
