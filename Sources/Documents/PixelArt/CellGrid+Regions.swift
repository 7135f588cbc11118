public import Base

// Cells of any shape.
extension CellGrid {
  /// Makes all cells of a region one.
  public mutating func fill(_ region: CellRegion, with cell: Cell) {
    for area in region.areas { fill(area, with: cell) }
  }

  /// The cells of a region, in the rectangle around it; beside them, and beyond the grid's edges, nothing is painted.
  public func cropped(to region: CellRegion) -> CellGrid {
    var grid = cropped(to: region.bounds)
    guard !region.isRectangle else { return grid }
    let outside = CellRegion(region.bounds).subtracting(region)
    let origin = region.bounds.origin
    grid.fill(
      outside.offset(by: CellPosition(x: -origin.x, y: -origin.y)), with: CellGrid.empty)
    return grid
  }

  /// A grid with a region filled.
  ///
  /// - Parameter origin: where the grid's corner lies in the region's plane.
  public init(
    size: CellSize, filledWith cell: Cell, in region: CellRegion, from origin: CellPosition
  ) {
    self.init(size: size)
    fill(region.offset(by: CellPosition(x: -origin.x, y: -origin.y)), with: cell)
  }

  /// The cells of a rectangle inside the grid for which a closure says so.
  public func region(in rect: CellRect, where isInside: (Cell) -> Bool) -> CellRegion {
    let cells = cells(in: rect)
    return CellRegion(rect) { isInside(cells[$0]) }
  }
}

extension CellRegion {
  /// Where something is painted.
  public init(whereFilled grid: CellGrid) {
    self = grid.region(in: grid.bounds) { $0 >= 0 }
  }
}
