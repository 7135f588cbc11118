import Base

extension CellGrid {
  /// Returns the grid with an outline one cell wide around its painted cells.
  ///
  /// Nothing is drawn beyond the grid, and its edges don't count as edges of painted areas.
  public func outlined(
    with cell: Cell, place: OutlineLocation, corners: OutlineCorners
  ) -> CellGrid {
    let (width, height) = (size.width, size.height)
    let source = allCells
    let outlined = [Cell](unsafeUninitializedCapacity: size.count) { target, count in
      source.withUnsafeBufferPointer { source in
        for y in 0..<height {
          let row = y * width
          let (above, below) = (max(0, y - 1) * width, min(height - 1, y + 1) * width)
          for x in 0..<width {
            let (left, right) = (max(0, x - 1), min(width - 1, x + 1))
            let old = source[row + x]
            func isOther(_ index: Int) -> Bool { (source[index] < 0) != (old < 0) }
            var isEdge =
              isOther(above + x) || isOther(row + left) || isOther(row + right)
              || isOther(below + x)
            if corners == .square, !isEdge {
              isEdge =
                isOther(above + left) || isOther(above + right) || isOther(below + left)
                || isOther(below + right)
            }
            let isOnItsSide = (place == .outside) == (old < 0)
            target.initializeElement(at: row + x, to: isEdge && isOnItsSide ? cell : old)
          }
        }
      }
      count = width * height
    }
    var grid = self
    grid.replace(bounds, with: outlined)
    return grid
  }
}

/// The neighbourhood that determines an outline.
public enum OutlineCorners: CaseIterable, Sendable {
  /// All eight neighbours: a single cell gets a square around it.
  case square
  /// The four side neighbours: a single cell gets a cross around it.
  case round
}

/// The side of a painted area for its outline.
public enum OutlineLocation: CaseIterable, Sendable {
  /// On the empty cells around it.
  case outside
  /// On its own outermost cells.
  case inside
}
