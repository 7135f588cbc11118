/// How large the squares under a grid are on which one sees that nothing is painted.
public enum SquareSize: String, CaseIterable, Sendable {
  /// About as large at every zoom.
  case steady
  case cell, eightCells, sixteenCells

  private static let steadySide = 8.0
  /// Squares that would be smaller than so many pixels are drawn as steady ones.
  private static let leastSide = 3.0

  /// A side in cells, when a cell has so many pixels; never less than a whole cell where cells have a pixel at least.
  func side(cellSide: Double) -> Double {
    let cells: Double
    switch self {
    case .steady: cells = 0
    case .cell: cells = 1
    case .eightCells: cells = 8
    case .sixteenCells: cells = 16
    }
    if cells * cellSide >= Self.leastSide { return cells }
    let side = Self.steadySide / cellSide
    return cellSide >= 1 ? max(1, side.rounded()) : side
  }
}
