/// The smallest rectangle around living cells, at any distance; never empty.
public struct LifeExtent: Equatable, Sendable {
  /// The leftmost column.
  public var left: BigInteger
  /// The top row.
  public var top: BigInteger
  /// The last column and row, inclusive.
  public var right: BigInteger
  /// The lowest row, which is inside.
  public var bottom: BigInteger

  /// The number of columns; at least 1.
  public var width: BigInteger { right - left + 1 }
  /// The number of rows; at least 1.
  public var height: BigInteger { bottom - top + 1 }

  /// Converts bounds of near cells.
  public init(_ bounds: LifeBounds) {
    (left, top) = (BigInteger(bounds.left), BigInteger(bounds.top))
    (right, bottom) = (BigInteger(bounds.right), BigInteger(bounds.bottom))
  }

  init(left: BigInteger, top: BigInteger, right: BigInteger, bottom: BigInteger) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// The least n that brings the positions of squares of 2ⁿ × 2ⁿ cells into the range of coordinates.
  public var shift: Int {
    let farthest = [left, top, right, bottom].map(\.magnitude.bitWidth).max() ?? 0
    return max(0, farthest - (LifeCells.coreLevel - 1))
  }

  /// Clamped to the range of coordinates.
  public var bounds: LifeBounds {
    func told(_ place: BigInteger) -> Int {
      min(max(place.clampedInt, -LifeCells.farthest), LifeCells.farthest - 1)
    }
    return LifeBounds(
      left: told(left), top: told(top), right: told(right), bottom: told(bottom))
  }

  /// The rectangle in squares of 2ⁿ × 2ⁿ cells, including all that it intersects.
  ///
  /// - Parameter shift: n; positions that overflow a word are clamped.
  public func squares(shift: Int) -> LifeBounds {
    LifeBounds(
      left: (left >> shift).clampedInt, top: (top >> shift).clampedInt,
      right: (right >> shift).clampedInt, bottom: (bottom >> shift).clampedInt)
  }

  func moved(_ x: BigInteger, _ y: BigInteger) -> LifeExtent {
    LifeExtent(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  func union(_ other: LifeExtent) -> LifeExtent {
    LifeExtent(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }
}

extension LifeCells {
  /// The smallest rectangle around the living cells, at any distance; nil for none.
  public var extent: LifeExtent? {
    if isCore { return bounds.map { LifeExtent($0) } }
    var known: [ObjectIdentifier: LifeExtent] = [:]
    // Relative to the part's corner.
    func extent(_ part: Square, _ level: Int) -> LifeExtent? {
      guard case .inner(let inner) = part else { return nil }
      if let extent = known[ObjectIdentifier(inner)] { return extent }
      if level <= Self.coreLevel {
        let half = 1 << (level - 1)
        let found = LifeCells(root: part, level: level).bounds?.moved(x: half, y: half)
        known[ObjectIdentifier(inner)] = found.map { LifeExtent($0) }
        return found.map { LifeExtent($0) }
      }
      let half = BigInteger(1) << (level - 1)
      var result: LifeExtent?
      for (part, x, y) in [
        (inner.nw, 0, 0), (inner.ne, half, 0), (inner.sw, 0, half), (inner.se, half, half),
      ] as [(Square, BigInteger, BigInteger)] {
        guard let found = extent(part, level - 1)?.moved(x, y) else { continue }
        result = result?.union(found) ?? found
      }
      known[ObjectIdentifier(inner)] = result
      return result
    }
    let half = BigInteger(1) << (level - 1)
    return extent(root, level)?.moved(-half, -half)
  }

  /// The number of living cells.
  public var population: BigInteger {
    if root.population < .max { return BigInteger(root.population) }
    var known: [ObjectIdentifier: BigInteger] = [:]
    func count(_ part: Square) -> BigInteger {
      guard part.population == .max, case .inner(let inner) = part else {
        return BigInteger(part.population)
      }
      if let count = known[ObjectIdentifier(inner)] { return count }
      let sum = count(inner.nw) + count(inner.ne) + count(inner.sw) + count(inner.se)
      known[ObjectIdentifier(inner)] = sum
      return sum
    }
    return count(root)
  }
}
