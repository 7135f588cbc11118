/// The fill within a line, drawn under it: a closed shape, or a freehand line closed by a straight line from end to
/// start.
public struct FillStyle: Equatable, Hashable, Sendable {
  public var color: InkColor
  public var pattern: FillPattern
  public var rule: FillRule

  public init(color: InkColor, pattern: FillPattern = .solid, rule: FillRule = .evenOdd) {
    self.color = color
    self.pattern = pattern
    self.rule = rule
  }
}

extension FillStyle {
  /// Colour, pattern and rule separated by spaces, for files and settings.
  public var text: String { "\(color.hex) \(pattern.rawValue) \(rule.rawValue)" }

  /// Returns nil for invalid text.
  public init?(text: some StringProtocol) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, let color = InkColor(hex: String(words[0])),
      let pattern = FillPattern(rawValue: String(words[1])),
      let rule = FillRule(rawValue: String(words[2]))
    else { return nil }
    self.init(color: color, pattern: pattern, rule: rule)
  }
}
