public import Base
public import Documents

/// A brush for cells: the tip, its copies by symmetry, and the effect on the touched cells.
public struct CellBrush: Sendable {
  /// The effect on each cell that it touches.
  public var ink: CellInk
  /// The cells that it covers at once.
  public var tip: CellTip
  /// The copies that it draws at the same time; its centre is in units of the canvas's longer side.
  public var symmetry: Symmetry
  /// Confines painting to a region; nil allows all of the grid.
  public var clip: CellRegion?
  /// Whether painting beyond an edge of the grid continues at the opposite one.
  public var wraps = false
  /// The place of the pattern of a tip of several colours.
  public var pattern = TipPattern.moves

  /// Creates a brush, which covers a single cell anywhere on the grid unless said otherwise.
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

  /// Returns the part of a grid that can be painted.
  func area(of grid: CellGrid) -> CellRegion {
    let bounds = CellRegion(grid.bounds)
    return clip.map { $0.intersection(bounds) } ?? bounds
  }

  /// Returns the maps to all copies of the tip on a grid.
  func maps(on grid: CellGrid) -> [CellMap] {
    CellSymmetry(symmetry, on: grid.size).maps(for: tip)
  }

  func wrap(on grid: CellGrid) -> CellWrap { CellWrap(around: grid.size, isOn: wraps) }

  /// Returns the new value of a cell that the tip covers, or nil to leave it unchanged.
  ///
  /// - Parameters:
  ///   - number: the place in the tip's offsets.
  ///   - start: the cell that the stroke started at.
  func cell(
    from old: CellGrid.Cell, at place: CellPosition, tip number: Int, start: CellPosition
  ) -> CellGrid.Cell? {
    guard tip.cells != nil, pattern != .moves else {
      return ink.cell(from: old, at: place, tip: tip.cells?[number])
    }
    let origin = pattern == .onCanvas ? .zero : start + tip.bounds.origin
    return tip.patternCell(at: place - origin).flatMap { ink.cell(from: old, at: place, tip: $0) }
  }

  /// Draws a shape on a grid. A filled one ignores the tip's width.
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
              let value = self.cell(from: grid[place], at: place, tip: number, start: start)
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

  /// Returns the maps to all copies of a single cell on a grid.
  func singleMaps(on grid: CellGrid) -> [CellMap] {
    CellSymmetry(symmetry, on: grid.size).maps(for: CellTip(size: 1))
  }

  /// Paints the paintable cells of a rectangle.
  ///
  /// - Parameter before: the grid that the ink is applied to.
  func paint(_ rect: CellRect, in grid: inout CellGrid, from before: CellGrid) {
    let area = area(of: grid)
    for part in wrap(on: grid)(rect).flatMap({ area.intersection(CellRegion($0)).areas }) {
      switch ink {
      case .cell(let cell), .tip(let cell): grid.fill(part, with: cell)
      case .shade, .exchange, .pattern, .gradient, .lockingAlpha:
        var cells = before.cells(in: part)
        for (index, position) in part.positions.enumerated() {
          cells[index] = ink.cell(from: cells[index], at: position) ?? cells[index]
        }
        grid.replace(part, with: cells)
      }
    }
  }

  /// Fills the area enclosed by a path and its copies by symmetry.
  func fill(insideOf path: [CellPosition], on grid: CellGrid) -> CellGrid {
    var new = grid
    for map in singleMaps(on: grid) {
      // Close gaps that a map leaves in the path.
      let turned = path.map { map($0) }
      let closed = zip(turned, turned.dropFirst()).flatMap {
        CellLine.cells(from: $0, to: $1).dropFirst()
      }
      let region = CellRegion(enclosedBy: Array(turned.prefix(1)) + closed)
      for area in region.areas { paint(area, in: &new, from: grid) }
    }
    return new
  }

  /// Fills the area of cells equal to a given one, and likewise for its copies by symmetry.
  ///
  /// - Parameter everywhere: includes unconnected cells.
  /// - Returns: the bounding rectangle of the changed cells.
  func fill(_ grid: inout CellGrid, from cell: CellPosition, everywhere: Bool) -> CellRect {
    let area = area(of: grid)
    let wrap = wrap(on: grid)
    let new: CellGrid.Cell
    switch ink {
    case .cell(let cell), .tip(let cell): new = cell
    case .shade, .exchange, .pattern, .gradient, .lockingAlpha: return .empty
    }
    guard area.contains(wrap(cell)) else { return .empty }
    let bounds = area.bounds
    var cells = grid.cells(in: bounds)
    // Mark cells that can't be painted with a value that stops the fill.
    let outside = CellRegion(bounds).subtracting(area)
    for part in outside.areas.map({ $0.offset(by: .zero - bounds.origin) }) {
      for y in part.y..<part.maxY {
        for x in part.x..<part.maxX { cells[y * bounds.width + x] = Self.unpaintable }
      }
    }
    var changed = CellRect.empty
    // The first map is the identity; each copy fills its own surroundings.
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

  /// A mark that no cell of a grid has.
  private static let unpaintable = CellGrid.Cell.min
}

extension CellShape {
  /// Whether it has no inside.
  var isLine: Bool {
    switch self {
    case .line, .drawn: true
    case .rectangle, .ellipse: false
    }
  }
}
