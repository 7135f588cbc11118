public import Base

// Splices that edits are made of.
extension ChunkedArray<PaintingElement> {
  /// Where the elements of some ids are, rising; without those that are not there.
  ///
  /// - Complexity: O(*n*) in the length of the list; O(*n* log *n*) where the ids don't follow its order, or are gone.
  public func places(of ids: [ElementID]) -> [Int] {
    guard !ids.isEmpty else { return [] }
    // In the order of the list, as they mostly are, one pass finds them.
    var places: [Int] = []
    places.reserveCapacity(ids.count)
    for place in indices where places.count < ids.count {
      if self[place].id == ids[places.count] { places.append(place) }
    }
    guard places.count < ids.count else { return places }
    let wanted = ids.sorted()
    return indices.filter { wanted.hasInOrder(self[$0].id) }
  }

  /// Elements become others, each in its place.
  func changing(
    _ ids: [ElementID], by change: (PaintingElement) -> [PaintingElement]
  ) -> [Splice<PaintingElement>] { changing(at: places(of: ids), by: change) }

  /// Elements become others, each in its place; neighbours become one splice.
  func changing(
    at places: [Int], by change: (PaintingElement) -> [PaintingElement]
  ) -> [Splice<PaintingElement>] {
    var splices: [Splice<PaintingElement>] = []
    for place in places {
      if let last = splices.last, last.index + last.removedCount == place {
        splices[splices.count - 1].removedCount += 1
        splices[splices.count - 1].inserted += change(self[place])
      } else {
        splices.append(Splice(index: place, removedCount: 1, inserted: change(self[place])))
      }
    }
    return splices
  }

  /// Elements come elsewhere in the list: one splice over all that changes.
  ///
  /// - Parameter new: the same elements, or some of them, in other places, layers or groups.
  func difference(to new: [PaintingElement]) -> [Splice<PaintingElement>] {
    func isSame(_ pair: (PaintingElement, PaintingElement)) -> Bool {
      pair.0.id == pair.1.id && pair.0.layer == pair.1.layer && pair.0.groups == pair.1.groups
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
