/// A type face at a size.
public struct Font: Hashable, Sendable {
  public enum Weight: Hashable, Sendable { case regular, medium, bold }

  /// A family name as fontconfig knows it.
  public var family: String
  /// The height of the em square in user-space units, not in printer's points.
  public var size: Double
  public var weight: Weight
  /// What is added between letters, in user-space units.
  public var spacing: Double

  public init(
    family: String = "Sans", size: Double, weight: Weight = .regular, spacing: Double = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.spacing = spacing
  }
}
