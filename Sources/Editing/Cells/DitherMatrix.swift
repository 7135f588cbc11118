public import Base

/// The order in which the cells of an area are painted as its density grows.
///
/// `coarse`, `fine` and `finest` are from B. E. Bayer, "An optimum method for two-level rendition of continuous-tone
/// pictures" (1973); `dots` grow from the middle, after R. Ulichney, "Digital Halftoning" (1987).
public enum DitherMatrix: CaseIterable, Sendable {
  /// Bayer's matrices of 2 × 2, 4 × 4 and 8 × 8 cells.
  case coarse, fine, finest
  /// Growing dots in squares of 4 × 4.
  case dots
  /// Rows filled one after another, four of them.
  case lines

  /// Returns the density from which a cell is painted: above 0, below 1.
  public func threshold(at position: CellPosition) -> Double {
    let ranks = ranks
    let side = ranks.count
    return (Double(ranks[position.y & (side - 1)][position.x & (side - 1)]) + 0.5)
      / Double(side * side)
  }

  /// The ranks of the cells in that order, row by row: a square whose side is a power of two.
  private var ranks: [[Int]] {
    switch self {
    case .coarse: Self.bayer2
    case .fine: Self.bayer4
    case .finest: Self.bayer8
    case .dots: Self.growing
    case .lines: Self.rows
    }
  }

  private static let bayer2 = [[0, 2], [3, 1]]
  private static let bayer4 = doubled(bayer2)
  private static let bayer8 = doubled(bayer4)
  private static let growing = [[12, 5, 6, 13], [4, 0, 1, 7], [11, 3, 2, 8], [15, 10, 9, 14]]
  private static let rows = [[0, 2, 1, 3], [8, 10, 9, 11], [4, 6, 5, 7], [12, 14, 13, 15]]

  /// Splits each cell into four, whose ranks are as far apart as possible.
  private static func doubled(_ ranks: [[Int]]) -> [[Int]] {
    let side = ranks.count
    return (0..<2 * side).map { y in
      (0..<2 * side).map { x in 4 * ranks[y % side][x % side] + bayer2[y / side][x / side] }
    }
  }
}
