/// The two greys of the squares on which one sees that nothing is painted.
public struct TranslucencyColors: Equatable, Sendable {
  public var even: Color
  public var odd: Color

  public init(even: Color, odd: Color) { (self.even, self.odd) = (even, odd) }

  /// On a light desktop, and in pictures that are kept.
  public static let light = TranslucencyColors(even: Color(0xECE9E4), odd: Color(0xDCD8D1))
  public static let dark = TranslucencyColors(even: Color(0x4C4741), odd: Color(0x413C37))
}
