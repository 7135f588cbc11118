public import Canvas
public import Base
public import Widgets

/// What a grid shows.
public protocol GridContent: AnyObject {
  /// The cells that there are; nil for a grid without edges.
  var extent: CellRect? { get }

  /// Draws a rectangle of cells.
  ///
  /// - Parameters:
  ///   - context: one unit of its user space is a cell, its origin the corner of the rectangle's first one; it is
  ///     clipped to what is drawn.
  ///   - cellSide: in pixels.
  func paint(_ cells: CellRect, in context: DrawingContext, cellSide: Double, theme: Theme)
}
