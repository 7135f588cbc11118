/// A replacement of a few elements by new ones.
///
/// The indices of several splices refer to the list before all of them, ascend, and don't overlap.
public struct Splice<Element> {
  /// The index of the first old element.
  public var index: Int
  /// The number of old elements from the index on that are removed.
  public var removedCount: Int
  /// The new elements in their place, in order.
  public var inserted: [Element]

  /// Creates a splice that only inserts if it removes none, and only removes if it inserts none.
  public init(index: Int, removedCount: Int, inserted: [Element]) {
    self.index = index
    self.removedCount = removedCount
    self.inserted = inserted
  }

  /// The same splice with other elements.
  public func map<New>(_ transform: (Element) -> New) -> Splice<New> {
    Splice<New>(index: index, removedCount: removedCount, inserted: inserted.map(transform))
  }
}

// For collections with indices from 0.
extension RandomAccessCollection where Index == Int, Element: Equatable {
  /// Whether applying these splices, which must fit, would change the list.
  ///
  /// - Complexity: O(*n*) in the elements from the first to the last splice; in the elements of the splices if each
  ///   inserts as many as it removes.
  @inlinable public func isChanged(by splices: [Splice<Element>]) -> Bool {
    guard let first = splices.first, let last = splices.last else { return false }
    if splices.allSatisfy({ $0.removedCount == $0.inserted.count }) {
      return !splices.allSatisfy { splice in
        self[splice.index..<splice.index + splice.removedCount].elementsEqual(splice.inserted)
      }
    }
    let part = Array(self[first.index..<last.index + last.removedCount])
    var changed = part
    changed.apply(
      splices.map {
        Splice(
          index: $0.index - first.index, removedCount: $0.removedCount, inserted: $0.inserted)
      })
    return changed != part
  }
}

extension Splice: Equatable where Element: Equatable {}
extension Splice: Hashable where Element: Hashable {}
extension Splice: Sendable where Element: Sendable {}

extension RandomAccessCollection where Index == Int {
  /// Whether splices fit this list: ascending, disjoint, and within bounds.
  @inlinable public func fits(_ splices: [Splice<Element>]) -> Bool {
    var end = 0
    for splice in splices {
      guard splice.index >= end, splice.removedCount >= 0,
        splice.removedCount <= count - splice.index
      else { return false }
      end = splice.index + splice.removedCount
    }
    return true
  }
}

extension Array {
  /// Applies splices to a list.
  ///
  /// - Precondition: they fit.
  /// - Returns: the inverse splices, for the new list.
  /// - Complexity: O(*n*) in the length of the list, however many splices there are; if each inserts as many as it
  ///   removes and the list's storage is not shared, O(*n*) in the elements of the splices.
  @discardableResult
  public mutating func apply(_ splices: [Splice<Element>]) -> [Splice<Element>] {
    precondition(fits(splices), "Splices must rise within the list")
    if splices.allSatisfy({ $0.removedCount == $0.inserted.count }) { return replace(splices) }
    var inverse: [Splice<Element>] = []
    var result: [Element] = []
    result.reserveCapacity(count)
    var next = 0
    for splice in splices {
      result += self[next..<splice.index]
      next = splice.index + splice.removedCount
      inverse.append(
        Splice(
          index: result.count, removedCount: splice.inserted.count,
          inserted: Array(self[splice.index..<next])))
      result += splice.inserted
    }
    result += self[next...]
    self = result
    return inverse
  }

  /// Replaces elements by the same number of new ones.
  private mutating func replace(_ splices: [Splice<Element>]) -> [Splice<Element>] {
    splices.map { splice in
      let places = splice.index..<splice.index + splice.removedCount
      let old = Array(self[places])
      for (place, new) in zip(places, splice.inserted) { self[place] = new }
      return Splice(index: splice.index, removedCount: old.count, inserted: old)
    }
  }
}
