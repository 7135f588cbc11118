public import Canvas
public import Base

/// The layers of a frame of pixel art: over squares of two greys, each a surface of one pixel a cell.
public final class PixelContent: GridContent {
  public var size: CellSize
  /// The lowest first.
  public var layers: [SurfacePyramid]
  /// Some of it was drawn.
  public let painted = Signal<Void>()

  public init(size: CellSize, layers: [SurfacePyramid] = []) {
    self.size = size
    self.layers = layers
  }

  public var extent: CellRect? { CellRect(size: size) }

  /// A side of a square, in pixels.
  private static let squareSide = 8.0

  public func paint(_ cells: CellRect, in context: DrawingContext, cellSide: Double) {
    context.translate(x: -Double(cells.x), y: -Double(cells.y))
    context.fillTranslucencySquares(
      ViewRect(
        x: Double(cells.x), y: Double(cells.y), width: Double(cells.width),
        height: Double(cells.height)),
      side: cellSide >= 1
        ? max(1, (Self.squareSide / cellSide).rounded()) : Self.squareSide / cellSide)
    for layer in layers {
      context.paint(
        layer,
        in: ViewRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)),
        scale: cellSide)
    }
    painted.post(())
  }
}
