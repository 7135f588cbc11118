public import Canvas
public import Geometry
public import Model

/// A frame as a small picture: its cells as sharp squares, over squares of two greys where nothing is painted.
public enum PixelThumbnail {
  public static func surface(
    of grid: CellGrid, _ palette: Palette, size: PixelSize
  ) throws(CanvasError) -> Surface {
    let surface = try Surface(size: size, format: .rgb24)
    let context = DrawingContext(surface)
    context.fillTranslucencySquares(
      ViewRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)),
      side: Double(max(4, size.longerSide / 16)))
    let cells = try CellSurface(grid, palette)
    context.paint(
      cells.surface,
      in: ViewRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)),
      filter: size.width >= grid.size.width ? .nearest : .good)
    return surface
  }
}
