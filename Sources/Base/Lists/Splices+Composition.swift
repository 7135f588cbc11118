extension Array {
  /// Combines these splices and subsequent ones into splices of the original list.
  ///
  ///     list.apply(first)
  ///     list.apply(second)      // the same as list.apply(first.followed(by: second))
  ///
  /// - Parameter second: for the list as changed by the first ones.
  /// - Complexity: O(*n*) in the splices and their inserted elements.
  public func followed<Item>(by second: [Splice<Item>]) -> [Splice<Item>]
  where Element == Splice<Item> {
    var walk = SpliceWalk(self)
    for splice in second {
      walk.keep(upTo: splice.index)
      walk.drop(splice.removedCount)
      walk.insert(splice.inserted)
    }
    walk.finish()
    return walk.result
  }
}

/// Walks along a list as changed by splices, recording changes to the original list.
private struct SpliceWalk<Element> {
  /// Splices of the original list, joined if adjacent.
  private(set) var result: [Splice<Element>] = []
  private var rest: ArraySlice<Splice<Element>>
  /// The unvisited elements inserted by the next splice; nil until it is reached.
  private var inserted: ArraySlice<Element>?
  /// The position in the changed list.
  private var position = 0
  /// The position in the original list.
  private var origin = 0
  /// Whether the last splice of the result ends here.
  private var isOpen = false

  init(_ splices: [Splice<Element>]) { rest = splices[...] }

  mutating func keep(upTo end: Int) {
    while position < end { pass(end - position, isKept: true) }
  }

  mutating func drop(_ count: Int) {
    let end = position + count
    while position < end { pass(end - position, isKept: false) }
  }

  mutating func insert(_ elements: [Element]) {
    if !elements.isEmpty { note(removedCount: 0, elements) }
  }

  mutating func finish() {
    while let next = rest.first {
      if inserted == nil {
        skip(next.index - origin)
        reach(next)
      }
      note(removedCount: 0, Array(inserted ?? []))
      inserted = nil
      rest.removeFirst()
    }
  }

  /// Passes up to a number of elements.
  private mutating func pass(_ most: Int, isKept: Bool) {
    if inserted == nil, let next = rest.first, next.index == origin { reach(next) }
    if let elements = inserted {
      let count = Swift.min(most, elements.count)
      if isKept { note(removedCount: 0, Array(elements.prefix(count))) }
      position += count
      inserted = elements.dropFirst(count)
      if elements.count == count {
        inserted = nil
        rest.removeFirst()
      }
      return
    }
    let count = Swift.min(most, rest.first.map { $0.index - origin } ?? .max)
    if isKept {
      skip(count)
    } else {
      note(removedCount: count, [])
      origin += count
    }
    position += count
  }

  /// Records the splice's removal, whatever happens to its insertion.
  private mutating func reach(_ splice: Splice<Element>) {
    inserted = splice.inserted[...]
    note(removedCount: splice.removedCount, [])
    origin += splice.removedCount
  }

  private mutating func skip(_ count: Int) {
    guard count > 0 else { return }
    origin += count
    isOpen = false
  }

  private mutating func note(removedCount: Int, _ elements: [Element]) {
    if !isOpen {
      result.append(Splice(index: origin, removedCount: 0, inserted: []))
      isOpen = true
    }
    result[result.count - 1].removedCount += removedCount
    result[result.count - 1].inserted += elements
  }
}
