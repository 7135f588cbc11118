public import Base
public import Documents

/// Paints the cells under a moving pointer.
///
/// The ink is always applied to the cells as they were at the start of the stroke, so that passing twice has no further
/// effect.
///
///     var stroke = CellStroke(on: grid, brush: CellBrush(.cell(3)))
///     stroke.move(to: CellPosition(x: 2, y: 2), in: &grid)   // the cells that changed
///     stroke.move(to: CellPosition(x: 9, y: 4), in: &grid)   // and all cells in between
public struct CellStroke: Sendable {
  private let original: CellGrid
  private let brush: CellBrush
  private let area: CellRegion
  private let leavesCornersOut: Bool
  /// The maps of the pointer to all copies of the stroke, each drawn by the same rule.
  private let maps: [CellMap]
  /// The cells that the tip covers in each copy.
  private let offsets: [[CellPosition]]
  private let wrap: CellWrap
  /// The first cell.
  private var start: CellPosition?
  /// The latest cells of each copy's path, the newest last.
  private var trails: [[CellPosition]]
  /// The number of visits to each cell, for removing corners.
  private var visits: [CellPosition: Int] = [:]

  /// - Parameter isPixelPerfect: removes the corners of a line of single cells.
  public init(on grid: CellGrid, brush: CellBrush, isPixelPerfect: Bool = false) {
    original = grid
    self.brush = brush
    area = brush.area(of: grid)
    leavesCornersOut = isPixelPerfect && brush.tip.isSingle
    maps = brush.maps(on: grid)
    offsets = maps.map { brush.tip.offsets(in: $0) }
    wrap = brush.wrap(on: grid)
    trails = Array(repeating: [], count: maps.count)
  }

  /// Paints from the previous position of the pointer to a cell.
  ///
  /// - Returns: the bounding rectangle of the changed cells.
  @discardableResult
  public mutating func move(to cell: CellPosition, in grid: inout CellGrid) -> CellRect {
    var changed = CellRect.empty
    for (index, map) in maps.enumerated() {
      let end = map(cell)
      if let last = trails[index].last {
        for next in CellLine.cells(from: last, to: end).dropFirst() {
          visit(next, on: index, &grid, &changed)
        }
      } else {
        visit(end, on: index, &grid, &changed)
      }
    }
    return changed
  }

  private mutating func visit(
    _ cell: CellPosition, on index: Int, _ grid: inout CellGrid, _ changed: inout CellRect
  ) {
    if leavesCornersOut {
      let count = trails[index].count
      if count > 1, CellLine.isCorner(trails[index][count - 2], trails[index][count - 1], cell) {
        takeBack(trails[index].removeLast(), &grid, &changed)
      }
      visits[wrap(cell), default: 0] += 1
    }
    trails[index].append(cell)
    if trails[index].count > 3 { trails[index].removeFirst() }
    let start = start ?? cell
    self.start = start
    for (number, offset) in offsets[index].enumerated() {
      let place = wrap(cell + offset)
      guard area.contains(place) else { continue }
      if let new = brush.cell(from: original[place], at: place, tip: number, start: start) {
        set(new, at: place, &grid, &changed)
      }
    }
  }

  /// Removes a corner, unless a path visited the cell another time.
  private mutating func takeBack(
    _ corner: CellPosition, _ grid: inout CellGrid, _ changed: inout CellRect
  ) {
    let corner = wrap(corner)
    visits[corner, default: 1] -= 1
    guard visits[corner] == 0, area.contains(corner) else { return }
    set(original[corner], at: corner, &grid, &changed)
  }

  private func set(
    _ cell: CellGrid.Cell, at place: CellPosition, _ grid: inout CellGrid,
    _ changed: inout CellRect
  ) {
    if grid.set(cell, at: place) { changed = changed.union(CellRect(place)) }
  }
}
