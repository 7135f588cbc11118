/// A text that was laid out along a line.
public struct LineLetters: Equatable, Sendable {
  /// The text, with its upright placement, and its letters on the line.
  public let content: ElementContent
  /// The distance of its left side from the start of the line.
  public let start: Double
  /// The length of its longest line.
  public let width: Double

  /// Describes a text from its left side to its right one, in units of the paper's longer side.
  public init(content: ElementContent, start: Double, width: Double) {
    self.content = content
    self.start = start
    self.width = width
  }

  /// The distance of its middle from the start of the line.
  public var middle: Double { start + width / 2 }
}
