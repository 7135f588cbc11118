public import Base
public import Documents

/// Cells that were lifted off a grid, or pasted over it, and can be put down anywhere.
public struct FloatingCells: Equatable, LiftedCells {
  /// What lies under them.
  public let ground: CellGrid
  public var cells: CellGrid
  /// Where their corner lies; they may reach beyond the ground's edges.
  public var origin: CellPosition

  /// Lifts a rectangle.
  ///
  /// - Parameter leavesCopy: leaves the cells where they are, too.
  public init(lifting rect: CellRect, off grid: CellGrid, leavesCopy: Bool = false) {
    cells = grid.cropped(to: rect)
    origin = rect.origin
    var ground = grid
    if !leavesCopy { ground.fill(rect, with: CellGrid.empty) }
    self.ground = ground
  }

  /// Lays cells over a grid.
  public init(_ cells: CellGrid, at origin: CellPosition, over grid: CellGrid) {
    self.cells = cells
    self.origin = origin
    ground = grid
  }

  public var rect: CellRect {
    CellRect(x: origin.x, y: origin.y, width: cells.size.width, height: cells.size.height)
  }

  public func moved(
    to new: CellRect, goesOn: @escaping (Double) -> Bool = { _ in true }
  ) -> FloatingCells? {
    var moved = self
    moved.origin = new.origin
    return moved
  }

  public func turned(
    _ turn: CanvasTurn, goesOn: @escaping (Double) -> Bool = { _ in true }
  ) -> FloatingCells? {
    var turned = self
    turned.cells = cells.turned(turn)
    turned.origin = CellPosition(
      x: origin.x + (cells.size.width - turned.cells.size.width) / 2,
      y: origin.y + (cells.size.height - turned.cells.size.height) / 2)
    return turned
  }

  /// The ground with the cells on it; empty ones cover nothing.
  public var grid: CellGrid {
    let area = rect.intersection(ground.bounds)
    guard !area.isEmpty else { return ground }
    var grid = ground
    let below = ground.cells(in: area)
    let above = cells.cells(in: area.offset(by: CellPosition(x: -origin.x, y: -origin.y)))
    grid.replace(area, with: zip(below, above).map { $1 < 0 ? $0 : $1 })
    return grid
  }
}
