public import Base

/// A line with the brush that draws it: what a gesture leaves, and what an element looks like on its paper.
public struct Stroke: Equatable, Hashable, Sendable {
  public var tool: Tool
  /// As a fraction of the paper's longer side; positive and finite.
  public var width: Double
  public var style: LineStyle
  /// At least one.
  public var samples: [Sample]
  /// Fields of the interchange format that this program does not know, as the text of one JSON
  /// object; empty for none.
  public var unknownFields: String

  public init(
    tool: Tool = .pencil, width: Double, style: LineStyle = LineStyle(), samples: [Sample],
    unknownFields: String = ""
  ) {
    self.tool = tool
    self.width = width
    self.style = style
    self.samples = samples
    self.unknownFields = unknownFields
  }
}
