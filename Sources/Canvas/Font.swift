/// A typeface at a size.
public struct Font: Hashable, Sendable {
  /// From 1 to 1000, as in style sheets.
  public struct Weight: Hashable, Sendable {
    /// The number, within the range.
    public let number: Int

    /// Creates a weight; a number out of range is moved into it.
    public init(_ number: Int) { self.number = min(max(number, 1), 1000) }

    /// The weight of running text.
    public static let regular = Weight(400)
    /// The weight of labels that stand out a little.
    public static let medium = Weight(500)
    /// The weight of headings.
    public static let bold = Weight(700)
  }

  /// A family name known to fontconfig.
  public var family: String
  /// The height of the em square in user-space units, not in typographic points.
  public var size: Double
  /// The thickness of the letters; fontconfig finds the closest.
  public var weight: Weight
  /// Whether the letters are slanted, by the typeface or artificially.
  public var isItalic: Bool
  /// Additional letter spacing, in user-space units.
  public var spacing: Double

  /// Creates a font of the desktop's sans serif family unless another is given.
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
