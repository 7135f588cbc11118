public import Base
public import Documents

/// What paints cells: where around a cell, and what becomes of those that it touches.
public struct CellBrush: Sendable {
  public var ink: CellInk
  public var tip: CellTip
  public var mirror: CellMirror
  /// Nothing is painted outside; nil for all of the grid.
  public var clip: CellRect?

  public init(
    _ ink: CellInk, tip: CellTip = CellTip(size: 1), mirror: CellMirror = .none,
    clip: CellRect? = nil
  ) {
    self.ink = ink
    self.tip = tip
    self.mirror = mirror
    self.clip = clip
  }

  /// The part of a grid that can be painted.
  func area(of grid: CellGrid) -> CellRect {
    clip.map { $0.intersection(grid.bounds) } ?? grid.bounds
  }

  /// Visits the cells that are touched when the pointer is at one.
  func visit(around cell: CellPosition, of grid: CellGrid, _ body: (CellPosition) -> Void) {
    let area = area(of: grid)
    for place in mirror.cells(for: cell, in: grid.size) {
      for offset in tip.offsets where area.contains(place + offset) { body(place + offset) }
    }
  }

  /// A grid with a shape on it. A filled one has no edge of the tip's width.
  public func draw(
    _ shape: CellShape, from start: CellPosition, to end: CellPosition, isFilled: Bool,
    on grid: CellGrid
  ) -> CellGrid {
    var new = grid
    func paint(_ cell: CellPosition) {
      guard let value = ink.cell(from: grid[cell], at: cell) else { return }
      new.set(value, at: cell)
    }
    guard isFilled && !shape.isLine else {
      for cell in shape.cells(from: start, to: end, isFilled: false) {
        visit(around: cell, of: grid, paint)
      }
      return new
    }
    let area = area(of: grid)
    for rect in shape.areas(from: start, to: end) {
      for part in mirror.areas(for: rect, in: grid.size).map(area.intersection) {
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

  /// Fills what is equal to a cell, and to those that mirror it.
  ///
  /// - Parameter everywhere: also where it does not hang together with them.
  /// - Returns: the rectangle around the cells that are others now.
  func fill(_ grid: inout CellGrid, from cell: CellPosition, everywhere: Bool) -> CellRect {
    let area = area(of: grid)
    guard case .cell(let new) = ink, area.contains(cell) else { return .empty }
    var cells = grid.cells(in: area)
    var changed = CellRect.empty
    // The first is the cell itself: it and those that mirror it each fill what lies around them.
    for start in mirror.cells(for: cell, in: grid.size) where area.contains(start) {
      let start = start - area.origin
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
