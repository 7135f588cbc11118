public import Base
public import Texts

/// A rectangle from any corner to the opposite one.
public struct RectangleShape: ShapeForm {
  /// Creates the stateless form.
  public init() {}

  public func name(_ texts: Texts) -> String { texts.rectangle }
  public var versions: ShapeVersions { .first }
  public var presentation: ToolPresentation? { .rectangle }
  public var isClosed: Bool { true }
  /// The middle of the first side, the four corners, and the middle again.
  public var pointCount: Int { 6 }
  public var innerBox: PaperBox? {
    PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: 1, y: 1))
  }

  /// Starts in the middle of the first side, so that all four corners are joins.
  public func outline(from a: PaperPoint, to b: PaperPoint) -> [PaperPoint] {
    [
      PaperPoint(x: (a.x + b.x) / 2, y: a.y), PaperPoint(x: b.x, y: a.y), b,
      PaperPoint(x: a.x, y: b.y), a, PaperPoint(x: (a.x + b.x) / 2, y: a.y),
    ]
  }

  public func constrained(_ way: PaperVector) -> PaperVector { Self.square(way) }

  public func reading(of points: [UnitPoint]) -> StrokeOutline? {
    StrokeOutline(
      corner: points[4], opposite: points[2],
      across: (points[4].middle(points[3]), points[1].middle(points[2])),
      down: (points[4].middle(points[1]), points[3].middle(points[2])))
  }

  public func area(_ size: PaperVector) -> Double { size.dx * size.dy }
  public func outlineLength(_ size: PaperVector) -> Double { 2 * (size.dx + size.dy) }
}

extension Tool {
  /// The tool whose strokes are rectangles.
  public static var rectangle: Tool { .shape(.rectangle) }
}

extension ToolPresentation {
  /// The look of the rectangle tool, and its key.
  public static let rectangle = ToolPresentation(
    .rectangle, "R", \.rectangle, label: \.rectangleLabel, family: shapes)

  /// The family of tools for shapes in the list of keys.
  public static let shapes: Text = {
    $0.translate("Rectangle, ellipse, other shapes")
  }
}
