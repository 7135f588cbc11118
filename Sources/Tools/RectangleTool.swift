import Geometry
import Model

extension DrawingTool {
  /// A rectangle from any corner to the opposite one.
  public static let rectangle = DrawingTool(
    .rectangle, key: "r", way: .rubberBand(.rectangle), strokeTool: .rectangle)
}

extension RubberBandShape {
  /// The outline begins in the middle of the first side, so that all four corners are joins; a square where it
  /// is constrained.
  static let rectangle = RubberBandShape(measure: .size, constrained: square) { a, b in
    [
      PaperPoint(x: (a.x + b.x) / 2, y: a.y), PaperPoint(x: b.x, y: a.y), b,
      PaperPoint(x: a.x, y: b.y), a, PaperPoint(x: (a.x + b.x) / 2, y: a.y),
    ]
  }

  /// As wide as high: the longer way counts.
  static func square(_ way: PaperVector) -> PaperVector {
    let side = max(abs(way.dx), abs(way.dy))
    return PaperVector(dx: way.dx < 0 ? -side : side, dy: way.dy < 0 ? -side : side)
  }
}
