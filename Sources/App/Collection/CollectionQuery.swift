import Model

/// What of the collection is looked at, and in which order.
struct CollectionQuery: Equatable {
  var text = ""
  var order = CollectionOrder.created

  func apply(to items: [CollectionItem]) -> [CollectionItem] {
    let wanted = text.lowercased()
    let found = wanted.isEmpty ? items : items.filter { $0.name.lowercased().contains(wanted) }
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
}
