public import Base
import Canvas

/// The lines of a symmetry over the cells.
public struct GridGuides: Equatable, Sendable {
  /// The centre of symmetry.
  public var center: CellPoint
  /// The ends of the lines from the centre.
  public var ends: [CellPoint]

  /// Creates lines from a centre to ends.
  public init(center: CellPoint, ends: [CellPoint]) {
    self.center = center
    self.ends = ends
  }

  /// - Parameters:
  ///   - context: its unit is a device pixel.
  ///   - area: the area to draw in.
  ///   - scale: the number of device pixels in a point.
  func draw(
    at viewport: GridViewport, in area: PixelRect, scale: Double, _ context: DrawingContext
  ) {
    func viewPoint(_ point: CellPoint) -> ViewPoint {
      ViewPoint(
        x: Double(viewport.x) + point.x * viewport.cellSide,
        y: Double(viewport.y) + point.y * viewport.cellSide)
    }
    GuideLines(center: viewPoint(center), ends: ends.map(viewPoint)).draw(
      in: ViewRect(
        x: Double(area.x), y: Double(area.y), width: Double(area.width),
        height: Double(area.height)),
      scale: scale, context)
  }
}
