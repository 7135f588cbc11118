public import Base
public import Texts

/// A straight line from one end to the other.
public struct LineShape: ShapeForm {
  /// Creates the stateless form.
  public init() {}

  public func name(_ texts: Texts) -> String { texts.straightLine }
  public var versions: ShapeVersions { .first }
  public var presentation: ToolPresentation? { .line }
  public var isClosed: Bool { false }
  public var pointCount: Int { 2 }
  public func outline(from: PaperPoint, to: PaperPoint) -> [PaperPoint] { [from, to] }
  /// Returns the nearest way in steps of 45°.
  public func constrained(_ way: PaperVector) -> PaperVector { Self.straight(way) }
  /// The two points define it already.
  public func reading(of points: [UnitPoint]) -> StrokeOutline? { nil }
}

extension Tool {
  /// The tool whose strokes are straight lines.
  public static var line: Tool { .shape(.line) }
}

extension ToolPresentation {
  /// The look of the line tool; its key is L.
  public static let line = ToolPresentation(
    .line, "L", \.straightLine, label: \.lineLabel, family: lines)

  /// The family of tools for straight lines in the list of keys.
  public static let lines: Text = { $0.translate("Line, arrow, dashed line") }
}
