// For collections with indices from 0.
extension RandomAccessCollection where Index == Int {
  /// Returns the first index that satisfies a predicate, by binary search, or `count` if none does. All later elements
  /// must satisfy the predicate, too.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Array where Element: Comparable {
  /// Whether an ascending list contains an element, by binary search.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public func hasInOrder(_ element: Element) -> Bool {
    let place = partitioningIndex { $0 >= element }
    return place < count && self[place] == element
  }
}
