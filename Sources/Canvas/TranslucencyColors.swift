/// The two greys of the squares that indicate transparency.
public struct TranslucencyColors: Equatable, Sendable {
  /// The colour of the first square, and of every other one.
  public var even: Color
  /// The colour of the squares in between.
  public var odd: Color

  /// Creates a pair of colours for alternate squares.
  public init(even: Color, odd: Color) { (self.even, self.odd) = (even, odd) }

  /// For a light desktop and for stored pictures.
  public static let light = TranslucencyColors(even: Color(0xECE9E4), odd: Color(0xDCD8D1))
  /// For a dark desktop.
  public static let dark = TranslucencyColors(even: Color(0x4C4741), odd: Color(0x413C37))
}
