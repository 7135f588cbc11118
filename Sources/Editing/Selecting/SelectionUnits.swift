import Base
public import Documents

/// What is selected, a group as one where all of it is.
public struct SelectionUnits: Sendable {
  /// The groups that all of it lies in and others as well, the outermost first: those that one went into.
  public let entered: [GroupID]
  /// The outermost of those that are selected as a whole, in their order.
  public let groups: [GroupID]
  /// Of the selected places, those of each unit, as a range of their indices.
  let spans: [Range<Int>]

  public var count: Int { spans.count }

  /// - Parameter places: of what is selected, rising.
  init(of places: [Int], in elements: ChunkedArray<PaintingElement>) {
    guard places.contains(where: { !elements[$0].groups.isEmpty }) else {
      (entered, groups, spans) = ([], [], places.indices.map { $0..<$0 + 1 })
      return
    }
    let whole = elements.wholeGroups(at: places) { !$0.isLocked }
    var entered = (places.first.map { elements[$0].groups } ?? []).prefix { !whole.contains($0) }
    var groups: [GroupID] = []
    var spans: [Range<Int>] = []
    spans.reserveCapacity(places.count)
    var last: GroupID?
    for (index, place) in places.enumerated() {
      let path = elements[place].groups
      entered = entered.prefix(zip(entered, path).prefix { $0 == $1 }.count)
      let unit = whole.isEmpty ? nil : path.first(where: whole.contains)
      if let unit, unit == last {
        spans[spans.count - 1] = spans[spans.count - 1].lowerBound..<index + 1
      } else {
        spans.append(index..<index + 1)
        if let unit { groups.append(unit) }
      }
      last = unit
    }
    (self.entered, self.groups, self.spans) = (Array(entered), groups, spans)
  }
}
