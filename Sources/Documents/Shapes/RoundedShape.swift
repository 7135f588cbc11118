public import Base
public import Texts

/// A rectangle with quarter circles for corners, which stay circular however it is scaled.
public struct RoundedShape: ShapeForm {
  /// The number of segments of each round corner.
  private static let cornerSegments = 24
  /// The radius of round corners, relative to the shorter side.
  private static let roundness = 0.2

  /// Creates the stateless form.
  public init() {}

  public func name(_ texts: Texts) -> String { texts.roundedRectangle }
  public var versions: ShapeVersions { .first }
  public var presentation: ToolPresentation? { nil }
  public var isClosed: Bool { true }
  /// Always: scaling its line would make the corners elliptical.
  public var isDrawnAnew: Bool { true }
  public var pointCount: Int { 4 * (Self.cornerSegments + 1) + 2 }

  private func radius(_ width: Double, _ height: Double) -> Double {
    Self.roundness * min(abs(width), abs(height))
  }

  /// Starts in the middle of the upper side, whichever corners are given, and goes round once clockwise.
  public func outline(from a: PaperPoint, to b: PaperPoint) -> [PaperPoint] {
    let center = a.point(0.5, towards: b)
    let radius = radius(b.x - a.x, b.y - a.y)
    let (x, y) = (abs(b.x - a.x) / 2, abs(b.y - a.y) / 2)
    let start = PaperPoint(x: center.x, y: center.y - y)
    let corners = [(1.0, -1.0), (1, 1), (-1, 1), (-1, -1)].enumerated().flatMap { index, corner in
      (0...Self.cornerSegments).map { step in
        let part = Double(index - 1) + Double(step) / Double(Self.cornerSegments)
        let direction = PaperAngle.direction(radians: .pi / 2 * part)
        return PaperPoint(
          x: center.x + corner.0 * (x - radius) + direction.dx * radius,
          y: center.y + corner.1 * (y - radius) + direction.dy * radius)
      }
    }
    return [start] + corners + [start]
  }

  public func constrained(_ way: PaperVector) -> PaperVector { Self.square(way) }

  public func reading(of points: [UnitPoint]) -> StrokeOutline? {
    // The ends of the corners, between which are the middles of the sides.
    let ends = (1...4).map { $0 * (Self.cornerSegments + 1) }
    let sides = ends.dropLast().map { points[$0].middle(points[$0 + 1]) }
    return StrokeOutline(across: (sides[2], sides[0]), down: (points[0], sides[1]))
  }

  /// The rectangle without the four corners outside of the quarter circles.
  public func area(_ size: PaperVector) -> Double {
    let radius = radius(size.dx, size.dy)
    return size.dx * size.dy - (4 - .pi) * radius * radius
  }

  /// The sides of the rectangle, with a circle in place of its four corners.
  public func outlineLength(_ size: PaperVector) -> Double {
    2 * (size.dx + size.dy) - (8 - 2 * .pi) * radius(size.dx, size.dy)
  }
}

extension Tool {
  /// The tool whose strokes are rectangles with round corners.
  public static var rounded: Tool { .shape(.rounded) }
}
