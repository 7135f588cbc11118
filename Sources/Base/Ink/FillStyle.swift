/// The fill within a line, drawn under it: a closed shape, or a freehand line closed by a straight line from end to
/// start.
public struct FillStyle: Equatable, Hashable, Sendable {
  /// The colour of a solid fill or of the pattern's marks.
  public var color: InkColor
  /// The colours that replace that of a solid fill, which remains that of whatever can't show them.
  public var gradient: InkGradient?
  /// Solid if there is a gradient.
  public var pattern: FillPattern {
    didSet { if pattern != .solid { gradient = nil } }
  }
  /// The inside of a contour that crosses itself.
  public var rule: FillRule

  /// Creates a fill; its gradient is dropped unless the pattern is solid.
  public init(
    color: InkColor, gradient: InkGradient? = nil, pattern: FillPattern = .solid,
    rule: FillRule = .evenOdd
  ) {
    self.color = color
    self.gradient = pattern == .solid ? gradient : nil
    self.pattern = pattern
    self.rule = rule
  }
}

extension FillStyle {
  /// Colour, pattern, rule and any gradient separated by spaces, for files and settings.
  public var text: String {
    let text = "\(color.hex) \(pattern.rawValue) \(rule.rawValue)"
    return gradient.map { text + " " + $0.text } ?? text
  }

  /// Returns nil for invalid text.
  public init?(text: some StringProtocol) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard (3...4).contains(words.count), let color = InkColor(hex: String(words[0])),
      let pattern = FillPattern(rawValue: String(words[1])),
      let rule = FillRule(rawValue: String(words[2]))
    else { return nil }
    let gradient = words.count > 3 ? InkGradient(text: words[3]) : nil
    guard words.count == 3 || gradient != nil else { return nil }
    self.init(color: color, gradient: gradient, pattern: pattern, rule: rule)
  }
}
