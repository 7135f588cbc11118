public import Documents

/// Some elements of a painting as a painting of their own.
public struct PaintingPart: Sendable {
  /// The painting that has only these elements.
  public let painting: Painting
  /// The longer side of its paper, in units of the original paper's longer side.
  public let longerSide: Double
}
