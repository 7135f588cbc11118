/// A brush that a user keeps under a name, for drawing in any colour.
public struct NamedBrush: Equatable, Sendable {
  /// One line, not empty.
  public let name: String
  /// In black.
  public let brush: Brush

  /// Creates a named brush.
  ///
  /// - Parameter name: loses line breaks and tabs, spaces at its ends, and what exceeds `longestName`.
  /// - Returns: nil for a name without a visible character.
  public init?(_ name: String, _ brush: Brush) {
    let line = String(name.map { $0.isNewline || $0 == "\t" ? " " : $0 }.prefix(Self.longestName))
    let words = line.drop { $0 == " " }
    guard let last = words.lastIndex(where: { $0 != " " }) else { return nil }
    self.name = String(words[...last])
    var brush = brush
    (brush.style, brush.inks) = (brush.style.withoutGradients, BrushInks())
    brush.style.color = .black
    self.brush = brush
  }

  /// Returns the brush in the colours of another one.
  public func brush(like other: Brush) -> Brush {
    var brush = brush
    (brush.style.color, brush.inks) = (other.style.color, other.inks)
    return brush
  }

  /// The limit of a name, in characters.
  public static let longestName = 60
}
