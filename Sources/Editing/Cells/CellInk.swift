public import Base
public import Documents

/// What becomes of a cell that a tool touches.
public enum CellInk: Equatable, Sendable {
  /// One colour, or nothing.
  case cell(CellGrid.Cell)
  /// So many colours further on the ramp that the cell's colour is on; cells of other colours stay.
  case shade(Int, ramps: [ClosedRange<Int>])
  /// One colour on some cells of a pattern; the others stay.
  case pattern(CellGrid.Cell, DitherPattern)

  /// The cell that an old one becomes; nil where it stays.
  public func cell(from old: CellGrid.Cell, at position: CellPosition) -> CellGrid.Cell? {
    switch self {
    case .cell(let cell): return cell
    case .shade(let step, let ramps):
      guard let ramp = ramps.first(where: { $0.contains(Int(old)) }) else { return nil }
      return CellGrid.Cell(min(max(Int(old) + step, ramp.lowerBound), ramp.upperBound))
    case .pattern(let cell, let pattern): return pattern.covers(position) ? cell : nil
    }
  }
}

/// How many cells of an area are painted, evenly spread: a threshold matrix of 4 × 4 by B. E. Bayer, "An
/// optimum method for two-level rendition of continuous-tone pictures" (1973).
public enum DitherPattern: Int, CaseIterable, Sendable {
  case quarter = 4
  case half = 8
  case threeQuarters = 12

  private static let thresholds = [
    [0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5],
  ]

  public func covers(_ position: CellPosition) -> Bool {
    Self.thresholds[position.y & 3][position.x & 3] < rawValue
  }
}
