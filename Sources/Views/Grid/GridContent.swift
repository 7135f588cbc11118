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
  ///   - cells: in single ones, or in squares of them.
  ///   - shift: such a square is 2ⁿ cells wide; 0 for a grid with edges.
  ///   - context: one unit of its user space is such a square, its origin the corner of the rectangle's first one; it
  ///     is clipped to what is drawn.
  ///   - side: of such a square, in pixels.
  func paint(
    _ cells: CellRect, shift: Int, in context: DrawingContext, side: Double, theme: Theme)
}
