/// A place on a grid, in cells from the corner of the cell 0, 0: the middle of that cell is at ½, ½.
public struct CellPoint: Equatable, Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The middle of a cell.
  public init(middleOf cell: CellPosition) {
    self.init(x: Double(cell.x) + 0.5, y: Double(cell.y) + 0.5)
  }

  /// On a paper that is as large as a grid, in lengths of its longer side.
  public func paperPoint(on size: CellSize) -> PaperPoint {
    let side = Double(max(size.width, size.height, 1))
    return PaperPoint(x: x / side, y: y / side)
  }
}

extension PaperPoint {
  /// On a grid that is as large as the paper.
  public func cellPoint(on size: CellSize) -> CellPoint {
    let side = Double(max(size.width, size.height, 1))
    return CellPoint(x: x * side, y: y * side)
  }
}
