public import Base
public import Documents

/// Cells that were lifted off a grid, or pasted over it, and can be put down anywhere.
public struct FloatingCells: Equatable, LiftedCells {
  /// What lies under them.
  public let ground: CellGrid
  /// In the rectangle around them; those beside them are empty.
  public let cells: CellGrid
  /// Where they lie; they may reach beyond the ground's edges.
  public let region: CellRegion

  private init(_ cells: CellGrid, in region: CellRegion, over ground: CellGrid) {
    (self.cells, self.region, self.ground) = (cells, region, ground)
  }

  /// Lifts some cells.
  ///
  /// - Parameter leavesCopy: leaves the cells where they are, too.
  public init(lifting region: CellRegion, off grid: CellGrid, leavesCopy: Bool = false) {
    var ground = grid
    if !leavesCopy { ground.fill(region, with: CellGrid.empty) }
    self.init(grid.cropped(to: region), in: region, over: ground)
  }

  /// Lays cells over a grid.
  public init(_ cells: CellGrid, at origin: CellPosition, over grid: CellGrid) {
    self.init(
      cells, in: CellRegion(CellRect(size: cells.size).offset(by: origin)), over: grid)
  }

  public func moved(
    to new: CellRect, goesOn: @escaping (Double) -> Bool = { _ in true }
  ) -> FloatingCells? {
    FloatingCells(cells, in: region.offset(by: new.origin - rect.origin), over: ground)
  }

  public func turned(
    _ turn: CanvasTurn, goesOn: @escaping (Double) -> Bool = { _ in true }
  ) -> FloatingCells? {
    made { $0.turned(turn) }
  }

  /// Scaled to a rectangle, each cell the nearest one of before.
  func fitted(in rect: CellRect) -> FloatingCells? {
    made(at: rect.origin) { $0.scaled(to: rect.size, quality: .nearest) }
  }

  /// What becomes of them; their shape becomes the same.
  ///
  /// - Parameter corner: where it lies; nil for about the same middle.
  func made(at corner: CellPosition? = nil, _ change: (CellGrid) -> CellGrid) -> FloatingCells? {
    let made = change(cells)
    var shape = CellRegion(CellRect(size: made.size))
    if !region.isRectangle || made.size.isEmpty {
      let mask = change(CellGrid(size: cells.size, filledWith: 0, in: region, from: rect.origin))
      shape = CellRegion(whereFilled: mask)
    }
    guard !shape.isEmpty else { return nil }
    let corner =
      corner
      ?? CellPosition(
        x: rect.x + (rect.width - made.size.width) / 2,
        y: rect.y + (rect.height - made.size.height) / 2)
    return FloatingCells(
      made.cropped(to: shape.bounds), in: shape.offset(by: corner), over: ground)
  }

  /// The ground with the cells on it; empty ones cover nothing.
  public var grid: CellGrid {
    let area = rect.intersection(ground.bounds)
    guard !area.isEmpty else { return ground }
    var grid = ground
    let below = ground.cells(in: area)
    let above = cells.cells(in: area.offset(by: CellPosition(x: -rect.x, y: -rect.y)))
    grid.replace(area, with: zip(below, above).map { $1 < 0 ? $0 : $1 })
    return grid
  }
}
