public import Base
public import Documents

/// What paints cells: where around a cell, and what becomes of those that it touches.
public struct CellBrush: Sendable {
  public var ink: CellInk
  public var tip: CellTip
  public var symmetry: Symmetry
  /// Nothing is painted outside; nil for all of the grid.
  public var clip: CellRect?

  public init(
    _ ink: CellInk, tip: CellTip = CellTip(size: 1), symmetry: Symmetry = Symmetry(),
    clip: CellRect? = nil
  ) {
    self.ink = ink
    self.tip = tip
    self.symmetry = symmetry
    self.clip = clip
  }

  /// The part of a grid that can be painted.
  func area(of grid: CellGrid) -> CellRect {
    clip.map { $0.intersection(grid.bounds) } ?? grid.bounds
  }

  /// What takes the tip to all its places on a grid.
  func maps(on grid: CellGrid) -> [CellMap] {
    CellSymmetry(symmetry, on: grid.size).maps(for: tip)
  }

  /// A grid with a shape on it. A filled one has no edge of the tip's width.
  public func draw(
    _ shape: CellShape, from start: CellPosition, to end: CellPosition, isFilled: Bool,
    on grid: CellGrid
  ) -> CellGrid {
    var new = grid
    let area = area(of: grid)
    func paint(_ cell: CellPosition) {
      guard let value = ink.cell(from: grid[cell], at: cell) else { return }
      new.set(value, at: cell)
    }
    guard isFilled && !shape.isLine else {
      for map in maps(on: grid) {
        for cell in shape.outline(from: start, to: end, in: map) {
          for offset in tip.offsets where area.contains(cell + offset) { paint(cell + offset) }
        }
      }
      return new
    }
    for map in CellSymmetry(symmetry, on: grid.size).maps(for: CellTip(size: 1)) {
      for part in shape.areas(from: start, to: end, in: map).map(area.intersection) {
        if case .cell(let cell) = ink {
          new.fill(part, with: cell)
        } else {
          for y in part.y..<part.maxY {
            for x in part.x..<part.maxX { paint(CellPosition(x: x, y: y)) }
          }
        }
      }
    }
    return new
  }

  /// Fills what is equal to a cell, and to those where the symmetry takes it.
  ///
  /// - Parameter everywhere: also where it does not hang together with them.
  /// - Returns: the rectangle around the cells that are others now.
  func fill(_ grid: inout CellGrid, from cell: CellPosition, everywhere: Bool) -> CellRect {
    let area = area(of: grid)
    guard case .cell(let new) = ink, area.contains(cell) else { return .empty }
    var cells = grid.cells(in: area)
    var changed = CellRect.empty
    // The first is the cell itself: it and the others each fill what lies around them.
    for map in CellSymmetry(symmetry, on: grid.size).maps(for: CellTip(size: 1)) {
      guard area.contains(map(cell)) else { continue }
      let start = map(cell) - area.origin
      changed = changed.union(
        everywhere
          ? FloodFill.replaceAll(&cells, size: area.size, like: start, with: new)
          : FloodFill.fill(&cells, size: area.size, from: start, with: new))
    }
    grid.replace(area, with: cells)
    return changed.offset(by: area.origin)
  }
}

extension CellShape {
  var isLine: Bool { if case .line = self { true } else { false } }
}
