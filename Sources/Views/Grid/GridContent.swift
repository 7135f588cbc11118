public import Canvas
public import Base
public import Widgets

/// The content of a grid.
public protocol GridContent: AnyObject {
  /// The bounds of the cells; nil for an unbounded grid.
  var extent: CellRect? { get }

  /// Draws a rectangle of cells.
  ///
  /// - Parameters:
  ///   - cells: the rectangle, in squares of cells.
  ///   - shift: a square is 2ⁿ cells wide; 0 for a bounded grid.
  ///   - context: one unit of its user space is a square, with the origin at the corner of the rectangle's first one.
  ///     It is clipped to the damaged area.
  ///   - side: the side of a square, in pixels.
  func paint(
    _ cells: CellRect, shift: Int, in context: DrawingContext, side: Double, theme: Theme)
}
