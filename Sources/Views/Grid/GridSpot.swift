public import Base

/// What somebody looks at in a grid: how large cells are, and what lies in the middle of the view.
public struct GridSpot: Equatable, Sendable {
  /// Of a cell, in pixels: one of `GridPlacement.cellSides`.
  public let side: Double
  public let middle: CellPoint

  public init(side: Double, middle: CellPoint) {
    self.side = side
    self.middle = middle
  }
}
