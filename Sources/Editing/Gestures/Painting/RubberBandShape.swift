import Base
public import Documents

/// A shape between two opposite corners, or two ends.
public struct RubberBandShape: Sendable {
  /// What is told of the shape while it is stretched.
  public enum Measure: Sendable { case length, size }

  public let kind: ShapeKind
  public let measure: Measure
  /// The nearest way that Shift allows.
  let constrained: @Sendable (PaperVector) -> PaperVector

  init(
    _ kind: ShapeKind, measure: Measure,
    constrained: @escaping @Sendable (PaperVector) -> PaperVector
  ) {
    self.kind = kind
    self.measure = measure
    self.constrained = constrained
  }
}
