import Base
import Documents

extension DrawingTool {
  /// A straight line from press to release, whose ends may hold on to what they lie on.
  public static let line = DrawingTool(
    .line, .line, kind: .rubberBand(.line),
    options: [.mode([.plainLine, .connector]), .dash, .symmetry])
}
