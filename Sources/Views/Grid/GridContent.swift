public import Canvas
public import Geometry

/// What a grid shows.
public protocol GridContent: AnyObject {
  /// The cells that there are; nil for a grid without edges.
  var extent: CellRect? { get }

  /// Draws a rectangle of cells.
  ///
  /// - Parameters:
  ///   - context: one unit of its user space is a cell; it is clipped to the rectangle.
  ///   - cellSide: in pixels.
  func paint(_ cells: CellRect, in context: DrawingContext, cellSide: Double)
}

/// What the pointer does on a grid, in cells; they may lie beyond its edges.
public enum GridEvent: Equatable, Sendable {
  /// Nil when the pointer left.
  case hovered(CellPosition?)
  case began(CellPosition, GridButton)
  case moved(CellPosition)
  case ended
  case cancelled
}

/// Which button paints.
public enum GridButton: Sendable { case primary, secondary }
