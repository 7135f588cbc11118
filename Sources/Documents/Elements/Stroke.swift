public import Base

/// A line with its brush, or the contours of an area or of letters. Strokes are the output of gestures and the visible
/// form of elements on their paper.
public struct Stroke: Equatable, Hashable, Sendable {
  /// The tool that made it, which says if it is a line, a shape, an area, a text, a picture or an eraser.
  public var tool: Tool
  /// As a fraction of the paper's longer side; positive and finite.
  public var width: Double
  /// The look of its line or area.
  public var style: LineStyle
  /// At least one.
  public var samples: [Sample]
  /// The length of a screen point on the paper when the stroke was drawn by hand, as a fraction of the longer side: the
  /// limit of the hand's accuracy. Not negative.
  public var grain: Double
  /// The end index of each closed contour of an area; otherwise empty.
  public var contourEnds: [Int]
  /// The fill rule of an area's contours.
  public var areaRule: FillRule
  /// The path that it is drawn along instead of through its samples, if any, on the same paper.
  public var path: NodePath?
  /// The text, if its contours are letters.
  public var text: TextBlock?
  /// The picture shown within its contours, if any.
  public var picture: PictureBlock?
  /// Fields of the interchange format unknown to this program, as the text of one JSON object; empty for none.
  public var unknownFields: String

  /// Creates a stroke, a freehand line unless a tool is given.
  public init(
    tool: Tool = .pencil, width: Double, style: LineStyle = LineStyle(), samples: [Sample],
    grain: Double = PaperScale.grain, contourEnds: [Int] = [], areaRule: FillRule = .evenOdd,
    path: NodePath? = nil, text: TextBlock? = nil, picture: PictureBlock? = nil,
    unknownFields: String = ""
  ) {
    self.tool = tool
    self.width = width
    self.style = style
    self.samples = samples
    self.grain = grain
    self.contourEnds = contourEnds
    self.areaRule = areaRule
    self.path = path
    self.text = text
    self.picture = picture
    self.unknownFields = unknownFields
  }

  /// The fill rule of its contours. Letters overlap.
  public var fillRule: FillRule { tool == .text ? .nonZero : areaRule }

  /// Its contours, or nil if it has none.
  public var outline: AreaOutline? {
    AreaOutline(samples.map(\.position), ends: contourEnds, rule: areaRule)
  }
}
