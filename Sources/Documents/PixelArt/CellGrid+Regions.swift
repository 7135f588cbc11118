public import Base

// Regions of cells.
extension CellGrid {
  /// Fills a region with a cell.
  public mutating func fill(_ region: CellRegion, with cell: Cell) {
    for area in region.areas { fill(area, with: cell) }
  }

  /// Returns the cells of a region in its bounding rectangle, with all other cells empty.
  public func cropped(to region: CellRegion) -> CellGrid {
    var grid = cropped(to: region.bounds)
    guard !region.isRectangle else { return grid }
    let outside = CellRegion(region.bounds).subtracting(region)
    let origin = region.bounds.origin
    grid.fill(
      outside.offset(by: CellPosition(x: -origin.x, y: -origin.y)), with: CellGrid.empty)
    return grid
  }

  /// Creates a grid with a filled region.
  ///
  /// - Parameter origin: the position of the grid's corner in the plane of the region.
  public init(
    size: CellSize, filledWith cell: Cell, in region: CellRegion, from origin: CellPosition
  ) {
    self.init(size: size)
    fill(region.offset(by: CellPosition(x: -origin.x, y: -origin.y)), with: cell)
  }

  /// Returns the cells of a rectangle inside the grid that satisfy a predicate.
  public func region(in rect: CellRect, where isInside: (Cell) -> Bool) -> CellRegion {
    let cells = cells(in: rect)
    return CellRegion(rect) { isInside(cells[$0]) }
  }
}

extension CellRegion {
  /// The cells that aren't empty.
  public init(whereFilled grid: CellGrid) {
    self = grid.region(in: grid.bounds) { $0 >= 0 }
  }
}
