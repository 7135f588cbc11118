public import Base

// Splices for building edits.
extension ChunkedArray<PaintingElement> {
  /// Returns the indices of elements in ascending order, skipping missing ones.
  ///
  /// - Complexity: O(*n*) in the length of the list, or O(*n* log *n*) if ids are missing or not in list order.
  public func indices(of ids: [ElementID]) -> [Int] {
    guard !ids.isEmpty else { return [] }
    // Ids mostly come in list order, so one pass finds them.
    var found: [Int] = []
    found.reserveCapacity(ids.count)
    for index in indices where found.count < ids.count {
      if self[index].id == ids[found.count] { found.append(index) }
    }
    guard found.count < ids.count else { return found }
    let wanted = ids.sorted()
    return indices.filter { wanted.hasInOrder(self[$0].id) }
  }

  /// Returns splices that change elements in place.
  func changing(
    _ ids: [ElementID], by change: (PaintingElement) -> [PaintingElement]
  ) -> [Splice<PaintingElement>] { changing(at: indices(of: ids), by: change) }

  /// Returns splices that change elements in place, merging neighbouring ones.
  func changing(
    at indices: [Int], by change: (PaintingElement) -> [PaintingElement]
  ) -> [Splice<PaintingElement>] {
    var splices: [Splice<PaintingElement>] = []
    for index in indices {
      if let last = splices.last, last.index + last.removedCount == index {
        splices[splices.count - 1].removedCount += 1
        splices[splices.count - 1].inserted += change(self[index])
      } else {
        splices.append(Splice(index: index, removedCount: 1, inserted: change(self[index])))
      }
    }
    return splices
  }

  /// Returns a single splice that covers all reordered elements.
  ///
  /// - Parameter new: the same elements, or some of them, in other places, layers or groups.
  func difference(to new: [PaintingElement]) -> [Splice<PaintingElement>] {
    func isSame(_ pair: (PaintingElement, PaintingElement)) -> Bool {
      pair.0.id == pair.1.id && pair.0.layer == pair.1.layer && pair.0.groups == pair.1.groups
        && pair.0.groupStyles == pair.1.groupStyles
    }
    let first = zip(self, new).prefix(while: isSame).count
    guard first < Swift.max(count, new.count) else { return [] }
    let last = zip(self[first...].reversed(), new[first...].reversed()).prefix(while: isSame).count
    return [
      Splice(
        index: first, removedCount: count - last - first,
        inserted: Array(new[first..<new.count - last]))
    ]
  }
}
