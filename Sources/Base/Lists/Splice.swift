/// New elements in the place of a few old ones.
///
/// Several splices of one list count their places in the list as it was before all of them, rise, and
/// don't overlap.
public struct Splice<Element> {
  /// Where the old elements begin.
  public var index: Int
  public var removedCount: Int
  public var inserted: [Element]

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

extension Splice: Equatable where Element: Equatable {}
extension Splice: Hashable where Element: Hashable {}
extension Splice: Sendable where Element: Sendable {}

extension Array {
  /// Whether splices fit this list: rising, apart, and within it.
  public func fits(_ splices: [Splice<Element>]) -> Bool {
    var end = 0
    for splice in splices {
      guard splice.index >= end, splice.removedCount >= 0,
        splice.removedCount <= count - splice.index
      else { return false }
      end = splice.index + splice.removedCount
    }
    return true
  }

  /// Puts new elements in the places of old ones.
  ///
  /// - Precondition: they fit.
  /// - Returns: what takes it back, for the list as it is now.
  /// - Complexity: O(*n*) in the length of the list, however many splices there are.
  @discardableResult
  public mutating func apply(_ splices: [Splice<Element>]) -> [Splice<Element>] {
    precondition(fits(splices), "Splices must rise within the list")
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
}
