/// A cell of a universe without edges: columns to the right, rows downwards.
public struct LifeCell: Hashable, Comparable, Sendable {
  public var x: Int
  public var y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// In row-major order.
  public static func < (a: LifeCell, b: LifeCell) -> Bool { (a.y, a.x) < (b.y, b.x) }
}

/// The smallest rectangle around living cells; never empty.
public struct LifeBounds: Equatable, Hashable, Sendable {
  public var left: Int
  public var top: Int
  /// The last column and row, inclusive.
  public var right: Int
  public var bottom: Int

  public init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  public var width: Int { right - left + 1 }
  public var height: Int { bottom - top + 1 }
}

extension LifeBounds {
  /// The smallest rectangle around both.
  public func union(_ other: LifeBounds) -> LifeBounds {
    LifeBounds(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  public func contains(_ cell: LifeCell) -> Bool {
    cell.x >= left && cell.x <= right && cell.y >= top && cell.y <= bottom
  }

  /// The overlap; nil if there is none.
  public func intersection(_ other: LifeBounds) -> LifeBounds? {
    let common = LifeBounds(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return common.left <= common.right && common.top <= common.bottom ? common : nil
  }

  public func moved(x: Int, y: Int) -> LifeBounds {
    LifeBounds(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}
