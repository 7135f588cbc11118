public import Canvas
public import Base
public import Documents

/// A frame as a small picture with its cells as sharp squares.
///
/// Costs the picture's pixels, regardless of the frame's size.
public enum PixelThumbnail {
  /// - Parameter isTransparent: omits the grey squares behind transparent cells.
  public static func surface(
    of frame: CelStack, size: PixelSize, isTransparent: Bool = false
  ) throws(CanvasError) -> Surface {
    let surface = try Surface(size: size, format: isTransparent ? .argb32 : .rgb24)
    let context = DrawingContext(surface)
    if !isTransparent { context.fillTranslucencySquares(behind: size) }
    // For a frame far larger than the picture, a sample of each pixel's cells is sufficient.
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
