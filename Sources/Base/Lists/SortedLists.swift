extension Array where Element: Comparable {
  /// Whether a list that rises has an element, by binary search.
  ///
  /// - Complexity: O(log *n*).
  @inlinable public func hasInOrder(_ element: Element) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == element
  }
}
