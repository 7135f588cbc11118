public import Canvas
public import Base
public import Widgets

/// The layers of a pixel art frame above a grey checkerboard, each a surface with one pixel a cell.
public final class PixelContent: GridContent {
  /// The number of columns and rows.
  public var size: CellSize
  /// The size of the squares that indicate transparency.
  public var squares = SquareSize.steady
  /// The lowest first.
  public var layers: [SurfacePyramid]
  /// Posted when any of it was drawn.
  public let painted = Signal<Void>()

  /// Creates the content of a frame.
  ///
  /// - Parameter layers: the lowest first, a pixel for each cell.
  public init(size: CellSize, layers: [SurfacePyramid] = []) {
    self.size = size
    self.layers = layers
  }

  public var extent: CellRect? { CellRect(size: size) }

  public func paint(
    _ cells: CellRect, shift: Int, in context: DrawingContext, side: Double, theme: Theme
  ) {
    context.translate(x: -Double(cells.x), y: -Double(cells.y))
    context.fillTranslucencySquares(
      ViewRect(
        x: Double(cells.x), y: Double(cells.y), width: Double(cells.width),
        height: Double(cells.height)),
      side: squares.side(cellSide: side), theme.translucency)
    for layer in layers {
      context.paint(
        layer,
        in: ViewRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)),
        scale: side)
    }
    painted.post(())
  }
}
