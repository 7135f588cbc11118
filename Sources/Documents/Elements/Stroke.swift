public import Base

/// A line with the brush that draws it, or the contours of an area or of letters: what a gesture leaves, and what an
/// element looks like on its paper.
public struct Stroke: Equatable, Hashable, Sendable {
  public var tool: Tool
  /// As a fraction of the paper's longer side; positive and finite.
  public var width: Double
  public var style: LineStyle
  /// At least one.
  public var samples: [Sample]
  /// How long a point of the screen was on the paper when a hand drew the stroke, as a fraction of the longer side:
  /// what a hand can't do better. Not negative.
  public var grain: Double
  /// Of an area, behind the last sample of each of its contours, which close; else none.
  public var contourEnds: [Int]
  /// What of the contours of an area is inside.
  public var areaRule: FillRule
  /// What it says, where its contours are those of letters.
  public var text: TextBlock?
  /// What is seen within its contours, where it is a picture.
  public var picture: PictureBlock?
  /// Fields of the interchange format that this program does not know, as the text of one JSON
  /// object; empty for none.
  public var unknownFields: String

  public init(
    tool: Tool = .pencil, width: Double, style: LineStyle = LineStyle(), samples: [Sample],
    grain: Double = PaperScale.grain, contourEnds: [Int] = [], areaRule: FillRule = .evenOdd,
    text: TextBlock? = nil, picture: PictureBlock? = nil, unknownFields: String = ""
  ) {
    self.tool = tool
    self.width = width
    self.style = style
    self.samples = samples
    self.grain = grain
    self.contourEnds = contourEnds
    self.areaRule = areaRule
    self.text = text
    self.picture = picture
    self.unknownFields = unknownFields
  }

  /// What of its contours is inside; letters overlap.
  public var fillRule: FillRule { tool == .text ? .nonZero : areaRule }

  /// Its contours; nil where it has none.
  public var outline: AreaOutline? {
    AreaOutline(samples.map(\.position), ends: contourEnds, rule: areaRule)
  }
}
