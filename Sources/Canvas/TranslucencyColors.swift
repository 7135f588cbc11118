/// The two greys of the squares that indicate transparency.
public struct TranslucencyColors: Equatable, Sendable {
  public var even: Color
  public var odd: Color

  public init(even: Color, odd: Color) { (self.even, self.odd) = (even, odd) }

  /// For a light desktop and for stored pictures.
  public static let light = TranslucencyColors(even: Color(0xECE9E4), odd: Color(0xDCD8D1))
  public static let dark = TranslucencyColors(even: Color(0x4C4741), odd: Color(0x413C37))
}
