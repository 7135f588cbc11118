import Base

/// A shape between two opposite corners, or two ends.
public struct RubberBandShape: Sendable {
  /// What is told of the shape while it is stretched.
  public enum Measure: Sendable { case length, size }

  public let measure: Measure
  /// The nearest way that Shift allows.
  let constrained: @Sendable (PaperVector) -> PaperVector
  /// The points of the line that draws the shape between two corners.
  let outline: @Sendable (PaperPoint, PaperPoint) -> [PaperPoint]

  init(
    measure: Measure, constrained: @escaping @Sendable (PaperVector) -> PaperVector,
    outline: @escaping @Sendable (PaperPoint, PaperPoint) -> [PaperPoint]
  ) {
    self.measure = measure
    self.constrained = constrained
    self.outline = outline
  }
}
