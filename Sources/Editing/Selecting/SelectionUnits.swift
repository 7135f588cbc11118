import Base
public import Documents

/// The units of a selection: fully selected groups, and other elements.
public struct SelectionUnits: Sendable {
  /// The groups that contain all of the selection as well as other elements, the outermost first: the entered groups.
  public let entered: [GroupID]
  /// The outermost fully selected groups, in order.
  public let groups: [GroupID]
  /// The units, as ranges of indices into the selected places.
  let spans: [Range<Int>]

  /// The number of units, groups and single elements alike.
  public var count: Int { spans.count }

  /// - Parameter indices: the indices of the selected elements, ascending.
  init(of indices: [Int], in elements: ChunkedArray<PaintingElement>) {
    guard indices.contains(where: { !elements[$0].groups.isEmpty }) else {
      (entered, groups, spans) = ([], [], indices.indices.map { $0..<$0 + 1 })
      return
    }
    let whole = elements.wholeGroups(at: indices) { !$0.isLocked && $0.label == nil }
    var entered = (indices.first.map { elements[$0].groups } ?? []).prefix { !whole.contains($0) }
    var groups: [GroupID] = []
    var spans: [Range<Int>] = []
    spans.reserveCapacity(indices.count)
    var last: GroupID?
    for (index, place) in indices.enumerated() {
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
