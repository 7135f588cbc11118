public import Base

// Cells that are like another one.
extension CellGrid {
  /// The cells whose colours are like that of a cell.
  ///
  /// - Parameters:
  ///   - position: inside the grid.
  ///   - tolerance: by how much red, green, blue and opacity may differ, each 0…255. What is empty is like nothing
  ///     else.
  ///   - everywhere: also those that don't hang together with it by their sides.
  public func region(
    like position: CellPosition, in palette: Palette, tolerance: Int, everywhere: Bool
  ) -> CellRegion {
    let cell = self[position]
    var marks = allCells
    let isLike = palette.colors(like: cell, tolerance: tolerance)
    if isLike.count(where: { $0 }) > (cell < 0 ? 0 : 1) {
      // All that are like it are one from here on.
      for index in marks.indices {
        let other = Int(marks[index])
        if other >= 0, other < isLike.count, isLike[other] { marks[index] = cell }
      }
    }
    guard !everywhere else { return CellRegion(bounds, of: marks, equalTo: cell) }
    FloodFill.fill(&marks, size: size, from: position, with: Self.mark)
    return CellRegion(bounds, of: marks, equalTo: Self.mark)
  }

  /// No cell of a grid.
  private static let mark = Cell.min
}

extension Palette {
  /// Which colours differ from that of a cell by no more than so much in each part; none for a cell that is empty.
  func colors(like cell: CellGrid.Cell, tolerance: Int) -> [Bool] {
    guard let color = color(of: cell) else { return colors.map { _ in false } }
    func parts(_ color: InkColor) -> [Int] {
      [Int(color.red), Int(color.green), Int(color.blue), Int(color.alpha)]
    }
    let wanted = parts(color)
    return colors.map { zip(parts($0), wanted).allSatisfy { abs($0 - $1) <= tolerance } }
  }
}
