public import Base

// Cells that are like another one.
extension CellGrid {
  /// The cells whose colours are like that of a cell.
  ///
  /// - Parameters:
  ///   - position: inside the grid.
  ///   - tolerance: by how much red, green, blue and opacity may differ, each 0…255. What is empty is like nothing else.
  ///   - everywhere: also those that don't hang together with it by their sides.
  public func region(
    like position: CellPosition, in palette: Palette, tolerance: Int, everywhere: Bool
  ) -> CellRegion {
    let cell = self[position]
    let isLike = palette.colors(like: cell, tolerance: tolerance)
    func isLiked(_ other: Cell) -> Bool {
      other == cell || other >= 0 && Int(other) < isLike.count && isLike[Int(other)]
    }
    guard !everywhere else { return region(in: bounds, where: isLiked) }
    var marks = allCells.map { isLiked($0) ? Cell(1) : 0 }
    let filled = FloodFill.fill(&marks, size: size, from: position, with: 2)
    return CellGrid(size: size, cells: marks).region(in: filled) { $0 == 2 }
  }
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
