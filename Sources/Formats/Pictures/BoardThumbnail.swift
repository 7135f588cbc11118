public import Canvas
public import Base
public import Life

/// A universe as a small picture: all living cells centred, cells as whole pixels or pixels as whole cells.
public enum BoardThumbnail {
  /// The largest side of a cell, in pixels.
  private static let largestCell = 10

  /// Draws a universe: all of its area if it has edges, or else around its living cells.
  ///
  /// - Throws: `CanvasError` without memory for the picture.
  public static func surface(of world: LifeWorld, size: PixelSize) throws(CanvasError) -> Surface {
    try surface(
      showing: world.edges.area.map { LifeExtent($0) } ?? world.cells.extent,
      StatePalette(world.rule), size: size
    ) { world.draw(into: &$0) }
  }

  /// Draws the current state of a simulation.
  ///
  /// - Parameter area: the area to include in any case; nil for the middle.
  public static func surface(
    of life: inout LifeSimulation, showing area: LifeBounds?, size: PixelSize
  ) throws(CanvasError) -> Surface {
    try surface(showing: area.map { LifeExtent($0) }, StatePalette(life.rule), size: size) {
      life.draw(into: &$0)
    }
  }

  private static func surface(
    showing extent: LifeExtent?, _ palette: StatePalette, size: PixelSize,
    draw: (inout LifeRaster) -> Void
  ) throws(CanvasError) -> Surface {
    let extent = extent ?? LifeExtent(LifeBounds(left: -8, top: -6, right: 7, bottom: 5))
    // In squares of cells if coordinates would be too large.
    let square = extent.shift
    let area = extent.squares(shift: square)
    // Adds a margin of one cell and a tenth of the size.
    let width = area.width + area.width / 10 + 2
    let height = area.height + area.height / 10 + 2
    var shift = 0
    while width >> shift > size.width || height >> shift > size.height { shift += 1 }
    let scale = max(1, min(size.width / width, size.height / height, largestCell))
    let across = span(area.left, area.right, in: size.width, scale: scale, shift: shift)
    let down = span(area.top, area.bottom, in: size.height, scale: scale, shift: shift)
    var picture = LifeRaster(
      left: across.first, top: down.first, width: across.count, height: down.count,
      shift: square + shift)
    draw(&picture)
    let cells = try LifeSurface.surface(of: picture, palette)
    if scale == 1 { return cells }
    let surface = try Surface(size: size, format: .rgb24)
    DrawingContext(surface).paint(
      cells,
      in: ViewRect(
        x: Double(across.start), y: Double(down.start), width: Double(across.count * scale),
        height: Double(down.count * scale)), filter: .nearest)
    return surface
  }

  /// Centres a range of cells along one axis: returns the first pixel of the picture, the number of pixels, and their
  /// start. No stripe at the edges stays empty.
  private static func span(
    _ from: Int, _ through: Int, in length: Int, scale: Int, shift: Int
  ) -> (first: Int, count: Int, start: Int) {
    // Relative to a nearby pixel: distant coordinates are inexact in floating point.
    let near = from >> shift
    let corner = near << shift
    let middle = Double(from - corner + through + 1 - corner) / 2 / Double(1 << shift)
    let origin = Int(saturating: (Double(length) / 2 - middle * Double(scale)).rounded())
    let first = Int(saturating: (Double(-origin) / Double(scale)).rounded(.down))
    let start = origin + first * scale
    return (near + first, (length - start + scale - 1) / scale, start)
  }
}
