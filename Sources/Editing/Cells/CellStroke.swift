public import Base
public import Documents

/// Paints the cells that a pointer passes over, as it passes.
///
/// Every cell is made of what it was when the stroke began, so that passing twice does nothing more.
///
///     var stroke = CellStroke(on: grid, brush: CellBrush(.cell(3)))
///     stroke.move(to: CellPosition(x: 2, y: 2), in: &grid)   // the cells that changed
///     stroke.move(to: CellPosition(x: 9, y: 4), in: &grid)   // and all between the two
public struct CellStroke: Sendable {
  private let original: CellGrid
  private let brush: CellBrush
  private let leavesCornersOut: Bool
  /// The last cells of the pointer's way, the latest at the end.
  private var trail: [CellPosition] = []
  /// How often the way has come by, for corners that are taken back.
  private var visits: [CellPosition: Int] = [:]

  /// - Parameter isPixelPerfect: leaves the corners of a line of single cells out.
  public init(on grid: CellGrid, brush: CellBrush, isPixelPerfect: Bool = false) {
    original = grid
    self.brush = brush
    leavesCornersOut = isPixelPerfect && brush.tip.size == 1
  }

  /// Paints from where the pointer was to a cell.
  ///
  /// - Returns: the rectangle around the cells that are others now.
  @discardableResult
  public mutating func move(to cell: CellPosition, in grid: inout CellGrid) -> CellRect {
    var changed = CellRect.empty
    if let last = trail.last {
      for next in CellLine.cells(from: last, to: cell).dropFirst() { visit(next, &grid, &changed) }
    } else {
      visit(cell, &grid, &changed)
    }
    return changed
  }

  private mutating func visit(
    _ cell: CellPosition, _ grid: inout CellGrid, _ changed: inout CellRect
  ) {
    if leavesCornersOut, trail.count >= 2 {
      let (first, corner) = (trail[trail.count - 2], trail[trail.count - 1])
      if Self.isCorner(first, corner, cell) {
        visits[corner, default: 1] -= 1
        if visits[corner] == 0 { restore(corner, &grid, &changed) }
        trail.removeLast()
      }
    }
    trail.append(cell)
    if trail.count > 3 { trail.removeFirst() }
    if leavesCornersOut { visits[cell, default: 0] += 1 }
    brush.visit(around: cell, of: original) { position in
      guard let new = brush.ink.cell(from: original[position], at: position),
        grid.set(new, at: position)
      else { return }
      changed = changed.union(CellRect(position))
    }
  }

  /// Whether a line goes round a corner in the middle of three cells, which it could cut.
  private static func isCorner(_ a: CellPosition, _ b: CellPosition, _ c: CellPosition) -> Bool {
    let across = c - a
    return abs(across.x) == 1 && abs(across.y) == 1
      && (b.x == a.x && b.y == c.y || b.y == a.y && b.x == c.x)
  }

  private func restore(
    _ cell: CellPosition, _ grid: inout CellGrid, _ changed: inout CellRect
  ) {
    brush.visit(around: cell, of: original) { place in
      if grid.set(original[place], at: place) { changed = changed.union(CellRect(place)) }
    }
  }
}
