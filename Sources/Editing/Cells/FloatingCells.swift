public import Base
public import Documents

/// A floating selection: cells lifted off a grid or pasted over it, which can be put down anywhere.
public struct FloatingCells: Equatable, LiftedCells {
  /// The grid below them.
  public let background: CellGrid
  /// In their bounding rectangle; cells outside the region are empty.
  public let cells: CellGrid
  /// Their present region, which may extend past the ground's edges.
  public let region: CellRegion
  /// The untransformed original, or nil if they are unchanged.
  private var source: Source?

  /// The lifted cells with their accumulated transformation. Recomputing from the original avoids accumulating losses,
  /// and reverting the transformation restores it exactly.
  private struct Source: Equatable {
    let cells: CellGrid
    /// The untransformed region at the present position.
    var region: CellRegion
    var map: LinearMap
  }

  private init(
    _ cells: CellGrid, in region: CellRegion, over background: CellGrid, from source: Source? = nil
  ) {
    (self.cells, self.region, self.background, self.source) = (cells, region, background, source)
  }

  /// Lifts cells off a grid.
  ///
  /// - Parameter leavesCopy: also leaves the cells in place.
  public init(lifting region: CellRegion, off grid: CellGrid, leavesCopy: Bool = false) {
    var background = grid
    if !leavesCopy { background.fill(region, with: CellGrid.empty) }
    self.init(grid.cropped(to: region), in: region, over: background)
  }

  /// Pastes cells over a grid.
  public init(_ cells: CellGrid, at origin: CellPosition, over grid: CellGrid) {
    self.init(
      cells, in: CellRegion(CellRect(size: cells.size).offset(by: origin)), over: grid)
  }

  /// Moves the cells with the part of the picture that they were lifted from; always possible.
  public func moved(
    to new: CellRect, goesOn: @escaping (Double) -> Bool = { _ in true }
  ) -> FloatingCells? {
    let way = new.origin - rect.origin
    var source = source
    if let old = source?.region { source?.region = old.offset(by: way) }
    return FloatingCells(cells, in: region.offset(by: way), over: background, from: source)
  }

  /// Turns the cells about the middle of their rectangle, exactly.
  public func turned(
    _ turn: CanvasTurn, goesOn: @escaping (Double) -> Bool = { _ in true }
  ) -> FloatingCells? {
    mapped(by: LinearMap(turn), quality: .nearest)
  }

  /// Returns the cells transformed about their centre.
  ///
  /// - Returns: nil if the result would be empty or too large.
  func mapped(by map: LinearMap, quality: ScalingQuality) -> FloatingCells? {
    var source = source ?? Source(cells: cells, region: region, map: .identity)
    source.map = map.after(source.map)
    return Self.made(of: source, over: background) { grid in
      guard let scale = source.map.scale else {
        return grid.mapped(by: source.map, quality: quality)
      }
      func side(_ length: Int, _ factor: Double) -> Int {
        max(1, Int(saturating: (Double(length) * factor).rounded()))
      }
      let size = CellSize(
        width: side(grid.size.width, scale.x), height: side(grid.size.height, scale.y))
      return grid.scaled(to: size, quality: quality)
    }
  }

  /// Returns the cells scaled to a rectangle by nearest neighbour.
  func fitted(in rect: CellRect) -> FloatingCells? {
    func factors(_ size: CellSize) -> (x: Double, y: Double) {
      (Double(rect.width) / Double(size.width), Double(rect.height) / Double(size.height))
    }
    // Scale rotated cells in their present form: along their own sides they would be sheared.
    var source =
      source.flatMap { $0.map.scale == nil ? nil : $0 }
      ?? Source(cells: cells, region: region, map: .identity)
    source.map = LinearMap(scale: factors(source.cells.size))
    return Self.made(of: source, over: background, at: rect.origin) {
      $0.scaled(to: rect.size, quality: .nearest)
    }
  }

  /// - Parameters:
  ///   - corner: the new upper left corner, or nil to keep the approximate centre.
  ///   - change: transforms the cells, and likewise their shape.
  private static func made(
    of source: Source, over background: CellGrid, at corner: CellPosition? = nil,
    _ change: (CellGrid) -> CellGrid
  ) -> FloatingCells? {
    let made = change(source.cells)
    let rect = source.region.bounds
    var shape = CellRegion(CellRect(size: made.size))
    if !source.region.isRectangle || made.size.isEmpty {
      let mask = change(
        CellGrid(size: source.cells.size, filledWith: 0, in: source.region, from: rect.origin))
      shape = CellRegion(whereFilled: mask)
    }
    guard !shape.isEmpty else { return nil }
    let middle = CellPosition(
      x: rect.x + (rect.width - made.size.width) / 2,
      y: rect.y + (rect.height - made.size.height) / 2)
    var source = source
    if let corner { source.region = source.region.offset(by: corner - middle) }
    return FloatingCells(
      made.cropped(to: shape.bounds), in: shape.offset(by: corner ?? middle), over: background,
      from: source.map == .identity ? nil : source)
  }

  /// The ground with the cells on it; empty cells cover nothing.
  public var grid: CellGrid {
    let area = rect.intersection(background.bounds)
    guard !area.isEmpty else { return background }
    var grid = background
    let below = background.cells(in: area)
    let above = cells.cells(in: area.offset(by: CellPosition(x: -rect.x, y: -rect.y)))
    grid.replace(area, with: zip(below, above).map { $1 < 0 ? $0 : $1 })
    return grid
  }
}
