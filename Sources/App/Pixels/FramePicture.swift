import Canvas
import Base
import Documents
import Formats

/// One frame as a surface of a pixel a cell, which shows another one at the cost of their difference.
final class FramePicture {
  private(set) var grid: CellGrid
  private var palette: Palette
  private var cells: CellSurface?

  init(_ grid: CellGrid, _ palette: Palette) {
    self.grid = grid
    self.palette = palette
    cells = try? CellSurface(grid, palette)
  }

  /// Takes over what another thread made of a grid.
  func take(_ cells: CellSurface?, of grid: CellGrid, _ palette: Palette) {
    (self.cells, self.grid, self.palette) = (cells, grid, palette)
  }

  /// Nil without memory.
  var surface: SurfacePyramid? { cells?.pyramid }

  /// More parts than these are taken as one.
  private static let mostParts = 64

  /// Shows another grid.
  ///
  /// - Returns: the cells that are others now, as a few rectangles.
  func show(_ new: CellGrid, _ palette: Palette) -> [CellRect] {
    guard new.size == grid.size, palette == self.palette, let cells else {
      grid = new
      self.palette = palette
      self.cells = try? CellSurface(new, palette)
      return [new.bounds]
    }
    var areas = new.changedAreas(from: grid)
    if areas.count > Self.mostParts { areas = [areas.reduce(.empty) { $0.union($1) }] }
    grid = new
    for area in areas { cells.update(area, of: new) }
    return areas
  }
}
