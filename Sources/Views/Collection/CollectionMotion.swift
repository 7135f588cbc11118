import Base

/// Where the keys of a grid lead.
struct CollectionMotion {
  var count: Int
  var columns: Int
  /// How many rows are seen at once.
  var visibleRows: Int

  /// The place that a key leads to from another; that one itself where there is nothing further.
  ///
  /// - Returns: nil for a key that leads nowhere.
  func target(of key: Key, from current: Int) -> Int? {
    let page = max(1, visibleRows) * columns
    let target: Int
    switch key {
    case .left: target = current - 1
    case .right: target = current + 1
    case .up: target = current - columns
    case .down: target = min(current + columns, max(current, count - 1))
    case .pageUp: target = max(current % columns, current - page)
    case .pageDown: target = min(count - 1, current + page)
    case .home: target = 0
    case .end: target = count - 1
    default: return nil
    }
    return (0..<count).contains(target) ? target : current
  }
}
