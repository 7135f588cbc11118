/// A type face at a size.
public struct Font: Hashable, Sendable {
  public enum Weight: Hashable, Sendable { case regular, medium, bold }

  /// A family name as fontconfig knows it.
  public var family: String
  /// The height of the em square in user-space units, not in printer's points.
  public var size: Double
  public var weight: Weight

  public init(family: String = "Sans", size: Double, weight: Weight = .regular) {
    self.family = family
    self.size = size
    self.weight = weight
  }
}
