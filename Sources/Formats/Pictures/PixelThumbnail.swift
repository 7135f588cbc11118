public import Canvas
public import Base
public import Documents

/// A frame as a small picture: its cells as sharp squares, over squares of two greys where nothing is painted.
///
/// It costs what the picture has pixels, however many cells the frame has.
public enum PixelThumbnail {
  public static func surface(
    of grid: CellGrid, _ palette: Palette, size: PixelSize
  ) throws(CanvasError) -> Surface {
    let surface = try Surface(size: size, format: .rgb24)
    let context = DrawingContext(surface)
    context.fillTranslucencySquares(
      ViewRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)),
      side: Double(max(4, size.longerSide / 16)))
    // Of a grid that is far larger than the picture, some cells of each pixel are enough to see.
    if grid.size.width >= 8 * size.width, grid.size.height >= 8 * size.height {
      let cells = try CellSurface(sampling: grid, palette, size: size)
      context.paint(
        cells.surface,
        in: ViewRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)),
        filter: .nearest)
      return surface
    }
    let cells = try CellSurface(grid, palette)
    context.paint(
      cells.surface,
      in: ViewRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)),
      filter: size.width >= grid.size.width ? .nearest : .good)
    return surface
  }
}
