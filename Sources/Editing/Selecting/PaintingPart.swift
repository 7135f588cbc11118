public import Documents

/// Some elements of a painting as a painting of its own.
public struct PaintingPart: Sendable {
  public let painting: Painting
  /// Of its paper, in lengths of the longer side of the paper that it was taken from.
  public let longerSide: Double
}
