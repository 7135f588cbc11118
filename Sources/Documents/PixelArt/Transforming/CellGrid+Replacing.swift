public import Base

extension CellGrid {
  /// The grid with all cells of one kind in a rectangle as another; the rectangle may reach beyond the edges.
  public func replaced(_ old: Cell, with new: Cell, in region: CellRect) -> CellGrid {
    let region = region.intersection(bounds)
    var grid = self
    grid.replace(region, with: cells(in: region).map { $0 == old ? new : $0 })
    return grid
  }
}
