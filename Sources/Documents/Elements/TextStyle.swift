/// How a text looks, at whatever size.
public struct TextStyle: Equatable, Hashable, Sendable {
  /// To which side short lines go; in scripts that begin on the right, the start is there.
  public enum Alignment: String, CaseIterable, Sendable {
    case start, center, end
  }

  /// Of a typeface, as fontconfig knows it.
  public var family: String
  /// From 1 to 1000: 400 is regular, 700 is bold.
  public var weight: Int { didSet { weight = Self.clamped(weight) } }
  public var isItalic: Bool
  public var alignment: Alignment

  public init(
    family: String = "Sans", weight: Int = 400, isItalic: Bool = false,
    alignment: Alignment = .start
  ) {
    self.family = family
    self.weight = Self.clamped(weight)
    self.isItalic = isItalic
    self.alignment = alignment
  }

  private static func clamped(_ weight: Int) -> Int { min(max(weight, 1), 1000) }
}
