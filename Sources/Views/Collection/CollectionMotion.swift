import Base

/// Keyboard navigation in a grid.
struct CollectionMotion {
  var count: Int
  var columns: Int
  /// The number of visible rows.
  var visibleRows: Int

  /// Returns the index that a key leads to, or the current one at the end.
  ///
  /// - Returns: nil for other keys.
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
