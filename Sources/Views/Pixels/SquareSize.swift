/// The size of the checkerboard squares shown through transparent cells.
public enum SquareSize: String, CaseIterable, Sendable {
  /// About the same size at every zoom.
  case steady
  case cell, eightCells, sixteenCells

  private static let steadySide = 8.0
  /// The minimum side in pixels, below which squares are drawn as steady ones.
  private static let leastSide = 3.0

  /// Returns a side in cells for a size of cells in pixels; at least a whole cell if cells have at least a pixel.
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
