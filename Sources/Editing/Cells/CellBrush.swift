public import Base
public import Documents

/// What paints cells: where around a cell, and what becomes of those that it touches.
public struct CellBrush: Sendable {
  public var ink: CellInk
  public var tip: CellTip
  public var symmetry: Symmetry
  /// Nothing is painted outside; nil for all of the grid.
  public var clip: CellRegion?
  /// Whether what lies beyond an edge of the grid is painted at the other one.
  public var wraps = false

  public init(
    _ ink: CellInk, tip: CellTip = CellTip(size: 1), symmetry: Symmetry = Symmetry(),
    clip: CellRegion? = nil, wraps: Bool = false
  ) {
    self.ink = ink
    self.tip = tip
    self.symmetry = symmetry
    self.clip = clip
    self.wraps = wraps
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

  func wrap(on grid: CellGrid) -> CellWrap { CellWrap(around: grid.size, isOn: wraps) }

  /// A grid with a shape on it. A filled one has no edge of the tip's width.
  public func draw(
    _ shape: CellShape, from start: CellPosition, to end: CellPosition, isFilled: Bool,
    on grid: CellGrid
  ) -> CellGrid {
    var new = grid
    let area = area(of: grid)
    let wrap = wrap(on: grid)
    guard isFilled && !shape.isLine else {
      for map in maps(on: grid) {
        let offsets = tip.offsets(in: map)
        for cell in shape.outline(from: start, to: end, in: map) {
          for (number, offset) in offsets.enumerated() {
            let place = wrap(cell + offset)
            guard area.contains(place),
              let value = ink.cell(from: grid[place], at: place, tip: tip.cells?[number])
            else { continue }
            new.set(value, at: place)
          }
        }
      }
      return new
    }
    for map in singleMaps(on: grid) {
      for part in shape.areas(from: start, to: end, in: map) {
        paint(part, in: &new, from: grid)
      }
    }
    return new
  }

  /// What takes a single cell to all its places on a grid.
  func singleMaps(on grid: CellGrid) -> [CellMap] {
    CellSymmetry(symmetry, on: grid.size).maps(for: CellTip(size: 1))
  }

  /// Paints all cells of a rectangle that can be painted.
  ///
  /// - Parameter before: what ink is put on.
  func paint(_ rect: CellRect, in grid: inout CellGrid, from before: CellGrid) {
    let area = area(of: grid)
    for part in wrap(on: grid)(rect).flatMap({ area.intersection(CellRegion($0)).areas }) {
      switch ink {
      case .cell(let cell), .tip(let cell): grid.fill(part, with: cell)
      case .shade, .pattern, .gradient:
        var cells = before.cells(in: part)
        for (index, position) in part.positions.enumerated() {
          cells[index] = ink.cell(from: cells[index], at: position) ?? cells[index]
        }
        grid.replace(part, with: cells)
      }
    }
  }

  /// A grid with an area filled that a way goes round, and those where the symmetry takes it.
  func fill(insideOf path: [CellPosition], on grid: CellGrid) -> CellGrid {
    var new = grid
    for map in singleMaps(on: grid) {
      // Where a map leaves gaps, its way has none.
      let turned = path.map { map($0) }
      let closed = zip(turned, turned.dropFirst()).flatMap {
        CellLine.cells(from: $0, to: $1).dropFirst()
      }
      let region = CellRegion(enclosedBy: Array(turned.prefix(1)) + closed)
      for area in region.areas { paint(area, in: &new, from: grid) }
    }
    return new
  }

  /// Fills what is equal to a cell, and to those where the symmetry takes it.
  ///
  /// - Parameter everywhere: also where it does not hang together with them.
  /// - Returns: the rectangle around the cells that are others now.
  func fill(_ grid: inout CellGrid, from cell: CellPosition, everywhere: Bool) -> CellRect {
    let area = area(of: grid)
    let wrap = wrap(on: grid)
    let new: CellGrid.Cell
    switch ink {
    case .cell(let cell), .tip(let cell): new = cell
    case .shade, .pattern, .gradient: return .empty
    }
    guard area.contains(wrap(cell)) else { return .empty }
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
    for map in singleMaps(on: grid) {
      let place = wrap(map(wrap(cell)))
      guard area.contains(place) else { continue }
      let start = place - bounds.origin
      let isRound = wraps && bounds == grid.bounds
      changed = changed.union(
        everywhere
          ? FloodFill.replaceAll(&cells, size: bounds.size, like: start, with: new)
          : isRound
            ? FloodFill.fillRound(&cells, size: bounds.size, from: start, with: new)
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
  /// Whether nothing is inside.
  var isLine: Bool {
    switch self {
    case .line, .drawn: true
    case .rectangle, .ellipse: false
    }
  }
}
