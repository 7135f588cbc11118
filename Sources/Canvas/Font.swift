/// A typeface at a size.
public struct Font: Hashable, Sendable {
  /// From 1 to 1000, as in style sheets.
  public struct Weight: Hashable, Sendable {
    public let number: Int

    public init(_ number: Int) { self.number = min(max(number, 1), 1000) }

    public static let regular = Weight(400)
    public static let medium = Weight(500)
    public static let bold = Weight(700)
  }

  /// A family name known to fontconfig.
  public var family: String
  /// The height of the em square in user-space units, not in typographic points.
  public var size: Double
  public var weight: Weight
  public var isItalic: Bool
  /// Additional letter spacing, in user-space units.
  public var spacing: Double

  public init(
    family: String = "Sans", size: Double, weight: Weight = .regular, isItalic: Bool = false,
    spacing: Double = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.spacing = spacing
  }
}
