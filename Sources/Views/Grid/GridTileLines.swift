import Canvas
public import Base

/// The edges of tiles over the cells, starting at the upper left corner of the content.
public struct GridTileLines: Equatable, Sendable {
  /// The shape of tiles.
  public enum Shape: Sendable {
    case rectangles, diamonds
  }

  /// The size of a tile's bounding rectangle, in cells.
  public var tileSize: CellSize
  /// The outline of the tiles.
  public var shape: Shape

  /// Creates the edges of tiles of a size and a shape.
  public init(tileSize: CellSize, shape: Shape) {
    self.tileSize = tileSize
    self.shape = shape
  }

  /// The minimum side of a tile for drawing lines, in points.
  private static let leastSide = 8.0

  /// - Parameters:
  ///   - area: the area to draw in, within the content.
  ///   - scale: the number of device pixels in a point.
  func draw(
    at viewport: GridViewport, in area: PixelRect, color: Color, scale: Double,
    _ context: DrawingContext
  ) {
    let width = Double(tileSize.width) * viewport.cellSide
    let height = Double(tileSize.height) * viewport.cellSide
    guard min(width, height) >= Self.leastSide * scale, !area.isEmpty else { return }
    let (left, top) = (Double(area.x - viewport.x), Double(area.y - viewport.y))
    let (right, foot) = (left + Double(area.width), top + Double(area.height))
    let line = max(1, scale.rounded())
    context.saved {
      context.translate(x: Double(viewport.x), y: Double(viewport.y))
      context.rectangle(ViewRect(x: left, y: top, width: right - left, height: foot - top))
      context.clip()
      context.setColor(color)
      switch shape {
      case .rectangles:
        for column in Int(saturating: left / width)...Int(saturating: right / width) {
          let x = (Double(column) * width).rounded()
          context.rectangle(ViewRect(x: x, y: top, width: line, height: foot - top))
        }
        for row in Int(saturating: top / height)...Int(saturating: foot / height) {
          let y = (Double(row) * height).rounded()
          context.rectangle(ViewRect(x: left, y: y, width: right - left, height: line))
        }
        context.fill()
      case .diamonds:
        context.setLine(width: line)
        // Lines down to the right and down to the left, half as steep as wide, half a tile apart from the middle of an
        // edge.
        let slope = height / width
        func lines(_ slope: Double) {
          let ends = [left, right].flatMap { x in [top, foot].map { $0 - slope * x } }
          let first = (((ends.min() ?? 0) - height / 2) / height).rounded(.down)
          let last = (((ends.max() ?? 0) - height / 2) / height).rounded(.up)
          for number in Int(saturating: first)...Int(saturating: last) {
            let start = (Double(number) + 0.5) * height
            context.move(x: left, y: start + slope * left)
            context.line(x: right, y: start + slope * right)
          }
        }
        lines(slope)
        lines(-slope)
        context.stroke()
      }
    }
  }
}
