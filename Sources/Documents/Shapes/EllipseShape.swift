public import Base
public import Texts

/// An ellipse in the rectangle between two opposite corners.
public struct EllipseShape: ShapeForm {
  /// Enough corners that none is visible on a screen.
  private static let segments = 180

  /// Creates the stateless form.
  public init() {}

  public func name(_ texts: Texts) -> String { texts.ellipse }
  public var versions: ShapeVersions { .first }
  public var presentation: ToolPresentation? { .ellipse }
  public var isClosed: Bool { true }
  public var pointCount: Int { Self.segments + 1 + overlap }
  public var overlap: Int { 1 }

  /// The largest one: its sides are 1 ÷ √2.
  public var innerBox: PaperBox? {
    let reach = 0.5.squareRoot() / 2
    return PaperBox(
      from: PaperPoint(x: 0.5 - reach, y: 0.5 - reach),
      to: PaperPoint(x: 0.5 + reach, y: 0.5 + reach))
  }

  /// Starts at the right end of the axis, goes round once and continues by one segment to close with a join.
  public func outline(from a: PaperPoint, to b: PaperPoint) -> [PaperPoint] {
    let center = a.point(0.5, towards: b)
    return (0..<pointCount).map { step in
      let direction = PaperAngle.direction(
        radians: 2 * .pi * Double(step % Self.segments) / Double(Self.segments))
      return PaperPoint(
        x: center.x + direction.dx * abs(b.x - a.x) / 2,
        y: center.y + direction.dy * abs(b.y - a.y) / 2)
    }
  }

  /// Returns the way to the corner of a square, so that the ellipse is a circle.
  public func constrained(_ way: PaperVector) -> PaperVector { Self.square(way) }

  public func reading(of points: [UnitPoint]) -> StrokeOutline? {
    let quarter = Self.segments / 4
    return StrokeOutline(
      across: (points[2 * quarter], points[0]), down: (points[3 * quarter], points[quarter]))
  }

  /// π ÷ 4 of the rectangle around it.
  public func area(_ size: PaperVector) -> Double { .pi / 4 * size.dx * size.dy }

  /// Ramanujan's second formula, "Modular equations and approximations to π" (1914): the relative error is below
  /// 1/2,000, and far smaller unless the ellipse is flat.
  public func outlineLength(_ size: PaperVector) -> Double {
    let (a, b) = (size.dx / 2, size.dy / 2)
    guard a + b > 0 else { return 0 }
    let h = (a - b) * (a - b) / ((a + b) * (a + b))
    return .pi * (a + b) * (1 + 3 * h / (10 + (4 - 3 * h).squareRoot()))
  }
}

extension Tool {
  /// The tool whose strokes are ellipses.
  public static var ellipse: Tool { .shape(.ellipse) }
}

extension ToolPresentation {
  /// The look of the ellipse tool; its key is O.
  public static let ellipse = ToolPresentation(
    .ellipse, "O", \.ellipse, label: \.ellipseLabel, family: shapes)
}
