public import Base

// Cells of similar colours.
extension CellGrid {
  /// Returns the cells with a colour similar to that of a given one.
  ///
  /// - Parameters:
  ///   - position: inside the grid.
  ///   - tolerance: the maximum difference of red, green, blue and opacity, each 0…255. Empty cells match only empty
  ///     cells.
  ///   - everywhere: whether to include cells that aren't connected to it by their sides.
  public func region(
    like position: CellPosition, in palette: Palette, tolerance: Int, everywhere: Bool
  ) -> CellRegion {
    let cell = self[position]
    var marks = allCells
    let isLike = palette.colors(like: cell, tolerance: tolerance)
    if isLike.count(where: { $0 }) > (cell < 0 ? 0 : 1) {
      // Replace all similar cells by one mark.
      for index in marks.indices {
        let other = Int(marks[index])
        if other >= 0, other < isLike.count, isLike[other] { marks[index] = cell }
      }
    }
    guard !everywhere else { return CellRegion(bounds, of: marks, equalTo: cell) }
    FloodFill.fill(&marks, size: size, from: position, with: Self.mark)
    return CellRegion(bounds, of: marks, equalTo: Self.mark)
  }

  /// Returns all cells with a colour similar to that of a palette's index; empty cells for `empty`.
  ///
  /// - Parameter tolerance: see `region(like:)`.
  public func region(ofColor cell: Cell, in palette: Palette, tolerance: Int) -> CellRegion {
    let isLike = palette.colors(like: cell, tolerance: tolerance)
    return region(in: bounds) { other in
      other == cell || other >= 0 && Int(other) < isLike.count && isLike[Int(other)]
    }
  }

  /// A mark that no cell of a grid has.
  private static let mark = Cell.min
}

extension Palette {
  /// Returns, for each colour, whether it differs from that of a cell by at most the tolerance in each component. None
  /// matches an empty cell.
  func colors(like cell: CellGrid.Cell, tolerance: Int) -> [Bool] {
    guard let color = color(of: cell) else { return colors.map { _ in false } }
    let wanted = color.components
    return colors.map { $0.components.isClose(to: wanted, within: tolerance) }
  }
}
