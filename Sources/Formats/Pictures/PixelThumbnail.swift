public import Canvas
public import Base
public import Documents

/// A frame as a small picture: its cells as sharp squares, over squares of two greys where nothing is painted.
///
/// It costs what the picture has pixels, however many cells the frame has.
public enum PixelThumbnail {
  public static func surface(
    of frame: CelStack, size: PixelSize
  ) throws(CanvasError) -> Surface {
    let surface = try Surface(size: size, format: .rgb24)
    let context = DrawingContext(surface)
    context.fillTranslucencySquares(
      ViewRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)),
      side: Double(max(4, size.longerSide / 16)))
    // Of a frame that is far larger than the picture, some cells of each pixel are enough to see.
    if frame.size.width >= 8 * size.width, frame.size.height >= 8 * size.height {
      let cells = try CellSurface(sampling: frame, size: size)
      context.paint(
        cells.surface,
        in: ViewRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)),
        filter: .nearest)
      return surface
    }
    let cells = try CellSurface(frame)
    context.paint(
      cells.surface,
      in: ViewRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)),
      filter: size.width >= frame.size.width ? .nearest : .good)
    return surface
  }
}
