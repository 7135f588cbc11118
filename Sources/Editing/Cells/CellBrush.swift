public import Base
public import Documents

/// What paints cells: where around a cell, and what becomes of those that it touches.
public struct CellBrush: Sendable {
  public var ink: CellInk
  public var tip: CellTip
  public var symmetry: Symmetry
  /// Nothing is painted outside; nil for all of the grid.
  public var clip: CellRegion?

  public init(
    _ ink: CellInk, tip: CellTip = CellTip(size: 1), symmetry: Symmetry = Symmetry(),
    clip: CellRegion? = nil
  ) {
    self.ink = ink
    self.tip = tip
    self.symmetry = symmetry
    self.clip = clip
  }

  /// The part of a grid that can be painted.
  func area(of grid: CellGrid) -> CellRegion {
    let bounds = CellRegion(grid.bounds)
    return clip.map { $0.intersection(bounds) } ?? bounds
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
      let parts = shape.areas(from: start, to: end, in: map).flatMap {
        area.intersection(CellRegion($0)).areas
      }
      for part in parts {
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
    let bounds = area.bounds
    var cells = grid.cells(in: bounds)
    // What is no colour ends at what can't be painted.
    let outside = CellRegion(bounds).subtracting(area)
    for part in outside.areas.map({ $0.offset(by: .zero - bounds.origin) }) {
      for y in part.y..<part.maxY {
        for x in part.x..<part.maxX { cells[y * bounds.width + x] = Self.unpaintable }
      }
    }
    var changed = CellRect.empty
    // The first is the cell itself: it and the others each fill what lies around them.
    for map in CellSymmetry(symmetry, on: grid.size).maps(for: CellTip(size: 1)) {
      guard area.contains(map(cell)) else { continue }
      let start = map(cell) - bounds.origin
      changed = changed.union(
        everywhere
          ? FloodFill.replaceAll(&cells, size: bounds.size, like: start, with: new)
          : FloodFill.fill(&cells, size: bounds.size, from: start, with: new))
    }
    let old = outside.isEmpty ? [] : grid.cells(in: bounds)
    for index in old.indices where cells[index] == Self.unpaintable { cells[index] = old[index] }
    grid.replace(bounds, with: cells)
    return changed.offset(by: bounds.origin)
  }

  /// No cell of a grid.
  private static let unpaintable = CellGrid.Cell.min
}

extension CellShape {
  var isLine: Bool { if case .line = self { true } else { false } }
}
