public import Base

/// The viewed part of a grid: the size of its cells, and the point in the middle of the view.
public struct GridCamera: Equatable, Sendable {
  /// The side of a cell in pixels: one of `GridViewport.cellSides`.
  public let side: Double
  /// The point of the grid that is shown in the middle of the view.
  public let middle: CellPoint

  /// Creates a camera over a point.
  ///
  /// - Parameter side: the side of a cell in points.
  public init(side: Double, middle: CellPoint) {
    self.side = side
    self.middle = middle
  }
}
