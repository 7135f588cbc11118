/// A cell of a universe without edges: columns to the right, rows downwards.
public struct LifeCell: Hashable, Comparable, Sendable {
  /// The column, counted to the right.
  public var x: Int
  /// The row, counted downwards.
  public var y: Int

  /// Creates the cell in a column and a row; either may be negative.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// In row-major order.
  public static func < (a: LifeCell, b: LifeCell) -> Bool { (a.y, a.x) < (b.y, b.x) }
}

/// The smallest rectangle around living cells; never empty.
public struct LifeBounds: Equatable, Hashable, Sendable {
  /// The leftmost column.
  public var left: Int
  /// The top row.
  public var top: Int
  /// The last column and row, inclusive.
  public var right: Int
  /// The lowest row, which is inside.
  public var bottom: Int

  /// Creates bounds from the columns and rows of the outermost cells.
  public init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The number of columns; at least 1.
  public var width: Int { right - left + 1 }
  /// The number of rows; at least 1.
  public var height: Int { bottom - top + 1 }
}

extension LifeBounds {
  /// The smallest rectangle around both.
  public func union(_ other: LifeBounds) -> LifeBounds {
    LifeBounds(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// Whether a cell is inside.
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

  /// Returns the bounds displaced by as many columns and rows.
  public func moved(x: Int, y: Int) -> LifeBounds {
    LifeBounds(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}
