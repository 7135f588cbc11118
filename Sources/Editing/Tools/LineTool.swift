import Base
import Documents

extension DrawingTool {
  /// A straight line from press to release, whose ends may hold on to what they lie on.
  public static let line = DrawingTool(
    .line, kind: .rubberBand(.line),
    options: [.mode([.plainLine, .connector]), .dash, .symmetry])
}

extension RubberBandShape {
  /// From one end to the other; at steps of 45° where it is constrained.
  public static let line = RubberBandShape(.line, measure: .length) { offset in
    let step = Double.pi / 4
    let angle = (PaperAngle.radians(of: offset) / step).rounded() * step
    let direction = PaperAngle.direction(radians: angle)
    // The length along the direction, so that the end stays below or beside the pointer.
    let length = abs(offset.dx * direction.dx + offset.dy * direction.dy)
    return PaperVector(dx: direction.dx * length, dy: direction.dy * length)
  }
}
